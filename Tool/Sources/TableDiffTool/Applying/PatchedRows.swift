// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
package import ToolSupport

/// The rows that a patch or a merge makes of those of a file, and how they are written.
package struct PatchedRows {
  private let sections: [InputSection]

  /// The file that shows how rows are laid out.
  private let list: InputList

  /// How a header is written.
  private let header: RowLayout

  /// What holds the bytes of other rows.
  private let owners: [AnyObject]

  /// Whether the last line of CSV or of lines of JSON has an end.
  private let endsLastLine: Bool

  /// The rows of which there are two versions.
  private let conflicts: RowConflicts?

  init(
    _ sections: [InputSection], _ list: InputList, header: RowLayout, owners: [AnyObject],
    endsLastLine: Bool, conflicts: RowConflicts? = nil
  ) {
    (self.sections, self.list, self.header, self.owners) = (sections, list, header, owners)
    (self.endsLastLine, self.conflicts) = (endsLastLine, conflicts)
  }

  /// Throws if lines would run into each other.
  func requireLineEnds() throws(UsageError) {
    if list.format != .text { return }
    for (index, row) in sections[0].rows.dropLast().enumerated()
    where row.content.last != list.text.lineEnd {
      throw UsageError(message: "line \(index + 1) has no line end, but is not the last")
    }
  }

  /// Writes the rows, section by section, as they are laid out in the file, and in its encoding.
  package func write(to output: BufferedOutput) {
    if list.text.encoding == .utf8 { return writeText(to: output) }
    let text = BufferedOutput()
    writeText(to: text)
    output.write(list.text.encoding.encoded(text.buffer))
  }

  private func writeText(to output: BufferedOutput) {
    let rows = sections.flatMap(\.rows)
    switch list.format {
    case .text: for row in rows { output.write(row.content) }
    case .csv, .tsv, .jsonl: writeLines(rows, to: output)
    case .json:
      let layout = JSONLayout(list)
      if rows.isEmpty {
        output.write(layout.empty)
      } else if let conflicts, !conflicts.versions.isEmpty {
        let isLast = conflicts.versions[rows.count - 1] != nil
        output.write(layout.opening(beforeLine: conflicts.versions[0] != nil ? lineEnd : nil))
        output.write(conflicts.elements(rows, layout, lineEnd))
        output.write(layout.closing(afterLine: isLast))
      } else {
        output.write(layout.opening)
        for (offset, row) in rows.enumerated() {
          if offset > 0 { output.write(layout.separator) }
          output.write(row.written)
        }
        output.write(layout.closing)
      }
    }
  }

  private func writeLines(_ rows: [InputRow], to output: BufferedOutput) {
    let lineEnd = lineEnd
    var isFirst = true
    func write(_ line: some Sequence<UInt8>) {
      if !isFirst { output.write(lineEnd) }
      isFirst = false
      output.write(line)
    }
    output.write(list.bytes.prefix(list.markLength))
    if list.format.isDelimited, list.options.hasHeader {
      write(header.record(header.header.map { Array($0.utf8) }))
    }
    for (offset, row) in rows.enumerated() {
      if let versions = conflicts?.versions[offset] {
        let (mine, theirs) = (versions.mine.map(line) ?? [], versions.theirs.map(line) ?? [])
        write(conflicts?.lines(mine: mine, theirs: theirs, lineEnd) ?? [])
      } else {
        write(line(row))
      }
    }
    let endsWithMark = conflicts?.versions[rows.count - 1] != nil
    if !isFirst, endsLastLine || endsWithMark { output.write(lineEnd) }
  }

  /// Returns a row in one line; records keep the line ends in their fields.
  private func line(_ row: InputRow) -> [UInt8] {
    let hasBreak = list.format == .jsonl && row.content.contains { $0 == 0x0A || $0 == 0x0D }
    return hasBreak ? JSONScanner.compact(row.content) : [UInt8](row.content)
  }

  /// What ends the first line.
  private var lineEnd: [UInt8] {
    let end = list.text.endOfLine(at: 0, before: list.text.count)
    let hasReturn = end >= 2 && list.text.byte(end - 2) == UInt8(ascii: "\r")
    return (hasReturn ? [UInt8(ascii: "\r")] : []) + [list.text.lineEnd]
  }
}

extension FileText.Encoding {
  /// Returns a text in UTF-16 with its mark.
  fileprivate func encoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * text.count + 2)
    for unit in ("\u{FEFF}" + String(decoding: text, as: UTF8.self)).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += self == .utf16LittleEndian ? [low, high] : [high, low]
    }
    return bytes
  }
}

/// What stands around and between the elements of an array of JSON.
struct JSONLayout {
  /// What stands before the first element and behind the last one, with what is around the array.
  let opening: [UInt8]
  let closing: [UInt8]

  let separator: [UInt8]

  /// What is written if there is no element.
  let empty: [UInt8]

  /// Takes the layout from a file, as far as the elements of its array or object show it.
  init(_ list: InputList) {
    let bytes = list.bytes
    let place = list.arrayPlace ?? 0..<bytes.count
    let array = UnsafeRawBufferPointer(rebasing: bytes[place])
    let elements =
      list.isKeyed
      ? JSONScanner.memberPlaces(array).map { $0.key.lowerBound..<$0.value.upperBound }
      : JSONScanner.elements(array)
    let (open, close) = list.isKeyed ? ("{", "}") : ("[", "]")
    let before = [UInt8](bytes[..<place.lowerBound])
    let after = [UInt8](bytes[place.upperBound...])
    empty = before + Array((open + close).utf8) + after
    guard let first = elements.first, let last = elements.last else {
      opening = before + Array((open + "\n  ").utf8)
      separator = Array(",\n  ".utf8)
      closing = Array(("\n" + close).utf8) + after
      return
    }
    opening = before + array[..<first.lowerBound]
    closing = [UInt8](bytes[(place.lowerBound + last.upperBound)...])
    separator =
      elements.count > 1
      ? [UInt8](array[first.upperBound..<elements[1].lowerBound])
      : [UInt8(ascii: ",")] + array[1..<first.lowerBound]
  }

  /// Returns what stands before the first element, with what ends the line if a new one begins.
  func opening(beforeLine lineEnd: [UInt8]?) -> [UInt8] {
    guard let lineEnd else { return opening }
    return opening.reversed().drop { $0 <= 0x20 }.reversed() + lineEnd
  }

  /// Returns what stands behind the last element, without what ends the line if that was ended.
  func closing(afterLine hasEnd: Bool) -> [UInt8] {
    hasEnd ? Array(closing.drop { $0 <= 0x20 }) : closing
  }
}

extension JSONScanner {
  /// Returns where the keys of an object and their values are; none if it is another value.
  ///
  /// - Precondition: The value is valid.
  static func memberPlaces(
    _ object: UnsafeRawBufferPointer
  ) -> [(key: Range<Int>, value: Range<Int>)] {
    var (scanner, places) = (JSONScanner(object), [(key: Range<Int>, value: Range<Int>)]())
    // Values in rows may be nested as deeply as where rows are read one by one.
    try? scanner.members(depth: -2) { _, key, value in places.append((key, value)) }
    return places
  }
}

extension InputList {
  /// Whether the last line has an end.
  var endsLastLine: Bool { text.count == 0 || text.byte(text.count - 1) == text.lineEnd }
}
