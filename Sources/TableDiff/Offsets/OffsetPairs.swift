// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Pairs of an old and a new offset, ascending by the new one, stored as runs.
///
/// A run pairs `old, old + 1, …` with `new, new + 1, …` in twelve bytes. Runs are maximal, so `==`
/// compares pairs.
@usableFromInline
package struct OffsetPairs: Sendable, Equatable {
  @usableFromInline
  package struct Run: Sendable, Equatable {
    @usableFromInline package var old: Int32
    @usableFromInline package var new: Int32
    @usableFromInline package var count: Int32

    package init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }

    init(old: Int32, new: Int32, count: Int32) {
      (self.old, self.new, self.count) = (old, new, count)
    }

    /// The run with old and new exchanged.
    var exchanged: Run { Run(old: new, new: old, count: count) }

    package var oldRange: Range<Int> { Int(old)..<Int(old) + Int(count) }
    @export(implementation) package var newRange: Range<Int> { Int(new)..<Int(new) + Int(count) }
  }

  @usableFromInline package private(set) var runs = RunList<Run>()

  /// The number of pairs in all runs.
  @usableFromInline package private(set) var count = 0

  @usableFromInline package init() {}

  /// Creates pairs from maximal runs, ascending by the new offset.
  init(_ runs: ContiguousArray<Run>, count: Int) {
    self.runs = RunList(runs)
    self.count = count
  }

  package var isEmpty: Bool { count == 0 }

  package mutating func reserveRuns(_ runCount: Int) { runs.reserveCapacity(runCount) }

  /// Appends a run; extends the last one if it continues that one.
  ///
  /// Not inlined: dozens of places call it, most of them once a run.
  ///
  /// - Precondition: `new` is at or after the end of the last run.
  @inline(never)
  package mutating func append(old: Int, new: Int, count added: Int) {
    if added == 0 { return }
    count += added
    let last = runs.endIndex - 1
    if last >= 0 {
      let end = runs[last]
      if end.newRange.upperBound == new, end.oldRange.upperBound == old {
        runs[last].count += Int32(truncatingIfNeeded: added)
        return
      }
    }
    runs.append(Run(old: old, new: new, count: added))
  }

  package mutating func append(_ run: Run) {
    append(old: Int(run.old), new: Int(run.new), count: Int(run.count))
  }

  @export(implementation)
  package func map<Pair>(_ pair: (_ old: Int, _ new: Int) -> Pair) -> [Pair] {
    var pairs: [Pair] = []
    pairs.reserveCapacity(count)
    for run in runs {
      for step in 0..<Int(run.count) {
        pairs.append(pair(Int(run.old) + step, Int(run.new) + step))
      }
    }
    return pairs
  }

  /// The new offsets, ascending.
  package var newOffsets: [Int] { map { $1 } }

  /// The new offsets, as ranges.
  package var newRanges: OffsetRanges {
    var ranges = OffsetRanges()
    for run in runs { ranges.append(run.newRange) }
    return ranges
  }
}

extension OffsetPairs {
  /// Returns the old offsets, all of them below `bound`.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  package func oldRanges(below bound: Int) -> OffsetRanges {
    isEmpty ? OffsetRanges() : oldBuilder(below: bound).members()
  }

  /// Returns the old offsets below `bound` that are in no pair.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  package func unpairedOld(below bound: Int) -> OffsetRanges { oldBuilder(below: bound).gaps() }

  private func oldBuilder(below bound: Int) -> OffsetSetBuilder {
    var builder = OffsetSetBuilder(bound: bound, rangeCount: runs.count)
    for run in runs { builder.insert(run.oldRange.clamped(to: 0..<bound)) }
    return builder
  }

  /// Returns the new offsets below `bound` that are in no pair.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  func unpairedNew(below bound: Int) -> OffsetRanges {
    var gaps = OffsetRanges()
    var end = 0
    for run in runs {
      gaps.append(end..<Int(run.new))
      end = run.newRange.upperBound
    }
    gaps.append(end..<bound)
    return gaps
  }
}
