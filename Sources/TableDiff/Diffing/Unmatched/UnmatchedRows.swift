// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that a walk left over, by flat or aligned offset.
struct UnmatchedRows {
  let old: RowTable
  let new: RowTable

  /// The sections of the rows; `nil` for flat lists.
  let sections: RowSections?

  /// Returns whether an old row and a new one have the same id.
  func haveSameID(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.haveSameID, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }

  /// Returns whether an old row and a new one are in the same section; `true` in flat lists.
  func areTogether(_ oldOffset: Int, _ newOffset: Int) -> Bool {
    sections?.areTogether(oldOffset, newOffset) ?? true
  }

  /// Returns whether an old row and a new one look alike.
  func lookAlike(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.lookAlike, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }
}

extension RowTable {
  /// Returns a second hash of a row's id.
  func secondHash(_ hash: IDHash, at offset: Int, _ answer: RowAnswers) -> UInt64 {
    let row = address(of: offset)
    return answer(.secondHash(hash), row, row)
  }
}
