// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A power law fitted to measured times: `seconds = c · x ^ exponent`.
///
/// It is the least-squares line through the logarithms of both.
package struct GrowthFit {
  package let exponent: Double

  /// The smallest *x* in the fit.
  package let from: Double

  /// Fits the points from `start` on, or the last two if there are fewer.
  ///
  /// - Precondition: There are at least two points with different positive numbers, ascending.
  package init(_ points: [(x: Double, seconds: Double)], from start: Double) {
    let large = points.filter { $0.x >= start }
    let fitted = large.count < 2 ? Array(points.suffix(2)) : large
    from = fitted[0].x
    let logarithms = fitted.map { (x: log($0.x), y: log($0.seconds)) }
    let count = Double(fitted.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let covariance = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    exponent = covariance / logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
