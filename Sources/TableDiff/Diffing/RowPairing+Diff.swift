// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Splits the pairs into staying and other ones, and writes down the diff.
  ///
  /// - Returns: `nil` when `shouldStop` said so.
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs of pairs, and O(*n* / 64) where rows move.
  @usableFromInline
  func diff(moves style: ListDiff.MoveStyle, shouldStop: () -> Bool) -> ListDiff? {
    let runs = pairs.runs
    if style != .all, StayingRuns.areAscending(runs) {
      return ListDiff(
        oldCount: oldCount, newCount: newCount, deleted: unpairedOld, inserted: unpairedNew,
        moved: OffsetPairs(), updated: updated)
    }
    let staying: OffsetSet
    if style == .all {
      staying = runsAtEqualOffsets
    } else {
      guard
        let longest = StayingRuns.longestAscending(
          runs, oldCount: oldCount, shouldStop: shouldStop)
      else { return nil }
      staying = longest
    }
    // Where style is `.never` the rows of pairs that do not stay count as unpaired.
    let dropsMoves = style == .never
    var oldPaired = OffsetSet(bound: oldCount)
    var inserted = OffsetRanges()
    var moved = OffsetPairs()
    var newEnd = 0
    for index in runs.indices {
      let run = runs[index]
      if !staying.contains(index) {
        if dropsMoves { continue }
        moved.append(run)
      }
      oldPaired.insert(run.oldRange)
      inserted.append(newEnd..<Int(run.new))
      newEnd = run.newRange.upperBound
    }
    inserted.append(newEnd..<newCount)
    return ListDiff(
      oldCount: oldCount, newCount: newCount, deleted: oldPaired.gaps(), inserted: inserted,
      moved: moved, updated: dropsMoves ? updates(in: staying) : updated)
  }

  /// The runs whose rows have the same offset in both lists.
  private var runsAtEqualOffsets: OffsetSet {
    var members = OffsetSet(bound: pairs.runs.count)
    for index in pairs.runs.indices where pairs.runs[index].old == pairs.runs[index].new {
      members.insert(index..<index + 1)
    }
    return members
  }

  /// The updates of rows that stay. (An update run lies within one run of pairs.)
  private func updates(in staying: OffsetSet) -> OffsetPairs {
    var updates = OffsetPairs()
    var index = 0
    for update in updated.runs {
      while pairs.runs[index].newRange.upperBound <= Int(update.new) { index += 1 }
      if staying.contains(index) { updates.append(update) }
    }
    return updates
  }
}
