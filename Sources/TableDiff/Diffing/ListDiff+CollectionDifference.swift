// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The same changes as a value of the standard library's type, with the rows themselves.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "a", "d"]
  ///     let diff = ListDiff(from: old, to: new, id: \.self)
  ///     let difference = diff.collectionDifference(from: old, to: new)
  ///     old.applying(difference)  // ["c", "a", "d"]
  ///     difference.count          // 4: "b" is removed, "c" removed and inserted, "d" inserted
  ///
  /// Deleted rows are removed, inserted ones inserted. A row that moves is both, and so is one that
  /// stays where its content changes: the standard library knows no updates, and applying must give
  /// the new content. The two changes of such a row name each other by `associatedWith`: there an
  /// association says that this is one row, whether it moves or stays, and whether its content is
  /// the same or not.
  ///
  /// Rows that stay and count as unchanged are not in the result: where contents are compared by a
  /// function of yours, applying keeps the old ones.
  ///
  /// ``init(_:oldCount:moves:algorithm:)`` leads back to the same diff, save where it says
  /// otherwise. An edit script without associations comes of the style ``MoveStyle/never``, where
  /// no row has changed content.
  ///
  /// - Parameters:
  ///   - old: The rows before, which the diff was made from.
  ///   - new: The rows after.
  /// - Returns: The changes: removals at offsets of `old`, insertions at offsets of `new`.
  /// - Precondition: The lists have as many rows as the diff says.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @inlinable
  public func collectionDifference<Row>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>
  ) -> CollectionDifference<Row> {
    require(
      old.count == oldCount && new.count == newCount,
      "The diff leads from \(ListDiff.counted(oldCount, "row")) to \(newCount), the lists have \(old.count) and "
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
      fatalError("The diff names an offset twice: \(self)")
    }
    return difference
  }

  /// The rows that stay and have new content, from where to where they are shifted.
  @usableFromInline
  package var stayingUpdates: [Move] {
    moved.split(updated.runs).unknown.map { Move(from: $0, to: $1) }
  }
}
