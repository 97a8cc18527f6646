// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// Returns the pairs that lead through these pairs and then through others.
  ///
  ///     these (0, 3) (1, 4)    then (4, 0) (5, 1)    gives (1, 0)
  ///
  /// - Parameter next: Pairs whose old offsets are offsets of the list that the new offsets here are
  ///   of.
  /// - Complexity: O(*r*) on average, where *r* is the number of runs of both.
  package func followed(by next: OffsetPairs) -> OffsetPairs {
    var result = OffsetPairs()
    guard let last = runs.last, !next.isEmpty else { return result }
    result.reserveRuns(max(runs.count, next.runs.count))
    let finder = next.isAscending ? nil : RunFinder(runs, bound: last.newRange.upperBound)
    ContiguousArray(runs).withUnsafeBufferPointer { runs in
      var index = 0
      for run in next.runs {
        let middle = run.oldRange
        let shift = Int(run.new) - middle.lowerBound
        if let finder { index = finder.firstRun(at: middle.lowerBound) }
        while index < runs.count, runs[index].newRange.upperBound <= middle.lowerBound {
          index += 1
        }
        while index < runs.count, Int(runs[index].new) < middle.upperBound {
          let own = runs[index]
          let common = own.newRange.clamped(to: middle)
          result.append(
            old: Int(own.old) + common.lowerBound - Int(own.new), new: common.lowerBound + shift,
            count: common.count)
          // The next run may begin within these pairs too.
          if own.newRange.upperBound > middle.upperBound { break }
          index += 1
        }
      }
    }
    return result
  }

  /// Returns these pairs and others, of which some may be the same.
  ///
  /// - Precondition: A new offset that is in both has the same old one in both.
  /// - Complexity: O(*r*), where *r* is the number of runs of both.
  package func union(_ others: OffsetPairs) -> OffsetPairs {
    if isEmpty { return others }
    if others.isEmpty { return self }
    return merged(with: split(others.runs).unknown)
  }
}

/// Finds the run of a new offset in a few steps, without a search.
///
/// A table holds the first run of each block of offsets. There are about as many blocks as runs.
private struct RunFinder {
  private let shift: Int
  private let firstRuns: ContiguousArray<Int32>

  /// - Parameter bound: The end of the last run.
  init(_ runs: RunList<OffsetPairs.Run>, bound: Int) {
    var shift = 0
    while bound >> (shift + 1) >= runs.count { shift += 1 }
    self.shift = shift
    let blockCount = bound >> shift + 1
    var firstRuns = ContiguousArray<Int32>()
    firstRuns.reserveCapacity(blockCount)
    for (index, run) in runs.enumerated() {
      // The blocks that begin before the end of this run and after that of the previous one.
      let end = (run.newRange.upperBound - 1) >> shift + 1
      while firstRuns.count < end { firstRuns.append(Int32(truncatingIfNeeded: index)) }
    }
    while firstRuns.count < blockCount {
      firstRuns.append(Int32(truncatingIfNeeded: runs.count))
    }
    self.firstRuns = firstRuns
  }

  /// Returns a run at or shortly before the first one that ends after an offset.
  func firstRun(at offset: Int) -> Int {
    let block = offset >> shift
    return block < firstRuns.count ? Int(firstRuns[block]) : Int(firstRuns[firstRuns.count - 1])
  }
}
