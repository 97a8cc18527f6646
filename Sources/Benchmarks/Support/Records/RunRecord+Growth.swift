// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RunRecord {
  /// The growth of a call's time with one variable.
  package struct Growth: Codable {
    package enum Variable: String, Codable, CaseIterable, Sendable {
      case rows
      case editedShare = "edited share"

      /// The number of rows of a list in which one row is edited.
      case rowsOfOneEdit = "rows, one edit"
    }

    package struct Point: Codable {
      /// The number of rows, or the share of edited rows from 0 to 1.
      let x: Double

      /// The median seconds of the call, and of the measures beside it.
      let seconds: Double
      let measureSeconds: [String: Double]

      /// The number of blocks that the call allocates.
      var allocations: Int?
    }

    package let title: String
    let call: String
    package let variable: Variable
    let points: [Point]

    /// The fitted exponent, the part of `points` used for the fit, and the largest exponent that
    /// the documentation permits.
    let exponent: Double
    let fittedFrom: Double
    let limit: Double?

    /// The largest permitted time, as a multiple of the first time in the fit.
    var timesLimit: Double?

    /// The faults of the results, if any.
    var wrong: [String]?
  }
}

extension RunRecord.Growth {
  /// The last time as a multiple of the first time in the fit.
  var timesFirst: Double {
    let fitted = points.filter { $0.x >= fittedFrom }
    guard let first = fitted.first, let last = fitted.last else { return .nan }
    return last.seconds / first.seconds
  }

  /// The excess over 1 of the exponent of the scan beside the call, which the machine causes,
  /// because a scan is linear.
  ///
  /// Memory that is slower than the caches adds to it. So do other programs, which interrupt long
  /// calls more often than short ones.
  var slack: Double {
    let scans = points.compactMap { point in
      point.measureSeconds[Measure.scan.rawValue].map { (point.x, $0) }
    }
    if variable != .rows || scans.count < 2 { return 0 }
    return max(0, GrowthFit(scans, from: fittedFrom).exponent - 1)
  }

  /// Whether times grow faster than claimed.
  var isSteeper: Bool {
    exponent > (limit ?? .infinity) + slack || timesFirst > timesLimit ?? .infinity
  }
}

extension [RunRecord.Growth] {
  /// The exit code of a run with these results.
  package var exitCode: Int32 { contains { $0.isSteeper || $0.wrong != nil } ? 1 : 0 }
}
