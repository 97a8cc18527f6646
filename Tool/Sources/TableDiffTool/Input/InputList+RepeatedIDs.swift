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
