// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns one diff for this change and the next one, given the rows of the outer lists.
  ///
  ///     let old = ["a", "b"], middle = ["b"], new = ["b", "a"]
  ///     let first = old.tableDiff(to: middle, id: \.self)   // deletes "a"
  ///     let second = middle.tableDiff(to: new, id: \.self)  // inserts "a"
  ///     let both = first.followed(
  ///       by: second, from: old, to: new, id: { $0 }, contentsEqual: ==)
  ///     both.moves.count  // 1: "a" moves
  ///
  /// Compares only rows that a change deletes, inserts or updates, so it is faster than a diff of
  /// the outer lists. If no list repeats an id, the result equals that diff: a row deleted and then
  /// inserted again stays or moves, and a row whose content is restored is not updated. Rows with
  /// repeated ids may be paired differently.
  ///
  /// - Parameters:
  ///   - second: A diff from the new list of this diff.
  ///   - old: The old list of this diff.
  ///   - new: The new list of `second`.
  ///   - id: Returns the identity of a row.
  ///   - contentsEqual: Returns whether two rows with equal ids have equal contents.
  ///   - style: Which rows in both outer lists are reported as moves.
  /// - Returns: A diff from `old` to `new`.
  /// - Precondition: The new list of this diff and the old list of `second` have the same row
  ///   count, and `old` and `new` have the row counts of the diffs.
  /// - Complexity: That of ``followed(by:moves:)``, plus one hash and about one comparison for each
  ///   row that is deleted, inserted or updated.
  @export(implementation)
  public func followed<Row, ID: Hashable>(
    by second: ListDiff, from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, moves style: MoveStyle = .minimal
  ) -> ListDiff {
    requireContinues(second)
    requireOuterCounts(second, old.count, new.count)
    var composition = RowComposition(self, second)
    composition.confirmUpdates { contentsEqual(old.element(at: $0), new.element(at: $1)) }
    if composition.hasUnmatched {
      var oldRows: ContiguousArray<Row> = [], newRows: ContiguousArray<Row> = []
      old.appendElements(at: composition.rows.unmatchedOld, to: &oldRows)
      new.appendElements(at: composition.rows.unmatchedNew, to: &newRows)
      composition.pairUnmatched(
        oldRows, newRows, sections: nil, id: id, contentsEqual: contentsEqual)
    }
    let diff = ListDiff(
      composition.finish(), oldCount: oldCount, newCount: second.newCount, style: style,
      isComplete: true)
    let isUnchanged = diff.leadsBack { offset in
      let (old, new) = (old.element(at: offset), new.element(at: offset))
      return id(old) == id(new) && contentsEqual(old, new)
    }
    return isUnchanged ? ListDiff(unchanged: oldCount) : diff
  }
}

extension ListDiff {
  /// Traps unless the outer lists have the row counts of the diffs.
  @usableFromInline
  func requireOuterCounts(_ second: ListDiff, _ oldCount: Int, _ newCount: Int) {
    require(
      oldCount == self.oldCount && newCount == second.newCount,
      "The diffs lead from \(ListDiff.counted(self.oldCount, "row")) to \(second.newCount), but the lists have "
        + "\(oldCount) and \(newCount).")
  }

  @usableFromInline
  init(unchanged count: Int) {
    self.init(
      oldCount: count, newCount: count, deleted: OffsetRanges(), inserted: OffsetRanges(),
      moved: OffsetPairs(), updated: OffsetPairs(), isKnownMinimal: true)
  }

  /// Returns whether the lists are equal despite the changes, because rows with equal ids exchanged
  /// places.
  ///
  /// The first changed offset is compared first. If ids are unique, its rows differ.
  @usableFromInline
  func leadsBack(areEqual: (_ offset: Int) -> Bool) -> Bool {
    if isEmpty || oldCount != newCount { return false }
    guard let first = inserted.smallest(with: moved, updated) else { return false }
    return areEqual(first) && (0..<oldCount).allSatisfy(areEqual)
  }
}

extension OffsetRanges {
  /// Returns the smallest of these offsets and of the new offsets of pairs; `nil` if there are
  /// none.
  func smallest(with pairs: OffsetPairs...) -> Int? {
    let first = pairs.map { $0.runs.first.map { Int($0.new) } } + [range(at: 0)?.lowerBound]
    return first.compactMap { $0 }.min()
  }
}
