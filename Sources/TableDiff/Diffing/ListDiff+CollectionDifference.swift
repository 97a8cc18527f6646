// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns the changes as a `CollectionDifference`, which includes the rows.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "a", "d"]
  ///     let diff = ListDiff(from: old, to: new, id: \.self)
  ///     let difference = diff.collectionDifference(from: old, to: new)
  ///     old.applying(difference)  // ["c", "a", "d"]
  ///     difference.count          // 4: "b" is removed, "c" removed and inserted, "d" inserted
  ///
  /// Deleted rows are removed, and inserted rows inserted. A row that moves, or that stays with
  /// changed content, is both removed and inserted: the standard library has no updates, and
  /// applying must give the new content. `associatedWith` links the two changes of such a row. An
  /// association means that both are the same row, whether or not it moves and whether or not its
  /// content changes.
  ///
  /// Rows that stay unchanged are not in the result: if a closure compares contents, applying keeps
  /// the old rows.
  ///
  /// ``init(_:oldCount:moves:algorithm:)`` restores the diff, with the exceptions listed there. For
  /// an edit script without associations, use the style ``MoveStyle/never`` and rows without
  /// changed content.
  ///
  /// - Parameters:
  ///   - old: The rows before, from which the diff was created.
  ///   - new: The rows after.
  /// - Returns: The changes: removals at offsets of `old`, insertions at offsets of `new`.
  /// - Precondition: The lists have as many rows as those of the diff.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @inlinable
  public func collectionDifference<Row>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>
  ) -> CollectionDifference<Row> {
    require(
      old.count == oldCount && new.count == newCount,
      "The diff leads from \(ListDiff.counted(oldCount, "row")) to \(newCount), but the lists have \(old.count) and "
        + "\(new.count).")
    var changes: [CollectionDifference<Row>.Change] = []
    func remove(_ offset: Int, associatedWith newOffset: Int? = nil) {
      let row = old[old.index(old.startIndex, offsetBy: offset)]
      changes.append(.remove(offset: offset, element: row, associatedWith: newOffset))
    }
    func insert(_ offset: Int, associatedWith oldOffset: Int? = nil) {
      let row = new[new.index(new.startIndex, offsetBy: offset)]
      changes.append(.insert(offset: offset, element: row, associatedWith: oldOffset))
    }
    for offset in deletes { remove(offset) }
    for offset in inserts { insert(offset) }
    for move in moves + stayingUpdates {
      remove(move.from, associatedWith: move.to)
      insert(move.to, associatedWith: move.from)
    }
    guard let difference = CollectionDifference(changes) else {
      fatalError("An offset is in two changes of the diff: \(self)")
    }
    return difference
  }

  /// The rows that stay with changed content, from their old to their new offsets.
  @usableFromInline
  package var stayingUpdates: [Move] {
    moved.split(updated.runs).unknown.map { Move(from: $0, to: $1) }
  }
}
