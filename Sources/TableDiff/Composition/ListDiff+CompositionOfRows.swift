// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Returns one diff for this change and the next one, by the rows of the outer lists.
  ///
  ///     let old = ["a", "b"], middle = ["b"], new = ["b", "a"]
  ///     let first = old.tableDiff(to: middle, id: \.self)   // deletes "a"
  ///     let second = middle.tableDiff(to: new, id: \.self)  // inserts "a"
  ///     let both = first.followed(
  ///       by: second, from: old, to: new, id: { $0 }, contentsEqual: ==)
  ///     both.moves.count  // 1: "a" moves
  ///
  /// Compares only rows that a change deletes, inserts or updates, so it is faster than a diff of
  /// the outer lists. If no list repeats an id, the result equals that diff: a row that is deleted
  /// and then inserted again stays or moves, and a row whose content is restored is not updated. If
  /// ids are repeated, other rows with equal ids may be pairs than in that diff.
  ///
  /// - Parameters:
  ///   - second: A diff from the list to which this diff leads.
  ///   - old: The list from which this diff starts.
  ///   - new: The list to which `second` leads.
  ///   - id: Returns the identity of a row.
  ///   - contentsEqual: Returns whether two rows of equal id have equal content.
  ///   - style: Which of the rows in both outer lists are reported as moves.
  /// - Returns: A diff from `old` to `new`.
  /// - Precondition: This diff leads to as many rows as `second` starts from, and `old` and `new`
  ///   have as many rows as those of the diffs.
  /// - Complexity: As ``followed(by:moves:)``, and one hash and about one comparison for each row
  ///   that is deleted, inserted or updated.
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
  /// Traps unless the outer lists have as many rows as this diff starts from and `second` leads to.
  @usableFromInline
  func requireOuterCounts(_ second: ListDiff, _ oldCount: Int, _ newCount: Int) {
    require(
      oldCount == self.oldCount && newCount == second.newCount,
      "The diffs lead from \(ListDiff.counted(self.oldCount, "row")) to \(second.newCount), but the lists have "
        + "\(oldCount) and \(newCount).")
  }

  /// Creates the diff of a list that did not change.
  @usableFromInline
  init(unchanged count: Int) {
    self.init(
      oldCount: count, newCount: count, deleted: OffsetRanges(), inserted: OffsetRanges(),
      moved: OffsetPairs(), updated: OffsetPairs(), isKnownMinimal: true)
  }

  /// Whether the two lists are equal although there are changes: rows with the same id exchanged
  /// places.
  ///
  /// The first changed offset is compared first. If ids are unique, the rows there differ.
  @usableFromInline
  func leadsBack(areEqual: (_ offset: Int) -> Bool) -> Bool {
    if isEmpty || oldCount != newCount { return false }
    guard let first = inserted.smallest(with: moved, updated) else { return false }
    return areEqual(first) && (0..<oldCount).allSatisfy(areEqual)
  }
}

extension OffsetRanges {
  /// Returns the smallest of these offsets and of the new ones of pairs; `nil` if there are none.
  func smallest(with pairs: OffsetPairs...) -> Int? {
    let first = pairs.map { $0.runs.first.map { Int($0.new) } } + [range(at: 0)?.lowerBound]
    return first.compactMap { $0 }.min()
  }
}
