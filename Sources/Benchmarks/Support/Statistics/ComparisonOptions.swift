// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How two records are compared.
package struct ComparisonOptions: Sendable {
  /// The factor up to which times count as equal.
  package var threshold = 1.05

  /// Returns the verdict for a ratio with its interval.
  func verdict(_ estimate: Estimate) -> Verdict {
    if estimate.ratio > threshold, estimate.low > 1 { return .slower }
    if estimate.ratio < 1 / threshold, estimate.high < 1 { return .faster }
    return .same
  }
}

/// The verdict on the second of two runs.
package enum Verdict: String, Sendable {
  case same, slower, faster

  /// The exit status for the verdict.
  package var exitStatus: Int32 {
    switch self {
    case .same: 0
    case .slower: 1
    case .faster: 4
    }
  }
}
