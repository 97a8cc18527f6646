// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RunRecord {
  /// How the time of a call grows with one variable.
  package struct Growth: Codable {
    package enum Variable: String, Codable, CaseIterable, Sendable {
      case rows
      case editedShare = "edited share"

      /// The number of rows too, of a list of which one is edited.
      case rowsOfOneEdit = "rows, one edit"
    }

    package struct Point: Codable {
      /// The number of rows, or the share of them that is edited, 0 to 1.
      let x: Double

      /// The median seconds of the call, and of the measures beside it.
      let seconds: Double
      let measureSeconds: [String: Double]

      /// Blocks of memory that the call asks for.
      var allocations: Int?
    }

    package let title: String
    let call: String
    package let variable: Variable
    let points: [Point]

    /// The exponent that fits the times, the part of `points` that it is fitted to, and the largest
    /// exponent that the documentation of the call allows.
    let exponent: Double
    let fittedFrom: Double
    let limit: Double?

    /// The largest time that is allowed, as a multiple of the first that the exponent is fitted to.
    var timesLimit: Double?

    /// What is wrong with the results, if anything is.
    var wrong: [String]?
  }
}

extension RunRecord.Growth {
  /// The last time as a multiple of the first that the exponent is fitted to.
  var timesFirst: Double {
    let fitted = points.filter { $0.x >= fittedFrom }
    guard let first = fitted.first, let last = fitted.last else { return .nan }
    return last.seconds / first.seconds
  }

  /// How far the exponent of the scan beside the call is above 1, which is the machine's doing: a
  /// scan is linear.
  ///
  /// Memory that is slower than the caches adds to it, and other programs do: they suspend the
  /// process in long calls, and seldom in short ones.
  var slack: Double {
    let scans = points.compactMap { point in
      point.measureSeconds[Measure.scan.rawValue].map { (point.x, $0) }
    }
    if variable != .rows || scans.count < 2 { return 0 }
    return max(0, GrowthFit(scans, from: fittedFrom).exponent - 1)
  }

  /// Whether the times grow faster than claimed.
  var isSteeper: Bool {
    exponent > (limit ?? .infinity) + slack || timesFirst > timesLimit ?? .infinity
  }
}

extension [RunRecord.Growth] {
  /// The exit code of a run with these results.
  package var exitCode: Int32 { contains { $0.isSteeper || $0.wrong != nil } ? 1 : 0 }
}
