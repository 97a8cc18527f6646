// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Splits the pairs into staying and other ones, and writes down the diff.
  ///
  /// - Returns: `nil` when `shouldStop` said so.
  /// - Complexity: O(1) where all pairs stay, else O(*r* log *r* + *n* / 64), where *r* is the number of runs of
  ///   pairs and *n* that of rows.
  @usableFromInline
  init?(_ pairing: consuming RowPairing, moves style: MoveStyle, shouldStop: () -> Bool) {
    let (oldCount, newCount) = (pairing.oldCount, pairing.newCount)
    if pairing.matches.isEmpty, style != .all {
      // Only the walk found pairs: they ascend, so all stay.
      let (deleted, inserted) = (pairing.oldRest, pairing.newRest)
      self.init(
        oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted,
        moved: OffsetPairs(), updated: pairing.allUpdates())
      return
    }
    let runs = pairing.pairs().runs
    let staying: OffsetSet
    if style == .all {
      staying = Self.runsAtEqualOffsets(runs)
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
    let updates = pairing.allUpdates()
    self.init(
      oldCount: oldCount, newCount: newCount, deleted: oldPaired.gaps(), inserted: inserted,
      moved: moved, updated: dropsMoves ? Self.updates(updates, in: staying, of: runs) : updates)
  }

  /// The runs whose rows have the same offset in both lists.
  private static func runsAtEqualOffsets(_ runs: RunList<OffsetPairs.Run>) -> OffsetSet {
    var members = OffsetSet(bound: runs.count)
    for index in runs.indices where runs[index].old == runs[index].new {
      members.insert(index..<index + 1)
    }
    return members
  }

  /// The updates of rows that stay. (An update run lies within one run of pairs.)
  private static func updates(
    _ updates: OffsetPairs, in staying: OffsetSet, of runs: RunList<OffsetPairs.Run>
  ) -> OffsetPairs {
    var kept = OffsetPairs()
    var index = 0
    for update in updates.runs {
      while runs[index].newRange.upperBound <= Int(update.new) { index += 1 }
      if staying.contains(index) { kept.append(update) }
    }
    return kept
  }
}
