// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Puts a diff together by hand, for a change that is known beforehand or was sent.
  ///
  ///     // The third of five rows goes to the front, and is edited.
  ///     let diff = try ListDiff(
  ///       oldCount: 5, newCount: 5, moves: [.init(from: 2, to: 0)],
  ///       updates: [.init(from: 2, to: 0)])
  ///     ["a", "b", "c", "d", "e"].applying(diff) { _ in "C" }  // ["C", "a", "b", "d", "e"]
  ///
  /// The parts may come in any order. They are checked against each other, not against rows: a move
  /// that changes nothing is accepted here, and rejected by list views. ``isKnownMinimal`` is
  /// `true` only where there are no moves, and no deletes or no inserts.
  ///
  /// - Parameters:
  ///   - oldCount: The number of rows in the old list.
  ///   - newCount: The number of rows in the new list.
  ///   - deletes: The offsets, in the old list, of the rows that are gone.
  ///   - inserts: The offsets, in the new list, of the rows that came in.
  ///   - moves: The rows that changed places.
  ///   - updates: The rows whose content changed, whether they stay or move.
  /// - Throws: ``InvalidDiff`` where the parts do not fit together: an offset that its list does
  ///   not have, a row that is named twice, other numbers of rows that stay in the old list and in
  ///   the new one, or an update of two rows that are not one.
  /// - Complexity: O(*k* log *k* + *n* / 64), where *k* is the number of changes and *n* that of
  ///   rows.
  public init(
    oldCount: Int, newCount: Int, deletes: [Int] = [], inserts: [Int] = [], moves: [Move] = [],
    updates: [Update] = []
  ) throws(InvalidDiff) {
    let parts = try DiffParts(
      oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
      updates: updates)
    self.init(
      oldCount: oldCount, newCount: newCount, deleted: parts.deleted, inserted: parts.inserted,
      moved: parts.moved, updated: parts.updated,
      isKnownMinimal: moves.isEmpty && (deletes.isEmpty || inserts.isEmpty))
  }
}

extension DiffParts {
  /// The parts of a diff of flat lists.
  init(
    oldCount: Int, newCount: Int, deletes: [Int], inserts: [Int], moves: [ListDiff.Move],
    updates: [ListDiff.Update]
  ) throws(InvalidDiff) {
    func path(_ offset: Int) -> RowPath { RowPath(section: 0, row: offset) }
    try self.init(
      DiffFrame(oldCount: oldCount, newCount: newCount), deletes: deletes.map(path),
      inserts: inserts.map(path),
      moves: moves.map { .init(from: path($0.from), to: path($0.to)) },
      updates: updates.map { .init(from: path($0.from), to: path($0.to)) })
  }
}
