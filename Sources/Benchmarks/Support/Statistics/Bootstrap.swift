// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A ratio with its 95% confidence interval.
package struct Estimate: Sendable {
  package let ratio: Double
  package let low: Double
  package let high: Double
}

/// Estimates the accuracy of ratios of medians by resampling.
///
/// Efron, "Bootstrap methods: another look at the jackknife", Annals of Statistics 7, 1979. The
/// seed is fixed, so equal records give equal intervals.
package struct Bootstrap {
  private static let replicates = 1_000

  private var random = SplitMix64(seed: 8)

  package init() {}

  /// Returns logarithms of ratios of medians of resampled values.
  package mutating func logRatios(of new: [Double], to old: [Double]) -> [Double] {
    let (new, old) = (new.sorted(), old.sorted())
    return (0..<Self.replicates).map { _ in log(median(drawnFrom: new) / median(drawnFrom: old)) }
  }

  /// Returns means of logarithms over resampled cases, each with a random one of its results of
  /// `logRatios`.
  package mutating func means(of cases: [[Double]]) -> [Double] {
    (0..<Self.replicates).map { _ in
      let sum = cases.reduce(0.0) { sum, _ in
        let drawn = cases[Int.random(in: cases.indices, using: &random)]
        return sum + drawn[Int.random(in: drawn.indices, using: &random)]
      }
      return sum / Double(cases.count)
    }
  }

  /// Returns the estimate for a logarithm and its replicates.
  package static func estimate(_ logarithm: Double, _ replicates: [Double]) -> Estimate {
    let ascending = replicates.sorted()
    let cut = ascending.count / 40
    return Estimate(
      ratio: exp(logarithm), low: exp(ascending[cut]),
      high: exp(ascending[ascending.count - 1 - cut]))
  }

  /// Returns the median of the values resampled with replacement.
  ///
  /// Counting ranks is faster than sorting the sample.
  private mutating func median(drawnFrom ascending: [Double]) -> Double {
    var draws = [Int](repeating: 0, count: ascending.count)
    for _ in ascending { draws[Int.random(in: ascending.indices, using: &random)] += 1 }
    let ranks = [(ascending.count - 1) / 2, ascending.count / 2]
    var values: [Double] = []
    var drawn = 0
    for (value, count) in zip(ascending, draws) {
      drawn += count
      while values.count < 2, drawn > ranks[values.count] { values.append(value) }
    }
    return (values[0] + values[1]) / 2
  }
}
