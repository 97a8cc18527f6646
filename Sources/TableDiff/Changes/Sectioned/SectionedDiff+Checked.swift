// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Creates a diff of sections from its parts, for a change that is known beforehand or was
  /// received.
  ///
  ///     // The second row of the first section moves to the front of the second one.
  ///     let diff = try SectionedDiff(
  ///       sections: ListDiff(oldCount: 2, newCount: 2), oldRowCounts: [2, 1],
  ///       newRowCounts: [1, 2],
  ///       moves: [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0))])
  ///     diff.changeCount  // 1
  ///
  /// The parts may be in any order. Rows deleted or inserted with their section are not listed
  /// separately.
  ///
  /// - Parameters:
  ///   - sections: The changes of the sections themselves.
  ///   - oldRowCounts: The number of rows in each old section.
  ///   - newRowCounts: The number of rows in each new section.
  ///   - deletes: The old paths of the rows deleted from surviving sections.
  ///   - inserts: The new paths of the rows inserted into surviving sections.
  ///   - moves: The moved rows, within a section or from one to another.
  ///   - updates: The rows with changed content, whether they stay or move.
  /// - Throws: ``InvalidDiff`` if the parts do not fit together: as for
  ///   ``ListDiff/init(oldCount:newCount:deletes:inserts:moves:updates:)``, section by section, and
  ///   if a listed row is deleted or inserted with its section.
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of changes and *s* that of sections.
  public init(
    sections: ListDiff, oldRowCounts: [Int], newRowCounts: [Int], deletes: [RowPath] = [],
    inserts: [RowPath] = [], moves: [Move] = [], updates: [Update] = []
  ) throws(InvalidDiff) {
    let frame = try DiffContext(
      sections, oldRowCounts: oldRowCounts, newRowCounts: newRowCounts)
    let parts = try ValidatedChanges(
      frame, deletes: deletes, inserts: inserts, moves: moves, updates: updates)
    self.init(
      sections: sections, oldStarts: frame.old, newStarts: frame.new, deleted: parts.deleted,
      inserted: parts.inserted, moved: parts.moved, updated: parts.updated)
  }
}
