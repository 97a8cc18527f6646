// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

extension InputList {
  /// What is odd in the file, for whoever sees what changed in it.
  package var remarks: [String] {
    notes.map { VisibleText.string("note: \(name): \($0)".utf8) }
      + (repeatedIDs.map { ["warning: " + $0] } ?? [])
  }

  /// A sentence about ids that repeat, so that it is not certain which rows are pairs; `nil` if none do.
  package var repeatedIDs: String? {
    if format == .text || !mayRepeatIDs { return nil }
    for section in sections where section.mayRepeatIDs {
      guard let repeated = section.rows.duplicateIDs().first else { continue }
      let text = "\(name): \(subject) not identify a row: more than one has "
      let id = repeated.id.bytes.isEmpty ? Array("(empty)".utf8) : [UInt8](repeated.id.bytes)
      return VisibleText.string(Array(text.utf8) + id)
    }
    return nil
  }

  /// The columns or keys of ids, with a verb.
  private var subject: String {
    let isOne = options.id?.names.count == 1
    return "the \(format.fieldWord)\(isOne ? "" : "s") \(options.id?.text ?? "") "
      + (isOne ? "does" : "do")
  }
}

extension InputSection {
  /// Whether two rows may have the same id; if not, none have.
  ///
  /// Rows are looked up in a table of offsets, which takes less time and memory than a dictionary.
  /// Where ids are chosen so that they meet in the table, the answer is that some may be the same.
  package var mayRepeatIDs: Bool {
    if idsAscend { return false }
    var bits: UInt32 = 1
    while 1 << bits < 2 * rows.count { bits += 1 }
    let last = 1 << Int(bits) - 1
    var offsets = [Int32](repeating: -1, count: last + 1)
    var stepsLeft = 8 * rows.count
    for (offset, row) in rows.enumerated() {
      // Only the upper bits of a product depend on all bits of the digest.
      var place = Int((row.id.digest &* 0x9E37_79B9) >> (32 - bits))
      while offsets[place] >= 0 {
        if stepsLeft == 0 || rows[Int(offsets[place])].id == row.id { return true }
        stepsLeft -= 1
        place = (place + 1) & last
      }
      offsets[place] = Int32(offset)
    }
    return false
  }

  /// Whether each id has more bytes than the one before it, or as many and greater ones, as numbers
  /// that ascend.
  private var idsAscend: Bool {
    guard var last = rows.first?.id else { return true }
    for row in rows.dropFirst() {
      if !last.isShorterOrLess(than: row.id) { return false }
      last = row.id
    }
    return true
  }
}
