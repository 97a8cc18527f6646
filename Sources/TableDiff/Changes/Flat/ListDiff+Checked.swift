// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates a diff from its parts, for a change known in advance or received from elsewhere.
  ///
  ///     // The third of five rows moves to the front and is edited.
  ///     let diff = try ListDiff(
  ///       oldCount: 5, newCount: 5, moves: [.init(from: 2, to: 0)],
  ///       updates: [.init(from: 2, to: 0)])
  ///     ["a", "b", "c", "d", "e"].applying(diff) { _ in "C" }  // ["C", "a", "b", "d", "e"]
  ///
  /// The parts may be in any order. They are validated against each other, not against rows: a move
  /// without effect is accepted here but rejected by list views. ``isKnownMinimal`` is `true` only
  /// if there are no moves, and no deletes or no inserts.
  ///
  /// - Parameters:
  ///   - oldCount: The number of rows in the old list.
  ///   - newCount: The number of rows in the new list.
  ///   - deletes: The old offsets of the deleted rows.
  ///   - inserts: The new offsets of the inserted rows.
  ///   - moves: The moved rows.
  ///   - updates: The rows with changed content, whether they stay or move.
  /// - Throws: ``InvalidDiff`` if the parts are inconsistent: an offset is out of range, a row is
  ///   listed twice, the numbers of staying rows in the two lists differ, or the rows of an update
  ///   are not a pair.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  public init(
    oldCount: Int, newCount: Int, deletes: [Int] = [], inserts: [Int] = [], moves: [Move] = [],
    updates: [Update] = []
  ) throws(InvalidDiff) {
    try self.init(
      oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
      updates: updates, isSparse: nil)
  }

  /// Creates a diff from its parts.
  ///
  /// - Parameter isSparse: As for `OffsetSetBuilder`.
  package init(
    oldCount: Int, newCount: Int, deletes: [Int], inserts: [Int], moves: [Move],
    updates: [Update], isSparse: Bool?
  ) throws(InvalidDiff) {
    let parts = try ValidatedChanges(
      oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
      updates: updates, isSparse: isSparse)
    self.init(
      oldCount: oldCount, newCount: newCount, deleted: parts.deleted, inserted: parts.inserted,
      moved: parts.moved, updated: parts.updated,
      isKnownMinimal: moves.isEmpty && (deletes.isEmpty || inserts.isEmpty))
  }
}

extension ValidatedChanges {
  init(
    oldCount: Int, newCount: Int, deletes: [Int], inserts: [Int], moves: [ListDiff.Move],
    updates: [ListDiff.Update], isSparse: Bool? = nil
  ) throws(InvalidDiff) {
    func path(_ offset: Int) -> RowPath { RowPath(section: 0, row: offset) }
    try self.init(
      DiffContext(oldCount: oldCount, newCount: newCount), deletes: deletes.map(path),
      inserts: inserts.map(path),
      moves: moves.map { .init(from: path($0.from), to: path($0.to)) },
      updates: updates.map { .init(from: path($0.from), to: path($0.to)) }, isSparse: isSparse)
  }
}
