// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns the changes as a `CollectionDifference`, which includes the rows.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "a", "d"]
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     let difference = diff.collectionDifference(from: old, to: new)
  ///     old.applying(difference)  // ["c", "a", "d"]
  ///     difference.count          // 4: "b" is removed, "c" removed and inserted, "d" inserted
  ///
  /// Deletes become removals, and inserts become insertions. A row that moves, or that stays with
  /// changed content, becomes a removal and an insertion linked by `associatedWith`: the standard
  /// library has no updates, and applying the difference must give the new content. Linked changes
  /// belong to the same row, whether or not it moves and whether or not its content changes.
  ///
  /// Unchanged rows that stay are not in the result. If a closure compares contents, applying the
  /// difference keeps the old values of such rows.
  ///
  /// ``init(_:oldCount:options:)`` restores the diff, with the exceptions listed there. To get an
  /// edit script without associations, use the style ``MoveStyle/never`` and rows without changed
  /// content.
  ///
  /// - Parameters:
  ///   - old: The rows before, from which the diff was created.
  ///   - new: The rows after.
  /// - Returns: The changes: removals at offsets of `old`, insertions at offsets of `new`.
  /// - Precondition: The lists have as many rows as those of the diff.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @export(implementation)
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
  var stayingUpdates: [Move] {
    moved.split(updated.runs).unknown.map { Move(from: $0, to: $1) }
  }
}

extension ListDiff {
  /// Creates the diff of a `CollectionDifference`, comparing contents by `==`.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "a", "d"]
  ///     let difference = new.difference(from: old).inferringMoves()
  ///     let diff = try ListDiff(difference, oldCount: old.count)
  ///     diff.deletes  // [1]
  ///     diff.inserts  // [2]
  ///     diff.moves    // [Move(from: 2, to: 0)]
  ///
  /// A removal and an insertion linked by `associatedWith` form a pair, as do the two occurrences
  /// of each untouched row. The style determines which pairs stay and which move. Pairs with
  /// different contents are updates. All other removals are deletes, and all other insertions are
  /// inserts.
  ///
  /// With the same options, this initializer therefore restores a diff from its
  /// ``collectionDifference(from:to:)``. A difference without associations, or created from such a
  /// diff, survives the round trip too.
  ///
  /// Repeated ids cause two exceptions, since a difference does not record which rows move. With
  /// ``Algorithm/lcs``, a different set of rows may become the moves, of the same size. A diff by
  /// ``Algorithm/lcs(effort:)`` that is not known to be minimal may lose moves.
  ///
  /// - Parameters:
  ///   - difference: The difference; removals have offsets of the old list, insertions those of the
  ///     new one.
  ///   - oldCount: The number of rows in the old list, which a difference does not record.
  ///   - options: Which rows are reported as moves; the algorithm makes no difference, since a
  ///     difference says which rows are the same.
  /// - Throws: ``InvalidDiff`` if the offset of a change is not in its list.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @export(implementation)
  public init<Row: Equatable>(
    _ difference: CollectionDifference<Row>, oldCount: Int, options: Options = Options()
  ) throws(InvalidDiff) {
    var removals: [Int] = []
    removals.reserveCapacity(difference.removals.count)
    for case .remove(let offset, _, _) in difference.removals { removals.append(offset) }
    var matcher = try DifferenceMatcher(
      oldCount: oldCount, removals: removals, insertionCount: difference.insertions.count)
    for case .insert(let newOffset, let row, let oldOffset) in difference.insertions {
      try matcher.insert(at: newOffset)
      guard let oldOffset, let index = matcher.indexOfRemoval(at: oldOffset) else { continue }
      guard case .remove(_, let oldRow, _) = difference.removals[index] else { continue }
      matcher.pairInsert(with: oldOffset, isUpdate: oldRow != row)
    }
    self.init(matcher, options)
  }
}

extension ListDiff {
  @usableFromInline
  init(_ matcher: DifferenceMatcher, _ options: Options) {
    var matcher = matcher
    let (pairs, updates) = matcher.finish()
    let split = finished { () throws(_Stopped) in
      try StayMoveSplit(pairs.runs, oldCount: matcher.oldCount, style: options.moves, nil)
    }
    // Unpaired rows on both sides may have equal ids.
    let isOneSidePaired = pairs.count == min(matcher.oldCount, matcher.newCount)
    self.init(
      oldCount: matcher.oldCount, newCount: matcher.newCount, split: split,
      updated: split.keptUpdates(updates),
      isKnownMinimal: isOneSidePaired && LongestIncreasingRuns.areAscending(pairs.runs))
  }
}
