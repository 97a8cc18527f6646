// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The result of merging two changes of a list, with its conflicts.
///
///     let merge = merged(base: base, mine: mine, theirs: theirs)
///     updater.submit(merge.rows)    // what both sides changed
///     let conflicts = merge.conflicts     // where they want something else of one row
///     let shown = merge.diffFromMine      // for a list view that shows `mine`
///     let unsent = merge.diffFromTheirs   // for whoever has `theirs`
///
/// It is returned by ``merged(base:mine:theirs:first:parts:resolve:)``.
public struct MergedList<Row> {
  /// The merged list.
  public let rows: [Row]

  /// The rows that both sides changed in different ways, in the order of the merged list; rows that
  /// are left out are where they would have been.
  public let conflicts: [MergeConflict<Row>]

  @usableFromInline let plan: MergePlan

  /// The diff from the list `mine` to the merged list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromMine: ListDiff { plan.diff(from: .mine) }

  /// The diff from the list `theirs` to the merged list: the change from the base to `mine`, rebased.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of rows that either side changed.
  public var diffFromTheirs: ListDiff { plan.diff(from: .theirs) }
}

extension MergedList: Sendable where Row: Sendable {}

extension MergeStart {
  /// Returns the plan of the merge, comparing the rows that both sides update or insert.
  @export(implementation)
  func plan<Row, ID: Hashable>(
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool
  ) -> MergePlan {
    var conflicts: ContiguousArray<Int32> = []
    for run in updatedByBoth {
      for step in 0..<run.count {
        let (own, other) = (Int(run.mine &+ step), Int(run.theirs &+ step))
        if !contentsEqual(mine.element(at: own), theirs.element(at: other)) {
          conflicts.append(run.base &+ step)
        }
      }
    }
    return plan(
      inserted: insertedByBoth(mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual),
      conflicts: conflicts)
  }

  /// Returns the diff from the first side's inserted rows to the other side's; `nil` if a side
  /// inserts none.
  @export(implementation)
  func insertedByBoth<Row, ID: Hashable>(
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool
  ) -> ListDiff? {
    if !bothInsert { return nil }
    var mineRows: ContiguousArray<Row> = [], theirRows: ContiguousArray<Row> = []
    mine.appendElements(at: inserted(by: .mine), to: &mineRows)
    theirs.appendElements(at: inserted(by: .theirs), to: &theirRows)
    // Always from the first side: if ids repeat, the direction determines the pairs.
    if isMineFirst { swap(&mineRows, &theirRows) }
    return theirRows.tableDiff(to: mineRows, id: id, contentsEqual: contentsEqual)
  }
}

extension MergedList {
  /// Merges two lists whose diffs are known.
  @export(implementation)
  init<ID: Hashable>(
    _ mineDiff: ListDiff, _ theirDiff: ListDiff, base: some RandomAccessCollection<Row>,
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, first: MergeSide,
    parts: MergeParts<Row> = .wholeRows, resolve: (MergeConflict<Row>) -> Row?
  ) {
    let start = MergeStart(
      mineDiff, theirDiff, first: first, baseCount: base.count, mineCount: mine.count,
      theirCount: theirs.count)
    var plan = start.plan(mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual)
    let decided = plan.decide(
      base: base, mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual, first: first,
      parts: parts, resolve: resolve)
    conflicts = decided.conflicts(plan.conflictOffsets())
    var rows: [Row] = []
    rows.reserveCapacity(plan.count)
    for run in plan.rows() {
      switch run {
      case .mine(let range): rows.append(range, from: mine)
      case .theirs(let range): rows.append(range, from: theirs)
      case .resolved(let piece): if let row = decided.rows[piece] { rows.append(row) }
      }
    }
    (self.rows, self.plan) = (rows, plan)
  }
}

extension Array {
  /// Appends a range of a list, in one step if it is contiguous.
  @export(implementation)
  mutating func append(_ range: Range<Int>, from list: some RandomAccessCollection<Element>) {
    let isAppended: Void? = list.withContiguousStorageIfAvailable { elements in
      elements.requireCount(list.count)
      append(contentsOf: UnsafeBufferPointer(rebasing: elements[range]))
    }
    if isAppended == nil { list.appendElements(at: range, to: &self) }
  }
}
