// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Renumbers the rows of sections for another order of the sections.
package struct SectionRenumbering {
  private let starts: SectionStarts
  private let finder: SectionFinder

  /// For each section, the offset of its first row in the other order.
  private let targets: [Int]

  /// The upper bound of all offsets in the other order, exclusive.
  private let bound: Int

  /// - Parameter bound: The exclusive upper bound of all offsets in the other order; `nil` if it
  ///   has exactly the same rows.
  package init(from starts: SectionStarts, to targets: [Int], bound: Int? = nil) {
    self.starts = starts
    self.targets = targets
    self.bound = bound ?? starts.rowCount
    finder = SectionFinder(starts)
  }

  /// Returns the same rows by their offsets in the other order.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of ranges and *s* the number of sections.
  package func callAsFunction(_ ranges: OffsetRanges) -> OffsetRanges {
    var members = OffsetSetBuilder(
      bound: bound, rangeCount: ranges.runs.count + starts.sectionCount)
    for run in ranges.runs {
      forEachPiece(of: run.range) { target, count in members.insert(target..<target + count) }
    }
    return members.members()
  }

  /// Returns the same pairs with old offsets in the other order.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs and *s* the number of sections.
  package func callAsFunction(_ pairs: OffsetPairs) -> OffsetPairs {
    finished { () throws(_Stopped) in try callAsFunction(pairs, nil) }
  }

  /// Returns the same pairs with old offsets in the other order.
  func callAsFunction(_ pairs: OffsetPairs, _ stop: _StopPoll?) throws(_Stopped) -> OffsetPairs {
    var result = OffsetPairs()
    result.reserveRuns(pairs.runs.count)
    for run in pairs.runs {
      try stop?.check(after: 1)
      var new = Int(run.new)
      forEachPiece(of: run.oldRange) { target, count in
        result.append(old: target, new: new, count: count)
        new += count
      }
    }
    return result
  }

  /// Calls a closure with the part of a range in each section.
  private func forEachPiece(of range: Range<Int>, _ body: (_ target: Int, _ count: Int) -> Void) {
    if range.isEmpty { return }
    var section = finder.section(of: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let rows = starts.rows(of: section)
      let end = min(range.upperBound, rows.upperBound)
      if start < end { body(targets[section] + start - rows.lowerBound, end - start) }
      start = end
      section += 1
    }
  }
}
