// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the rim has found so far: which old row is which new row, and which of them changed content.
///
/// The rim is generic and inlined into its callers; it hands integers to this value, which is not.
@usableFromInline
package struct RowPairing {
  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int

  /// The pairs found so far, ascending on both sides.
  private(set) var pairs = OffsetPairs()

  /// The pairs of the walk whose contents differ, ascending.
  private var walkUpdates = OffsetPairs()

  /// The left-over pairs whose contents differ, ascending by the new offset.
  private var leftOverUpdates = OffsetPairs()

  /// The pairs of the common suffix, and those among them whose contents differ, the last ones first.
  private var suffixCount = 0
  private var suffixUpdates: ContiguousArray<OffsetPairs.Run> = []

  /// - Precondition: Both lists are short enough for 32-bit offsets.
  @usableFromInline
  init(oldCount: Int, newCount: Int) {
    let limit = Int(Int32.max)
    precondition(
      oldCount <= limit && newCount <= limit,
      "A diff takes up to \(limit) rows; the lists have \(oldCount) and \(newCount).")
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Notes a run of pairs that comes after all others so far.
  @usableFromInline
  mutating func append(old: Int, new: Int, count: Int) {
    pairs.append(old: old, new: new, count: count)
  }

  /// Notes that the contents of a pair differ; it comes after all others so far.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    walkUpdates.append(old: old, new: new, count: 1)
  }

  /// Notes that the contents of a pair of the common suffix differ; it comes before all others there.
  @usableFromInline
  mutating func prependSuffixUpdate(old: Int, new: Int) {
    let last = suffixUpdates.endIndex - 1
    if last >= 0, Int(suffixUpdates[last].new) == new + 1 {
      suffixUpdates[last].old -= 1
      suffixUpdates[last].new -= 1
      suffixUpdates[last].count += 1
    } else {
      suffixUpdates.append(OffsetPairs.Run(old: old, new: new, count: 1))
    }
  }

  /// Notes that the contents of a left-over pair differ; it comes after all others so far in new order.
  @usableFromInline
  mutating func appendLeftOverUpdate(old: Int, new: Int) {
    leftOverUpdates.append(old: old, new: new, count: 1)
  }

  /// Closes the walk: the last `suffixCount` rows of both lists are pairs.
  @usableFromInline
  mutating func appendSuffix(count: Int) {
    append(old: oldCount - count, new: newCount - count, count: count)
    for run in suffixUpdates.reversed() {
      walkUpdates.append(old: Int(run.old), new: Int(run.new), count: Int(run.count))
    }
    suffixUpdates = []
  }

  /// The old offsets in no pair.
  @usableFromInline
  var unpairedOld: OffsetRanges { gaps(below: oldCount) { $0.oldRange } }

  /// The new offsets in no pair.
  @usableFromInline
  var unpairedNew: OffsetRanges { gaps(below: newCount) { $0.newRange } }

  /// Whether rows are left over on both sides, so that some of them may be the same.
  @usableFromInline
  var hasUnpairedRowsOnBothSides: Bool { pairs.count < oldCount && pairs.count < newCount }

  private func gaps(
    below count: Int, of side: (OffsetPairs.Run) -> Range<Int>
  ) -> OffsetRanges {
    var gaps = OffsetRanges()
    var end = 0
    for run in pairs.runs {
      gaps.append(end..<side(run).lowerBound)
      end = side(run).upperBound
    }
    gaps.append(end..<count)
    return gaps
  }

  /// Adds the pairs found among the left-over rows.
  ///
  /// - Parameters:
  ///   - matches: For each left-over new row the old offset of its pair; -1 for none.
  ///   - newRest: The offsets of the left-over new rows.
  @usableFromInline
  mutating func merge(_ matches: ContiguousArray<Int32>, newRest: OffsetRanges) {
    var merged = OffsetPairs()
    merged.reserveRuns(pairs.runs.count + min(newRest.count, oldCount - pairs.count))
    var walked = pairs.runs[...]
    var ordinal = 0
    for gap in newRest.runs {
      while let run = walked.first, run.new < gap.start {
        merged.append(run)
        walked.removeFirst()
      }
      for new in gap.range {
        let old = Int(matches[ordinal])
        if old >= 0 { merged.append(old: old, new: new, count: 1) }
        ordinal += 1
      }
    }
    for run in walked { merged.append(run) }
    pairs = merged
  }

  /// All pairs whose contents differ, ascending by the new offset.
  var updated: OffsetPairs {
    if leftOverUpdates.isEmpty { return walkUpdates }
    var merged = OffsetPairs()
    merged.reserveRuns(walkUpdates.runs.count + leftOverUpdates.runs.count)
    var leftOver = leftOverUpdates.runs[...]
    for run in walkUpdates.runs {
      while let first = leftOver.first, first.new < run.new {
        merged.append(first)
        leftOver.removeFirst()
      }
      merged.append(run)
    }
    for run in leftOver { merged.append(run) }
    return merged
  }
}
