// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of one list that change or stay together, with their place in another list.
struct SideRun: RowRun {
  let start: Int32
  let end: Int32

  /// The first row's offset in the other list; -1 if the rows are not in it.
  let target: Int32

  let isMoved: Bool
}

/// What one side of a merge did to the rows of the base.
struct SideChanges {
  /// The rows of the base, with their places on this side.
  let baseRuns: ContiguousArray<SideRun>

  /// The rows of this side, with their places in the base.
  let runs: ContiguousArray<SideRun>

  /// The updated rows, ascending by base offset; the base is the new side of these pairs.
  let updates: ContiguousArray<OffsetPairs.Run>

  let count: Int32

  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  init(_ diff: ListDiff) {
    baseRuns = Self.runs(diff.runs.inOldOrder) { ($0.old, $0.new) }
    runs = Self.runs(diff.runs) { ($0.new, $0.old) }
    updates = diff.updated.inverse.runs.array
    count = Int32(truncatingIfNeeded: diff.newCount)
  }

  private static func runs(
    _ runs: ListDiff.Runs, _ sides: (ListDiff.Run) -> (own: Range<Int>?, other: Range<Int>?)
  ) -> ContiguousArray<SideRun> {
    var result = ContiguousArray<SideRun>()
    for run in runs {
      let (own, other) = sides(run)
      guard let own else { continue }
      result.append(
        SideRun(
          start: Int32(truncatingIfNeeded: own.lowerBound),
          end: Int32(truncatingIfNeeded: own.upperBound),
          target: Int32(truncatingIfNeeded: other?.lowerBound ?? -1), isMoved: run.kind == .moves))
    }
    return result
  }
}

/// Consecutive rows that both sides have in the same order.
@usableFromInline
struct SharedRun {
  /// The first row's offset in the base; -1 if both sides insert the rows.
  @usableFromInline var base: Int32
  @usableFromInline var mine: Int32
  @usableFromInline var theirs: Int32
  @usableFromInline var count: Int32

  /// Whether both sides insert the rows with different content.
  var isInsertedDifferently = false

  func start(on side: MergeSide) -> Int32 { side == .mine ? mine : theirs }

  func part(_ rows: Range<Int32>) -> SharedRun {
    SharedRun(
      base: base < 0 ? base : base &+ rows.lowerBound, mine: mine &+ rows.lowerBound,
      theirs: theirs &+ rows.lowerBound, count: rows.upperBound &- rows.lowerBound,
      isInsertedDifferently: isInsertedDifferently)
  }
}
