// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of a growth run as a table of at most 100 columns.
package struct GrowthReport {
  let results: [GrowthResult]

  package init(results: [GrowthResult]) { self.results = results }

  package var text: String {
    ([RunRecord.Growth.Variable.rows, .editedShare].map(table) + [editTable])
      .compactMap { $0 }.joined(separator: "\n\n")
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
    let limit = result.series.claim.limit.map { String(format: " %.2f", $0 + result.slack) }
    return [
      result.title, variable.text(fit.from) + "–" + variable.text(last.x),
      duration(last.seconds), times(.scan), times(.join),
      String(format: "%.2f ", fit.exponent) + (limit.map { sign + $0 } ?? ""), verdict(on: result),
    ]
  }

  private func verdict(on result: GrowthResult) -> String {
    result.problems.isEmpty ? (result.isSteeper ? "STEEPER" : "") : "WRONG"
  }

  /// The table of edits of tree arrays, beside those of arrays.
  private var editTable: String? {
    let results = results.filter { $0.series.variable == .rowsOfOneEdit && $0.fit != nil }
    if results.isEmpty { return nil }
    var table = TextTable(header: [
      "one edit by rows", "from–to", "last", "Array", "stdlib", "allocations", "retains",
      "times the first", "",
    ])
    for result in results {
      guard let last = result.points.last, let growth = result.record else { continue }
      let variable = result.series.variable
      let limit = growth.timesLimit.map { (result.isSteeper ? " > " : " < ") + formatted($0) } ?? ""
      table.add(
        [
          result.title, variable.text(growth.fittedFrom) + "–" + variable.text(last.x),
          duration(last.seconds),
        ] + ["Array", "stdlib"].map { last.measureSeconds[$0].map(duration) ?? Figures.nothing }
          + [last.allocations, last.retains].map(Figures.count)
          + [formatted(growth.timesFirst) + limit, verdict(on: result)])
    }
    return table.text
  }
}

extension RunRecord.Growth.Variable {
  /// Returns a value of the variable in a short form, such as `300k` or `0.3%`.
  package func text(_ x: Double) -> String {
    switch self {
    case .editedShare: String(format: "%g%%", x * 100)
    case .rows, .rowsOfOneEdit:
      x >= 1e6
        ? String(format: "%gM", x / 1e6)
        : x >= 1e3 ? String(format: "%gk", x / 1e3) : String(format: "%g", x)
    }
  }
}
