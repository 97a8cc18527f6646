// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tables of growth with at most 100 columns.
struct GrowthReport {
  private let growth: [RunRecord.Growth]

  init(_ growth: [RunRecord.Growth]) { self.growth = growth }

  var text: String { tables.map { $0.text(columns: 100) }.joined(separator: "\n\n") }
  var markdown: String { tables.map(\.markdown).joined(separator: "\n") }

  private var tables: [Table] {
    RunRecord.Growth.Variable.allCases.compactMap { variable in
      let found = growth.filter { $0.variable == variable }
      if found.isEmpty { return nil }
      return Table(found, variable == .rowsOfOneEdit ? Self.ofEdits : columns(variable))
    }
  }

  private typealias Column = (header: String, cell: @Sendable (RunRecord.Growth) -> String)

  private func columns(_ variable: RunRecord.Growth.Variable) -> [Column] {
    [
      (variable == .rows ? "time by rows" : "time by share of edited rows", { $0.title }),
      Self.fitted, Self.last, ("x scan", { Self.times(.scan, $0) }),
      ("x join", { Self.times(.join, $0) }),
      (
        "exponent",
        { item in
          let limit = item.limit.map {
            String(format: " \(item.isSteeper ? ">" : "<") %.2f", $0 + item.slack)
          }
          return String(format: "%.2f", item.exponent) + (limit ?? "")
        }
      ), Self.verdict,
    ]
  }

  /// The columns about edits of tree arrays, beside those of arrays.
  private static let ofEdits: [Column] = [
    ("one edit by rows", { $0.title }), fitted, last,
    ("Array", { Figures.time($0.points.last?.measureSeconds["Array"]) }),
    ("stdlib", { Figures.time($0.points.last?.measureSeconds["stdlib"]) }),
    ("allocations", { Figures.count($0.points.last?.allocations) }),
    (
      "times the first",
      { item in
        let sign = item.isSteeper ? ">" : "<"
        return formatted(item.timesFirst)
          + (item.timesLimit.map { " \(sign) \(formatted($0))" } ?? "")
      }
    ), verdict,
  ]

  private static let fitted: Column = (
    "fitted",
    { $0.variable.text($0.fittedFrom) + "–" + $0.variable.text($0.points.last?.x ?? .nan) }
  )

  private static let last: Column = ("last", { Figures.time($0.points.last?.seconds) })

  private static let verdict: Column = (
    "", { $0.wrong != nil ? "WRONG" : $0.isSteeper ? "STEEPER" : "" }
  )

  /// Returns the longest time that has a measure beside it, as a multiple of the measure, because
  /// the longest lists have no join.
  private static func times(_ measure: Measure, _ item: RunRecord.Growth) -> String {
    let point = item.points.last { $0.measureSeconds[measure.rawValue] != nil }
    return Figures.number(
      point.flatMap { point in point.measureSeconds[measure.rawValue].map { point.seconds / $0 } })
  }
}
