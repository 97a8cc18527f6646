// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An entry of github-action-benchmark's `customSmallerIsBetter`.
///
/// All entries have the same unit: some versions compare values without looking at their units.
package struct SmallerIsBetterEntry: Encodable {
  let name: String
  let unit: String
  let value: Double

  /// Half the distance between the quartiles.
  ///
  /// The action finds a number only if it has two characters or more.
  let range: String
  let extra: String

  init(_ item: RecordedCase) {
    name = item.name
    unit = "ns"
    value = item.details.medianSeconds * 1e9
    let ascending = item.seconds.sorted()
    let quarter = ascending.count / 4
    let spread = ascending[ascending.count - 1 - quarter] - ascending[quarter]
    range = "± " + String(format: "%.1f", spread / 2 * 1e9)
    var lines = [item.call, "\(ascending.count) rounds"]
    if let times = item.details.timesScan { lines.append("\(formatted(times)) x scan") }
    extra = lines.joined(separator: "\n")
  }

  package static func text(of record: RunRecord) throws -> String {
    try jsonText(of: record.cases.map(SmallerIsBetterEntry.init))
  }
}
