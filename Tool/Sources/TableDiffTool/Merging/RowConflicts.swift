// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The rows of which two sides want something else, and how both versions are written.
struct RowConflicts {
  typealias Versions = (mine: InputRow?, theirs: InputRow?)

  /// What the sides are called.
  let names: (mine: String, theirs: String)

  /// Both versions of a row, by its offset in the merged list.
  var versions: [Int: Versions] = [:]

  /// Returns lines as git writes them, the last of which has no end.
  func lines(mine: [UInt8], theirs: [UInt8], _ lineEnd: [UInt8]) -> [UInt8] {
    func line(_ mark: String, _ name: String) -> [UInt8] {
      Array("\(mark) \(VisibleText.string(name.utf8))".utf8)
    }
    let lines = [
      line("<<<<<<<", names.mine), mine, Array("=======".utf8), theirs,
      line(">>>>>>>", names.theirs),
    ]
    return Array(lines.filter { !$0.isEmpty }.joined(separator: lineEnd))
  }

  /// Returns the elements of an array of JSON from the first to the last one.
  ///
  /// A comma belongs to the versions, so that the array is valid whichever is kept: it follows a
  /// version if a row without a conflict comes later, and leads it otherwise. Where there is no such
  /// row, all rows of a side are one version.
  func elements(_ rows: [InputRow], _ layout: JSONLayout, _ lineEnd: [UInt8]) -> [UInt8] {
    func joined(_ rows: [InputRow]) -> [UInt8] {
      Array(rows.map { [UInt8]($0.written) }.joined(separator: layout.separator))
    }
    guard let lastPlain = rows.indices.last(where: { versions[$0] == nil }) else {
      let (mine, theirs) = (
        rows.indices.compactMap { versions[$0]?.mine },
        rows.indices.compactMap { versions[$0]?.theirs }
      )
      return lines(mine: joined(mine), theirs: joined(theirs), lineEnd) + lineEnd
    }
    let comma = UInt8(ascii: ",")
    let indentation = layout.separator.reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    var elements: [UInt8] = []
    for (offset, row) in rows.enumerated() {
      let isAfterConflict = offset > 0 && versions[offset - 1] != nil
      guard let conflict = versions[offset] else {
        if offset > 0 { elements += isAfterConflict ? Array(indentation) : layout.separator }
        elements += row.written
        continue
      }
      if offset > 0, !isAfterConflict { elements += (offset < lastPlain ? [comma] : []) + lineEnd }
      func version(_ row: InputRow?) -> [UInt8] {
        guard let row else { return [] }
        return offset < lastPlain ? row.written + [comma] : [comma] + row.written
      }
      elements +=
        lines(mine: version(conflict.mine), theirs: version(conflict.theirs), lineEnd) + lineEnd
    }
    return elements
  }

  /// Returns a text without rows in conflict.
  ///
  /// Where branches merged each other, git merges their common ancestors first, and the result is the
  /// base: rows in conflict there have no certain version.
  static func removed(from text: FileText) -> FileText {
    var (kept, start, isWithin) = ([UInt8](), 0, false)
    while start < text.count {
      let end = text.endOfLine(at: start, before: text.count)
      let line = UnsafeRawBufferPointer(start: text.bytes + start, count: end - start)
      if line.starts(with: Array("<<<<<<< ".utf8)) { isWithin = true }
      if !isWithin { kept += line }
      if line.starts(with: Array(">>>>>>> ".utf8)) { isWithin = false }
      start = end
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: kept.count + 8, alignment: 16)
    buffer.copyBytes(from: kept + [UInt8](repeating: 0, count: 8))
    return FileText(taking: buffer, count: kept.count)
  }
}
