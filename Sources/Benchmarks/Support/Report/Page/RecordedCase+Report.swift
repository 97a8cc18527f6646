// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

extension RecordedCase {
  /// The time in which a frame must be ready, 120 times a second.
  static let frameSeconds = 1.0 / 120

  /// What the filter of the page looks for words in.
  var filterKey: String { "\(title) \(grouped(rows))" }

  /// Returns the least time that so large a share of the rounds does not exceed.
  func percentile(_ share: Double) -> Double {
    seconds.isEmpty ? details.medianSeconds : seconds.percentile(share)
  }

  /// The time that 99 calls of 100 do not exceed: of calls that were timed one by one, or of rounds.
  var percentile99: Double { details.percentile99Seconds ?? percentile(0.99) }

  var slowest: Double { seconds.max() ?? details.medianSeconds }

  var fitsFrame: Bool { slowest <= Self.frameSeconds }

  /// Whether the target names the join, which is then the reference besides the scan.
  var refersToJoin: Bool { details.target?.range(of: "join") != nil && details.timesJoin != nil }

  /// Whether the case misses its target for time.
  var missesTime: Bool { details.missed.contains("time") }

  /// The time that the target allows, as a multiple of the scan.
  var targetTimesScan: Double? {
    guard let ratio = details.timesScan, let share = details.shareOfTarget, share > 0 else {
      return nil
    }
    return ratio / share
  }
}
