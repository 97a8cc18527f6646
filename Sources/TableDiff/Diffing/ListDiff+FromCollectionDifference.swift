// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Reads a difference of the standard library's type, whose rows are compared by `==`.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "a", "d"]
  ///     let difference = new.difference(from: old).inferringMoves()
  ///     let diff = try ListDiff(difference, oldCount: old.count)
  ///     diff.deletes  // [1]
  ///     diff.inserts  // [2]
  ///     diff.moves    // [Move(from: 2, to: 0)]
  ///
  /// A removal and an insertion that name each other by `associatedWith` are one row: they make a
  /// pair, as rows that are in neither do. The style determines which pairs stay and which move, as
  /// for lists; pairs whose rows differ are updates. All other removals are deletes, all other
  /// insertions inserts.
  ///
  /// So a diff that became a difference by ``collectionDifference(from:to:)`` comes back as it was,
  /// given the same style and algorithm. A difference that has no associations, or that was made
  /// from such a diff, survives the round trip too.
  ///
  /// With repeated ids there are two exceptions, since a difference does not say which of its rows
  /// move. By ``Algorithm/lcs``, where both rows that stay and rows that move have new content,
  /// others of these may come back as moves, as many. A diff by ``Algorithm/lcs(effort:)`` that is
  /// not known to be minimal may come back with fewer moves.
  ///
  /// - Parameters:
  ///   - difference: What changed; its removals are in offsets of the old list, its insertions in
  ///     offsets of the new one.
  ///   - oldCount: The number of rows in the old list, which a difference does not say.
  ///   - moves: Which rows are said to move.
  ///   - algorithm: How the diff was made that became the difference. By ``Algorithm/lcs``, where
  ///     several largest sets of rows could stay, one is preferred that holds all rows which the
  ///     difference does not touch; else the choice is the one for lists of unique ids.
  /// - Throws: ``OffsetOutOfRange`` where a change names an offset that its list does not have.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @inlinable
  public init<Row: Equatable>(
    _ difference: CollectionDifference<Row>, oldCount: Int, moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) throws(OffsetOutOfRange) {
    try self.init(
      difference, oldCount: oldCount, contentsEqual: { $0 == $1 }, moves: moves,
      algorithm: algorithm)
  }

  /// Reads a difference of the standard library's type, with a content test of your own.
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
  ///   - difference: What changed, as for ``init(_:oldCount:moves:algorithm:)``.
  ///   - oldCount: The number of rows in the old list.
  ///   - contentsEqual: Whether a removed row and the inserted one that it is associated with look
  ///     alike.
  ///   - moves: Which rows are said to move.
  ///   - algorithm: How the diff was made that became the difference. By ``Algorithm/lcs``, where
  ///     several largest sets of rows could stay, one is preferred that holds all rows which the
  ///     difference does not touch; else the choice is the one for lists of unique ids.
  /// - Throws: ``OffsetOutOfRange`` where a change names an offset that its list does not have.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  @inlinable
  public init<Row>(
    _ difference: CollectionDifference<Row>, oldCount: Int,
    contentsEqual: (Row, Row) -> Bool, moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) throws(OffsetOutOfRange) {
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
    self.init(pairing, moves: moves, algorithm: algorithm)
  }
}

extension ListDiff {
  /// Writes down the pairs of a difference in a style.
  @usableFromInline
  init(_ pairing: DifferencePairing, moves style: MoveStyle, algorithm: Algorithm) {
    var pairing = pairing
    let (pairs, updates, untouched) = pairing.finish()
    let found = PairSplit(
      pairs.runs, oldCount: pairing.oldCount, style: style, shouldStop: { false })
    guard var split = found else { fatalError("The split of pairs stopped, unasked.") }
    if algorithm.kind == .lcs {
      split.prefer(untouched: untouched, updates: updates, oldCount: pairing.oldCount)
    }
    // Rows that are in no pair may have equal ids all the same.
    let isOneSidePaired = pairs.count == min(pairing.oldCount, pairing.newCount)
    self.init(
      oldCount: pairing.oldCount, newCount: pairing.newCount, split: split,
      updated: split.keptUpdates(updates),
      isKnownMinimal: isOneSidePaired && StayingRuns.areAscending(pairs.runs))
  }
}
