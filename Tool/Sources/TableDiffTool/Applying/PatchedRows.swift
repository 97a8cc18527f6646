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

  init(
    _ sections: [InputSection], _ list: InputList, header: RowLayout, owners: [AnyObject]
  ) {
    (self.sections, self.list, self.header, self.owners) = (sections, list, header, owners)
  }

  /// Throws if lines would run into each other.
  func requireLineEnds() throws(UnfitFile) {
    if list.format != .text { return }
    for (index, row) in sections[0].rows.dropLast().enumerated()
    where row.content.last != list.text.lineEnd {
      throw UnfitFile("line \(index + 1) has no line end, but is not the last")
    }
  }

  /// Writes the rows, section by section, as they are laid out in the file.
  package func write(to output: BufferedOutput) {
    switch list.format {
    case .text: writeRows(to: output, separator: [])
    case .csv, .tsv:
      let lineEnd = lineEnd
      output.write(list.bytes.prefix(list.markLength))
      if list.options.hasHeader {
        output.write(header.record(header.header.map { Array($0.utf8) }) + lineEnd)
      }
      writeRows(to: output, separator: lineEnd)
      if sections.contains(where: { !$0.rows.isEmpty }) { output.write(lineEnd) }
    case .json:
      let layout = JSONLayout(list)
      let isEmpty = sections.allSatisfy(\.rows.isEmpty)
      output.write(isEmpty ? layout.empty : layout.opening)
      writeRows(to: output, separator: layout.separator)
      if !isEmpty { output.write(layout.closing) }
    case .jsonl:
      for row in sections.lazy.flatMap(\.rows) {
        // A conflict takes several lines; it begins with no brace.
        let hasBreak =
          row.content.first == UInt8(ascii: "{") && row.content.contains(UInt8(ascii: "\n"))
        output.write(hasBreak ? JSONScanner.compact(row.content) : [UInt8](row.content))
        output.write("\n")
      }
    }
  }

  private func writeRows(to output: BufferedOutput, separator: [UInt8]) {
    var isFirst = true
    for section in sections {
      for row in section.rows {
        if !isFirst { output.write(separator) }
        isFirst = false
        output.write(row.content)
      }
    }
  }

  /// What ends the first line.
  private var lineEnd: [UInt8] {
    let end = list.text.endOfLine(at: 0, before: list.text.count)
    let hasReturn = end >= 2 && list.text.byte(end - 2) == UInt8(ascii: "\r")
    return (hasReturn ? [UInt8(ascii: "\r")] : []) + [list.text.lineEnd]
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

  /// Takes the layout from a file, as far as its elements show it.
  init(_ list: InputList) {
    let bytes = list.bytes
    let place = list.arrayPlace ?? 0..<bytes.count
    let array = UnsafeRawBufferPointer(rebasing: bytes[place])
    let elements = JSONScanner.elements(array)
    let before = [UInt8](bytes[..<place.lowerBound])
    var after = [UInt8](bytes[place.upperBound...])
    if after.isEmpty { after = [UInt8(ascii: "\n")] }
    empty = before + Array("[]".utf8) + after
    guard let first = elements.first, let last = elements.last else {
      opening = before + Array("[\n  ".utf8)
      separator = Array(",\n  ".utf8)
      closing = Array("\n]".utf8) + after
      return
    }
    opening = before + array[..<first.lowerBound]
    closing = [UInt8](bytes[(place.lowerBound + last.upperBound)...])
    separator =
      elements.count > 1
      ? [UInt8](array[first.upperBound..<elements[1].lowerBound])
      : [UInt8(ascii: ",")] + array[1..<first.lowerBound]
  }
}
