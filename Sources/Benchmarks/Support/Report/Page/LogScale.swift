// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Places positive numbers on a logarithmic axis, from 0 at its start to 1 at its end.
package struct LogScale {
  package let lower: Double
  package let upper: Double
  package let ticks: [Double]

  /// Creates an axis from one tick to another.
  init(from lower: Double, to upper: Double, ticks: [Double]) {
    self.lower = lower
    self.upper = upper
    self.ticks = ticks
  }

  /// Creates an axis that begins and ends with a tick and has all values between them.
  ///
  /// Ticks are powers of ten, or 1, 2 and 5 times these on an axis of less than two decades.
  ///
  /// - Parameter floor: The first tick is not below it; smaller values are at the axis's start.
  package init(around values: [Double], floor: Double = 0) {
    let values = values.filter { (1e-99...1e99).contains($0) }.map { Swift.max($0, floor) }
    let least = values.min() ?? 1
    let most = values.max() ?? 10
    let first = Int(log10(least).rounded(.down)) - 1
    let last = Int(log10(most).rounded(.up)) + 1
    let steps = log10(most / least) < 1.7 ? [1.0, 2, 5] : [1.0]
    var candidates: [Double] = []
    for power in first...last {
      // Negative powers of ten are not exact, so their multiples are quotients.
      let ten = pow(10, Double(power.magnitude))
      for step in steps { candidates.append(power < 0 ? step / ten : step * ten) }
    }
    let start = candidates.last { $0 <= least * (1 + 1e-9) } ?? least
    var end = candidates.first { $0 >= most * (1 - 1e-9) } ?? most
    if end <= start { end = candidates.first { $0 > start } ?? start * 10 }
    self.init(
      from: start, to: end, ticks: candidates.filter { $0 >= start && $0 <= end })
  }

  /// Creates an axis with 1 in its middle for values that are ratios.
  package init(aroundOne ratios: [Double]) {
    let farthest =
      ratios.filter { (1e-99...1e99).contains($0) }.map { Swift.max($0, 1 / $0) }.max() ?? 1
    let nice = [1.1, 1.25, 1.5, 2, 3, 5, 10, 100]
    let end = nice.first { $0 >= farthest } ?? pow(10, log10(farthest).rounded(.up))
    // Labels with two digits say too little between 1 and 1.1.
    let between = end > 1.1 ? end.squareRoot() : end
    self.init(
      from: 1 / end, to: end, ticks: Set([1 / end, 1 / between, 1, between, end]).sorted())
  }

  package func position(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    return min(max(log(value / lower) / log(upper / lower), 0), 1)
  }

  func contains(_ value: Double) -> Bool { value >= lower && value <= upper }
}
