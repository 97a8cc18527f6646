// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension MergeStart {
  /// Returns what becomes of all rows, comparing those that both sides update or insert.
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
    if !bothInsert { return plan(inserted: nil, conflicts: conflicts) }
    var mineRows: ContiguousArray<Row> = [], theirRows: ContiguousArray<Row> = []
    mine.appendElements(at: inserted(by: .mine), to: &mineRows)
    theirs.appendElements(at: inserted(by: .theirs), to: &theirRows)
    // Always from the first side: if ids repeat, the direction decides which rows are pairs.
    if isMineFirst { swap(&mineRows, &theirRows) }
    let inserted = theirRows.tableDiff(to: mineRows, id: id, contentsEqual: contentsEqual)
    return plan(inserted: inserted, conflicts: conflicts)
  }
}

extension MergedList {
  /// Merges two lists whose diffs are known.
  @export(implementation)
  init<ID: Hashable>(
    _ mineDiff: ListDiff, _ theirDiff: ListDiff, base: some RandomAccessCollection<Row>,
    mine: some RandomAccessCollection<Row>, theirs: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, first: MergeSide,
    resolve: (MergeConflict<Row>) -> Row?
  ) {
    let start = MergeStart(
      mineDiff, theirDiff, first: first, baseCount: base.count, mineCount: mine.count,
      theirCount: theirs.count)
    var plan = start.plan(mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual)
    let found = plan.conflicts.map { planned in
      let own = planned.mine < 0 ? nil : mine.element(at: Int(planned.mine))
      let other = planned.theirs < 0 ? nil : theirs.element(at: Int(planned.theirs))
      let outcome: Row? =
        switch plan.source(of: planned) {
        case .mine: own
        case .theirs: other
        case nil: nil
        }
      return MergeConflict(
        kind: planned.kind, base: planned.base < 0 ? nil : base.element(at: Int(planned.base)),
        mine: own, theirs: other, merged: outcome, offset: nil)
    }
    var resolved: [Int: Row] = [:]
    for (planned, conflict) in zip(plan.conflicts, found) {
      guard let row = resolve(conflict) else {
        plan.leaveOut(planned)
        continue
      }
      for given in [conflict.mine, conflict.theirs].lazy.compactMap({ $0 }) {
        require(
          id(given) == id(row),
          "The conflict of row \(id(given)) was resolved by a row of another id, \(id(row)).")
      }
      plan.resolve(
        planned, differsFromMine: conflict.mine.map { !contentsEqual($0, row) } ?? true,
        differsFromTheirs: conflict.theirs.map { !contentsEqual($0, row) } ?? true)
      resolved[planned.piece] = row
    }
    conflicts = zip(zip(plan.conflicts, found), plan.conflictOffsets()).map { conflict, offset in
      let (planned, found) = conflict
      return MergeConflict(
        kind: found.kind, base: found.base, mine: found.mine, theirs: found.theirs,
        merged: offset < 0 ? nil : resolved[planned.piece],
        offset: offset < 0 ? nil : offset)
    }
    var rows: [Row] = []
    rows.reserveCapacity(plan.count)
    for run in plan.rows() {
      switch run {
      case .mine(let range): rows.append(range, from: mine)
      case .theirs(let range): rows.append(range, from: theirs)
      case .resolved(let piece): if let row = resolved[piece] { rows.append(row) }
      }
    }
    (self.rows, self.plan) = (rows, plan)
  }
}

extension Array {
  /// Appends consecutive elements of a list, at once if they are contiguous.
  @export(implementation)
  mutating func append(_ range: Range<Int>, from list: some RandomAccessCollection<Element>) {
    let isAppended: Void? = list.withContiguousStorageIfAvailable { elements in
      elements.requireCount(list.count)
      append(contentsOf: UnsafeBufferPointer(rebasing: elements[range]))
    }
    if isAppended == nil { list.appendElements(at: range, to: &self) }
  }
}
