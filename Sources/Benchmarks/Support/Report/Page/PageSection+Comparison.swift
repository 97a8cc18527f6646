// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// The times of one run as multiples of those of another.
  static func comparison(of record: RunRecord, with other: RunRecord) -> PageSection {
    let pairs = CaseComparison.pairs(of: record, with: other).sorted { $0.ratio > $1.ratio }
    guard !pairs.isEmpty else {
      return PageSection(
        id: "comparison", heading: "Compared with the other run",
        body: "<p>The runs have no case in common.</p>\n")
    }
    let scale = LogScale(aroundOne: pairs.map(\.ratio))
    let limit = CaseComparison.threshold
    let groups = [
      ("Slower", pairs.filter { $0.ratio > limit }),
      ("Faster", pairs.filter { $0.ratio < 1 / limit }.reversed()),
      ("Within 5%", pairs.filter { $0.ratio <= limit && $0.ratio >= 1 / limit }),
    ].filter { !$0.1.isEmpty }
    let charts = groups.map { heading, pairs -> Markup in
      """
      <div class="group">
      <h3>\(heading): \(counted(pairs.count, "case"))</h3>
      \(chart(heading, pairs, scale).markup)\
      \(table(heading, pairs).folded(as: "Figures of " + counted(pairs.count, "case")))</div>

      """
    }
    return PageSection(
      id: "comparison", heading: "Compared with the other run",
      body: introduction(to: pairs, record, other) + "\(charts)")
  }

  private static func introduction(
    to pairs: [CaseComparison], _ record: RunRecord, _ other: RunRecord
  ) -> Markup {
    let unpaired = [record.cases.count, other.cases.count].map { $0 - pairs.count }
    let alone =
      unpaired == [0, 0]
      ? ""
      : " \(counted(unpaired[0], "case")) of this run and \(grouped(unpaired[1])) of the "
        + "other have no counterpart."
    let machines =
      record.machine.text == other.machine.text
      ? "" : " The machines or toolchains differ, which ratios to a scan allow for only in part."
    return """
      <p>The times of this run are \(Figures.number(pairs.geometricMean)) times those of the \
      other, in the geometric mean of \(counted(pairs.count, "case")). A bar to the right \
      of 1 is a case that takes longer than in the other run. Where both runs have a scan, times \
      are taken as multiples of it.\(alone)\(machines)</p>

      """
  }

  private static func chart(
    _ heading: String, _ pairs: [CaseComparison], _ scale: LogScale
  ) -> BarChart {
    BarChart(
      label: "Ratios to the other run, \(heading.lowercased())",
      ticks: scale.ticks.map { tick in
        BarChart.Tick(
          position: scale.position(of: tick), label: Figures.number(tick) + (tick == 1 ? " ×" : ""),
          isReference: tick == 1)
      },
      bars: pairs.map { pair in
        ChartBar(
          title: pair.this.title, rows: pair.this.rows,
          tracks: [
            ChartBar.Track(
              marks: ChartBar.Marks(
                value: scale.position(of: pair.ratio), origin: scale.position(of: 1),
                isBeyond: pair.ratio > CaseComparison.threshold),
              label: label(of: pair), value: Figures.times(pair.ratio))
          ])
      })
  }

  private static func label(of pair: CaseComparison) -> String {
    let times = [pair.this, pair.other].map { shown in
      pair.isByScan
        ? Figures.times(shown.details.timesScan) + " scan"
        : Figures.time(shown.details.medianSeconds)
    }
    return "\(pair.this.name): \(Figures.times(pair.ratio)) the other run, "
      + "\(times[0]) after \(times[1])"
  }

  private static func table(
    _ heading: String, _ pairs: [CaseComparison]
  ) -> FigureTable<CaseComparison> {
    FigureTable(
      caption: "\(heading): figures of both runs",
      columns: [
        FigureTable.Column("case") { $0.this.title },
        FigureTable.Column("call") { $0.this.call },
        FigureTable.Column("rows") { grouped($0.this.rows) },
        FigureTable.Column("this, × scan") { Figures.number($0.this.details.timesScan) },
        FigureTable.Column("other, × scan") { Figures.number($0.other.details.timesScan) },
        FigureTable.Column("this") { Figures.time($0.this.details.medianSeconds) },
        FigureTable.Column("other") { Figures.time($0.other.details.medianSeconds) },
        FigureTable.Column("ratio") { Figures.times($0.ratio) },
      ], values: pairs, key: { $0.this.filterKey })
  }
}
