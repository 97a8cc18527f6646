// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// Draws the bars of some values.
package struct BarScale {
  private let isLogarithmic: Bool
  private let start: Double
  private let end: Double

  /// Creates a scale for these values: linear from zero, or logarithmic if they are far apart.
  package init(_ values: [Double]) {
    let values = values.filter { $0 > 0 && $0.isFinite }
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    isLogarithmic = most / least > 20
    (start, end) = isLogarithmic ? (pow(10, (log10(least) - 0.1).rounded(.down)), most) : (0, most)
  }

  /// What the bars show, as their header says it.
  package func text(_ unit: (Double) -> String) -> String {
    isLogarithmic ? "log scale from \(unit(start))" : "linear scale"
  }

  /// Returns the bar of a value; the largest one fills the columns.
  package func bar(_ value: Double, columns: Int) -> String {
    if !(value > 0) { return "" }
    let share =
      isLogarithmic ? (log10(value) - log10(start)) / (log10(end) - log10(start)) : value / end
    return Bar.text(share: share, columns: columns)
  }
}
