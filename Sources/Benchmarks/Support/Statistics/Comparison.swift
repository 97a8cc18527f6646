// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison of two records: the ratio of each common case, and of all together.
package struct Comparison {
  /// A case in both records.
  package struct Pair {
    let old: RecordedCase
    let new: RecordedCase

    /// Whether times are multiples of a scan instead of seconds.
    let isScaled: Bool
    let estimate: Estimate
    let verdict: Verdict
  }

  let options: ComparisonOptions

  /// The pairs, in the order of the second record.
  package let pairs: [Pair]

  /// The cases that are in one record only.
  package let onlyOld: [RecordedCase]
  package let onlyNew: [RecordedCase]

  /// The geometric mean of all ratios.
  package let mean: Estimate
  package let verdict: Verdict

  /// The reasons to doubt the comparison.
  let warnings: [String]

  /// Compares two records; `nil` without a common case.
  package init?(_ old: RunRecord, _ new: RunRecord, _ options: ComparisonOptions, filter: Options) {
    let oldCases = old.cases.filter { filter.includes($0.title) }
    let newCases = new.cases.filter { filter.includes($0.title) }
    let byKey = Dictionary(oldCases.map { ($0.key, $0) }) { first, _ in first }
    var bootstrap = Bootstrap()
    var replicates: [[Double]] = []
    var found: [Pair] = []
    for newCase in newCases {
      guard let oldCase = byKey[newCase.key] else { continue }
      let times = Self.times(oldCase, newCase)
      let logRatios = bootstrap.logRatios(of: times.new, to: times.old)
      let estimate = Bootstrap.estimate(log(times.new.median / times.old.median), logRatios)
      replicates.append(logRatios)
      found.append(
        Pair(
          old: oldCase, new: newCase, isScaled: times.isScaled, estimate: estimate,
          verdict: options.verdict(estimate)))
    }
    if found.isEmpty { return nil }
    let logarithm = found.reduce(0) { $0 + log($1.estimate.ratio) } / Double(found.count)
    mean = Bootstrap.estimate(logarithm, bootstrap.means(of: replicates))
    verdict = options.verdict(mean)
    (self.options, pairs) = (options, found)
    let newKeys = Set(newCases.map(\.key))
    onlyOld = oldCases.filter { !newKeys.contains($0.key) }
    onlyNew = newCases.filter { byKey[$0.key] == nil }
    warnings = Self.warnings(old, new, found)
  }

  /// The pairs with ratios beyond the threshold, the most extreme first.
  package func pairs(_ verdict: Verdict) -> [Pair] {
    pairs.filter { $0.verdict == verdict }
      .sorted { abs(log($0.estimate.ratio)) > abs(log($1.estimate.ratio)) }
  }

  private static func times(
    _ old: RecordedCase, _ new: RecordedCase
  ) -> (old: [Double], new: [Double], isScaled: Bool) {
    guard let oldTimes = old.timesScan, let newTimes = new.timesScan else {
      return (old.seconds, new.seconds, false)
    }
    return (oldTimes, newTimes, true)
  }

  private static func warnings(
    _ old: RunRecord, _ new: RunRecord, _ pairs: [Pair]
  ) -> [String] {
    var warnings: [String] = []
    if pairs.contains(where: { $0.old.details.data != $0.new.details.data }) {
      warnings.append("strings are shared in one run and fresh in the other")
    }
    let (a, b) = (old.machine, new.machine)
    if (a.processor, a.cores, a.system) != (b.processor, b.cores, b.system) {
      warnings.append("the runs are from different machines: even multiples of a scan may differ")
    } else if a.toolchain != b.toolchain {
      warnings.append("the runs are from different toolchains: \(a.toolchain), \(b.toolchain)")
    }
    for (record, name) in [(old, "first"), (new, "second")] where record.waited >= 0.1 {
      warnings.append(
        "the \(name) run had no processor for \(formatted(record.waited * 100))% of its time")
    }
    return warnings
  }
}

extension RecordedCase {
  /// The times of all rounds as multiples of a scan, if the scan was timed.
  ///
  /// Older records have only the median of the multiples instead of the scan of each round.
  fileprivate var timesScan: [Double]? {
    if let scans = details.scanSeconds { return seconds.ratios(to: scans) }
    return details.timesScan.map { times in seconds.map { $0 * times / details.medianSeconds } }
  }
}

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
