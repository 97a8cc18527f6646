// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of a growth run as a table of at most 100 columns.
struct GrowthReport {
  let results: [GrowthResult]

  var text: String {
    [RunRecord.Growth.Variable.rows, .editedShare].compactMap(table).joined(separator: "\n\n")
  }

  private func table(_ variable: RunRecord.Growth.Variable) -> String? {
    let results = results.filter { $0.series.variable == variable && $0.fit != nil }
    if results.isEmpty { return nil }
    var table = TextTable(header: [
      variable == .rows ? "time by rows" : "time by share of edited rows",
      "fitted", "last", "x scan", "x join", "exponent", "",
    ])
    for result in results { table.add(row(of: result)) }
    return table.text
  }

  private func row(of result: GrowthResult) -> [String] {
    guard let last = result.points.last, let fit = result.fit else { return [] }
    let variable = result.series.variable
    func times(_ measure: Measure) -> String {
      // The largest lists have no join.
      guard
        let point = result.points.last(where: { $0.measureSeconds[measure.rawValue] != nil }),
        let seconds = point.measureSeconds[measure.rawValue]
      else { return "–" }
      return formatted(point.seconds / seconds)
    }
    let sign = result.isSteeper ? ">" : "<"
    return [
      result.title, variable.text(fit.from) + "–" + variable.text(last.x),
      duration(last.seconds), times(.scan), times(.join),
      String(format: "%.2f ", fit.exponent) + sign
        + String(format: " %.2f", result.series.claim.limit + result.slack),
      result.problems.isEmpty ? (result.isSteeper ? "STEEPER" : "") : "WRONG",
    ]
  }
}

extension RunRecord.Growth.Variable {
  /// Returns a value of the variable in a short form, such as `300k` or `0.3%`.
  func text(_ x: Double) -> String {
    switch self {
    case .editedShare: String(format: "%g%%", x * 100)
    case .rows where x >= 1e6: String(format: "%gM", x / 1e6)
    case .rows where x >= 1e3: String(format: "%gk", x / 1e3)
    case .rows: String(format: "%g", x)
    }
  }
}
