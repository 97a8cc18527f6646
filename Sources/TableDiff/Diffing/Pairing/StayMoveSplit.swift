// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Pairs in runs, and which of the runs stay.
package struct StayMoveSplit {
  /// All pairs, ascending by the new offset.
  package let runs: RunList<OffsetPairs.Run>

  /// The indices of the staying runs.
  package let staying: OffsetSet

  /// Whether the pairs that do not stay are dissolved instead of moved.
  let dropsMoves: Bool

  /// Whether the pairs with equal offsets stay, instead of as many pairs as possible.
  let isByOffset: Bool

  /// Splits pairs by a style.
  ///
  /// - Complexity: O(*r* log *r*), where *r* is the number of runs.
  package init(
    _ runs: RunList<OffsetPairs.Run>, oldCount: Int, style: ListDiff.MoveStyle,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.runs = runs
    dropsMoves = style == .never
    isByOffset = style == .all
    staying =
      if style == .all {
        Self.runsAtEqualOffsets(runs)
      } else {
        try LongestIncreasingRuns.longestAscending(runs, oldCount: oldCount, stop)
      }
  }

  /// Creates a split with known staying runs.
  package init(_ pairs: TokenPairs, style: ListDiff.MoveStyle) {
    runs = pairs.runs
    dropsMoves = style == .never
    isByOffset = style == .all
    staying = style == .all ? Self.runsAtEqualOffsets(runs) : pairs.staying
  }

  /// Returns the runs with the same offset in both lists.
  private static func runsAtEqualOffsets(_ runs: RunList<OffsetPairs.Run>) -> OffsetSet {
    var members = OffsetSet(bound: runs.count)
    for index in runs.indices where runs[index].old == runs[index].new {
      members.insert(index)
    }
    return members
  }

  /// Returns the updates of pairs that are kept; each update run lies within one run of pairs.
  func keptUpdates(_ updates: OffsetPairs) -> OffsetPairs {
    if !dropsMoves { return updates }
    var kept = OffsetPairs()
    var index = 0
    for update in updates.runs {
      while runs[index].newRange.upperBound <= Int(update.new) { index += 1 }
      if staying.contains(index) { kept.append(update) }
    }
    return kept
  }
}
