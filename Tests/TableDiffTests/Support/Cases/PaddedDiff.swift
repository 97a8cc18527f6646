// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The same change before so many rows that stay, which makes its parts few among all rows.
enum PaddedDiff {
  /// The number of rows that stay.
  static var rowCount: Int { 100_000 }

  /// Returns a diff of both lists with more rows at the end.
  static func make(_ diff: ListDiff) throws -> ListDiff {
    try make(diff, count: rowCount)
  }

  private static func make(_ diff: ListDiff, count: Int) throws -> ListDiff {
    try ListDiff(
      oldCount: diff.oldCount + count, newCount: diff.newCount + count, deletes: diff.deletes,
      inserts: diff.inserts, moves: diff.moves, updates: diff.updates)
  }

  /// Returns a diff of both lists with one more section, which stays with its rows.
  static func make(_ diff: SectionedDiff) throws -> SectionedDiff {
    try SectionedDiff(
      sections: make(diff.sections, count: 1), oldRowCounts: counts(diff.oldStarts) + [rowCount],
      newRowCounts: counts(diff.newStarts) + [rowCount], deletes: diff.deletes,
      inserts: diff.inserts, moves: diff.moves, updates: diff.updates)
  }

  static func counts(_ starts: SectionStarts) -> [Int] {
    (0..<starts.sectionCount).map { starts.rows(of: $0).count }
  }
}
