// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import ListBenchmarks
import TreeBenchmarks

extension Growth {
  /// Measures the series that the options select.
  ///
  /// - Returns: The results; empty if the options select none.
  static func run(_ options: Options, _ progress: Progress) throws(UsageError) -> [GrowthResult] {
    var counts = GrowthSeries.counts
    if let wanted = options.counts {
      counts = Set(wanted).sorted()
      if counts.count < 2 {
        throw UsageError(message: "--growth takes at least two different numbers of rows")
      }
    }
    var run = Growth(options, progress)
    run.measureRows(counts)
    run.measureShares(of: min(counts[counts.count - 1], GrowthSeries.shareCount))
    run.measureEdits(counts)
    return run.results
  }
}
