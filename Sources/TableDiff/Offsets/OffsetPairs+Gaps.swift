// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// Returns the old offsets, which are below `bound`.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  package func oldRanges(below bound: Int) -> OffsetRanges {
    isEmpty ? OffsetRanges() : oldUnion(below: bound).members()
  }

  /// Returns the old offsets below `bound` that are in no pair.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  package func unpairedOld(below bound: Int) -> OffsetRanges { oldUnion(below: bound).gaps() }

  private func oldUnion(below bound: Int) -> OffsetSetBuilder {
    var union = OffsetSetBuilder(bound: bound, rangeCount: runs.count)
    for run in runs { union.insert(run.oldRange.clamped(to: 0..<bound)) }
    return union
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
