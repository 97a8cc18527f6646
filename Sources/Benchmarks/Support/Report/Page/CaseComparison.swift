// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A case of one run beside the same case of another.
struct CaseComparison {
  let this: RecordedCase
  let other: RecordedCase

  /// Whether both times are multiples of a scan, which allows for different machines.
  var isByScan: Bool { this.details.timesScan ?? 0 > 0 && other.details.timesScan ?? 0 > 0 }

  /// The time of this run as a multiple of that of the other.
  var ratio: Double {
    if isByScan, let mine = this.details.timesScan, let theirs = other.details.timesScan {
      return mine / theirs
    }
    return this.details.medianSeconds / other.details.medianSeconds
  }

  /// Ratios that differ less from 1 hardly mean anything.
  static let threshold = ComparisonOptions().threshold

  /// Returns the cases that both runs have.
  static func pairs(of record: RunRecord, with other: RunRecord) -> [CaseComparison] {
    let others = Dictionary(other.cases.map { ($0.key, $0) }) { _, last in last }
    return record.cases.compactMap { mine in
      others[mine.key].map { CaseComparison(this: mine, other: $0) }
    }.filter { $0.ratio > 0 && $0.ratio.isFinite }
  }
}

extension [CaseComparison] {
  /// The geometric mean of all ratios.
  var geometricMean: Double {
    exp(map { log($0.ratio) }.reduce(0, +) / Double(Swift.max(count, 1)))
  }
}
