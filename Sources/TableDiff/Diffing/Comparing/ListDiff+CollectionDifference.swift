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
  /// Deleted rows are removed, and inserted rows inserted. A row that moves, or that stays with
  /// changed content, is both removed and inserted: the standard library has no updates, and
  /// applying must give the new content. `associatedWith` links the two changes of such a row. An
  /// association means that both are the same row, whether or not it moves and whether or not its
  /// content changes.
  ///
  /// Rows that stay unchanged are not in the result: if a closure compares contents, applying keeps
  /// the old rows.
  ///
  /// ``init(_:oldCount:options:)`` restores the diff, with the exceptions listed there. For
  /// an edit script without associations, use the style ``MoveStyle/never`` and rows without
  /// changed content.
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
  package var stayingUpdates: [Move] {
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
  /// A removal and an insertion linked by `associatedWith` are a pair; so are the two occurrences
  /// of each row that the difference does not touch. As for lists, the style determines which pairs
  /// stay and which move. Pairs with different contents are updates. All other removals are
  /// deletes, and all other insertions are inserts.
  ///
  /// So this initializer restores a diff from its ``collectionDifference(from:to:)``, given the
  /// same options. A difference without associations, or created from such a diff,
  /// survives the round trip too.
  ///
  /// With repeated ids there are two exceptions, since a difference does not record which of its
  /// rows move. By ``Algorithm/lcs``, if both staying and moved rows have changed content, others
  /// of these rows may become the moves, in the same number. A diff by ``Algorithm/lcs(effort:)``
  /// that is not known to be minimal may lose moves.
  ///
  /// - Parameters:
  ///   - difference: The difference; removals have offsets of the old list, insertions those of the
  ///     new one.
  ///   - oldCount: The number of rows in the old list, which a difference does not record.
  ///   - options: Which rows are reported as moves, and the algorithm of the diff that became the
  ///     difference. With ``Algorithm/lcs``, if several largest sets of rows could stay, one with all
  ///     rows that the difference does not touch is preferred; otherwise the choice is that for lists
  ///     of unique ids.
  /// - Throws: ``InvalidDiff`` if the offset of a change is not in its list.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @export(implementation)
  public init<Row: Equatable>(
    _ difference: CollectionDifference<Row>, oldCount: Int, options: Options = Options()
  ) throws(InvalidDiff) {
    try self.init(
      difference, oldCount: oldCount, contentsEqual: { $0 == $1 }, options: options)
  }

  /// Creates the diff of a `CollectionDifference` whose contents a closure compares.
  ///
  ///     let difference = CollectionDifference<Character>([
  ///       .remove(offset: 1, element: "b", associatedWith: 1),
  ///       .insert(offset: 1, element: "B", associatedWith: 1),
  ///     ])
  ///     let diff = try difference.map {
  ///       try ListDiff($0, oldCount: 3, contentsEqual: { $0 == $1 })
  ///     }
  ///     diff?.updates  // [Update(from: 1, to: 1)]
  ///
  /// - Parameters:
  ///   - difference: The difference, as for ``init(_:oldCount:options:)``.
  ///   - oldCount: The number of rows in the old list.
  ///   - contentsEqual: Whether a removed row and the associated inserted one look alike.
  ///   - options: Which rows are reported as moves, and the algorithm of the diff that became the
  ///     difference. With ``Algorithm/lcs``, if several largest sets of rows could stay, one with all
  ///     rows that the difference does not touch is preferred; otherwise the choice is that for lists
  ///     of unique ids.
  /// - Throws: ``InvalidDiff`` if the offset of a change is not in its list.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @export(implementation)
  public init<Row>(
    _ difference: CollectionDifference<Row>, oldCount: Int,
    contentsEqual: (Row, Row) -> Bool, options: Options = Options()
  ) throws(InvalidDiff) {
    var removals: [Int] = []
    removals.reserveCapacity(difference.removals.count)
    for case .remove(let offset, _, _) in difference.removals { removals.append(offset) }
    var pairing = try DifferencePairing(
      oldCount: oldCount, removals: removals, insertionCount: difference.insertions.count)
    for case .insert(let newOffset, let row, let oldOffset) in difference.insertions {
      try pairing.insert(at: newOffset)
      guard let oldOffset, let index = pairing.indexOfRemoval(at: oldOffset) else { continue }
      guard case .remove(_, let oldRow, _) = difference.removals[index] else { continue }
      pairing.pairInsert(with: oldOffset, isUpdate: !contentsEqual(oldRow, row))
    }
    self.init(pairing, options)
  }
}

extension ListDiff {
  /// Creates the diff of the pairs of a difference.
  @usableFromInline
  init(_ pairing: DifferencePairing, _ options: Options) {
    var pairing = pairing
    let (pairs, updates, untouched) = pairing.finish()
    var split = finished { () throws(_Stopped) in
      try StayMoveSplit(pairs.runs, oldCount: pairing.oldCount, style: options.moves, nil)
    }
    if options.algorithm.kind == .lcs {
      split.prefer(untouched: untouched, updates: updates, oldCount: pairing.oldCount)
    }
    // Rows without a pair may have equal ids.
    let isOneSidePaired = pairs.count == min(pairing.oldCount, pairing.newCount)
    self.init(
      oldCount: pairing.oldCount, newCount: pairing.newCount, split: split,
      updated: split.keptUpdates(updates),
      isKnownMinimal: isOneSidePaired && LongestIncreasingRuns.areAscending(pairs.runs))
  }
}
