// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension [Double] {
  /// The middle value, or the mean of the two middle values.
  package var median: Double {
    if isEmpty { return .nan }
    let ascending = sorted()
    let middle = count / 2
    return count % 2 == 1 ? ascending[middle] : (ascending[middle - 1] + ascending[middle]) / 2
  }

  /// Returns the smallest value that is at least as large as a share of the values.
  package func percentile(_ share: Double) -> Double {
    if isEmpty { return .nan }
    let rank = Int((share * Double(count)).rounded(.up))
    return sorted()[Swift.min(Swift.max(rank - 1, 0), count - 1)]
  }

  /// Returns each value divided by the reference of the same round.
  package func ratios(to reference: [Double]) -> [Double] { zip(self, reference).map { $0 / $1 } }
}
