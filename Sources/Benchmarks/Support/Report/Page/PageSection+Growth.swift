// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// How the times grow, with a chart for each case.
  static func growth(_ growth: [RunRecord.Growth], comparedWith other: [RunRecord.Growth])
    -> PageSection?
  {
    let drawn = growth.filter { !$0.drawnPoints.isEmpty }
    guard !drawn.isEmpty else { return nil }
    var body = introduction
    for (variable, heading) in [
      (RunRecord.Growth.Variable.rows, "By the number of rows"),
      (.editedShare, "By the share of rows that is edited"),
      (.rowsOfOneEdit, "One edit of a tree array, by the number of rows"),
    ] {
      let series = drawn.enumerated().filter { $0.element.variable == variable }
      guard !series.isEmpty else { continue }
      let figures = series.map { position, series -> Markup in
        let earlier = other.first {
          $0.title == series.title && $0.call == series.call && $0.variable == series.variable
        }
        return figure(of: series, id: "growth-\(position + 1)", earlier: earlier)
      }
      body =
        body + """
          <div data-source>
          <h3>\(heading)</h3>
          <div class="charts">
          \(figures)</div>
          </div>

          """
    }
    return PageSection(id: "growth", heading: "How times grow", body: body)
  }

  private static let introduction: Markup = """
    <p>Both axes are logarithmic. By the number of rows, a chart shows the time a row: where that \
    stays level, the time grows in proportion to the rows, with an exponent of 1; of one edit it \
    shows the time. The exponent is fitted to the shaded part. Measures are the thin lines.</p>

    """

  private static func figure(
    of series: RunRecord.Growth, id: String, earlier: RunRecord.Growth?
  ) -> Markup {
    """
    <figure data-case="\(series.title) \(series.call)" aria-labelledby="\(id)">
    <h4 id="\(id)"><bdi>\(series.title)</bdi></h4>
    <p class="fact"><code>\(series.call)</code><br>
    \(fact(about: series, earlier: earlier))</p>
    \(LogLogChart(growth: series, id: id).markup)\(table(of: series))</figure>

    """
  }

  private static func fact(
    about series: RunRecord.Growth, earlier: RunRecord.Growth?
  ) -> Markup {
    let state = series.keepsLimit ? "kept" : "exceeded"
    let limit = series.limit.map { " of at most " + Figures.exponent($0) } ?? ""
    let from = Figures.plain(series.isByRows ? series.fittedFrom : series.fittedFrom * 100)
    let unit = series.isByRows ? " rows" : "%"
    var text: Markup = """
      Exponent <b class="\(state)">\(Figures.exponent(series.exponent))</b>\(limit), \
      from \(from)\(unit)\(series.keepsLimit ? "" : ": the limit is exceeded")
      """
    if let limit = series.timesLimit {
      text =
        text
        + "; \(Figures.times(series.timesFirst)) the first time, of at most \(Figures.times(limit))"
    }
    if let instructions = series.instructionExponent {
      text = text + "; \(Figures.exponent(instructions)) by instructions"
    }
    if let earlier { text = text + "; \(Figures.exponent(earlier.exponent)) in the other run" }
    return text
  }

  private static func table(of series: RunRecord.Growth) -> Markup {
    typealias Column = FigureTable<RunRecord.Growth.Point>.Column
    let isByRows = series.isByRows
    let measures = series.series.dropFirst().map { measure in
      Column(measure.name) { Figures.time($0.measureSeconds[measure.name]) }
    }
    let first = [
      Column(isByRows ? "rows" : "edited share") {
        isByRows ? Figures.number($0.x) : Figures.plain($0.x * 100) + "%"
      },
      Column("time") { Figures.time($0.seconds) },
      Column("time a row") {
        series.variable == .rows ? Figures.time($0.seconds / $0.x) : Figures.nothing
      },
    ]
    return FigureTable(
      caption: "Figures of \(series.title)",
      columns: first + measures + [
        Column("allocations") { Figures.count($0.allocations) },
        Column("retains") { Figures.count($0.retains) },
        Column("instructions") { Figures.count($0.instructions) },
      ],
      values: series.drawnPoints
    ).folded(as: "Figures")
  }
}

extension Figures {
  static func exponent(_ exponent: Double) -> String {
    guard exponent.isFinite, exponent.magnitude < 1e6 else { return number(exponent) }
    let hundredths = Int((exponent * 100).rounded())
    let sign = hundredths < 0 ? "\u{2212}" : ""
    let rest = hundredths.magnitude % 100
    return "\(sign)\(hundredths.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
