// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import Foundation
import Testing

/// Statistics of times.
@Suite struct StatisticsTests {
  /// The median is the middle value, or the mean of both.
  @Test func median() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 3, 2].median == 2.5)
    #expect([7.0].median == 7)
    #expect([Double]().median.isNaN)
  }

  /// A percentile is the least value that so many values do not exceed.
  @Test func percentile() {
    let values = (1...100).map { Double($0) }.reversed() as [Double]
    #expect(values.percentile(0.99) == 99)
    #expect(values.percentile(0.5) == 50)
    #expect(values.percentile(0) == 1)
    #expect(values.percentile(1) == 100)
    #expect([1.0, 2].percentile(0.99) == 2)
    #expect([Double]().percentile(0.5).isNaN)
  }

  /// Ratios are those of the same round.
  @Test func ratios() {
    #expect([2.0, 9].ratios(to: [1, 3]) == [2, 3])
  }

  /// The interval of a ratio contains it, is the same each time, and narrows with the noise.
  @Test func intervals() {
    func estimate(_ spread: Double) -> Estimate {
      let old = (0..<7).map { 1 + spread * sin(Double(7 * $0)) }
      let new = old.map { $0 * 2 }
      var bootstrap = Bootstrap()
      return Bootstrap.estimate(
        log(new.median / old.median), bootstrap.logRatios(of: new, to: old))
    }
    let (wide, narrow) = (estimate(0.1), estimate(0.01))
    for found in [wide, narrow] {
      #expect(abs(found.ratio - 2) < 1e-9)
      #expect(found.low <= found.ratio && found.ratio <= found.high)
    }
    #expect(narrow.high - narrow.low < (wide.high - wide.low) / 5)
    #expect(estimate(0.1).low == wide.low)
    // Of 1,000 replicates, 25 lie on either side.
    let counted = Bootstrap.estimate(0, (1...1_000).map { log(Double($0)) })
    #expect(counted.low.rounded() == 26)
    #expect(counted.high.rounded() == 975)
    let exact = estimate(0)
    #expect(exact.low == exact.high)
  }

  /// Means of cases are geometric, as they are of logarithms.
  @Test func means() {
    var bootstrap = Bootstrap()
    let means = bootstrap.means(of: [[log(2)], [log(8)]])
    #expect(Set(means.map { exp($0).rounded() }) == [2, 4, 8])
    #expect(abs(exp(means.median) - 4) < 1e-9)
  }

  /// The exponent of times is that of the power that made them.
  @Test func growth() {
    for exponent in [0, 0.5, 1, 1.37, 2] {
      let points = [100.0, 1_000, 10_000, 100_000].map { (x: $0, seconds: 3 * pow($0, exponent)) }
      #expect(abs(GrowthFit(points, from: 1_000).exponent - exponent) < 1e-9)
    }
  }

  /// Only points from the start on are fitted, and always two.
  @Test func fittedPoints() {
    let points = [(x: 1.0, seconds: 5.0), (x: 10, seconds: 5), (x: 100, seconds: 50)]
    let fit = GrowthFit(points, from: 10)
    #expect(fit.from == 10)
    #expect(abs(fit.exponent - 1) < 1e-9)
    #expect(GrowthFit(points, from: 1_000).from == 10)
    #expect(abs(GrowthFit(points, from: 1).exponent - 0.5) < 1e-9)
  }
}
