// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// The rounds of each case as shares of the time of a frame.
  static func frames(_ cases: [RecordedCase]) -> PageSection? {
    let timed = cases.filter { !$0.seconds.isEmpty }
    guard !timed.isEmpty else { return nil }
    let shares = timed.flatMap { [$0.details.medianSeconds, $0.slowest] }.map(\.shareOfFrame)
    let scale = LogScale(around: shares + [1], floor: smallestShare)
    return PageSection(
      id: "frames", heading: "Share of a frame", introduction: framesIntroduction,
      groups: timed.groups
    ) { group in
      let chart = BarChart(
        label: "Times of \(group.call) as shares of a frame",
        ticks: scale.ticks.map { tick in
          BarChart.Tick(
            position: scale.position(of: tick), label: tick == 1 ? "1 frame" : label(of: tick),
            isReference: tick == 1)
        }, bars: group.cases.map { bar(for: $0, on: scale) })
      let table = FigureTable(
        caption: "Percentiles of \(group.call)", columns: percentileColumns, values: group.cases,
        key: \.filterKey)
      return chart.markup
        + table.folded(as: "Percentiles of " + counted(group.cases.count, "case"))
    }
  }

  /// Smaller shares stand at the start of the axis: nobody sees them.
  private static let smallestShare = 0.0001

  private static let framesIntroduction: Markup = """
    <p>At 120 Hz a frame must be ready within 8.33 ms. A dot shows the median of all rounds, its \
    bar ends at the 90th percentile, and a thin line at the slowest round. The axis is \
    logarithmic.</p>
    <ul class="key" aria-hidden="true">
    <li><i class="dot"></i> the median fits a frame</li>
    <li><i class="dot beyond"></i> the median does not</li>
    <li><i class="reach"></i> to the slowest round</li>
    <li><i class="dot clipped"></i> below the axis</li>
    </ul>

    """

  private static var percentileColumns: [FigureTable<RecordedCase>.Column] {
    let percentiles: [(String, (RecordedCase) -> Double)] = [
      ("median", \.details.medianSeconds), ("p90", { $0.percentile(0.9) }),
      ("p99", \.percentile99), ("slowest", \.slowest),
    ]
    let times = percentiles.map { name, seconds in
      FigureTable<RecordedCase>.Column(name) { Figures.time(seconds($0)) }
    }
    let frames = percentiles.map { name, seconds in
      FigureTable<RecordedCase>.Column(name + ", of a frame") {
        Figures.percent(seconds($0).shareOfFrame)
      }
    }
    return [
      FigureTable.Column("case") { $0.title }, FigureTable.Column("rows") { grouped($0.rows) },
      FigureTable.Column("rounds") { grouped($0.seconds.count) },
    ] + times + frames
  }

  private static func label(of share: Double) -> String {
    share > 1 ? Figures.short(share) : Figures.plain(share * 100) + "%"
  }

  private static func bar(for shown: RecordedCase, on scale: LogScale) -> ChartBar {
    let median = shown.details.medianSeconds.shareOfFrame
    let most = shown.percentile(0.9).shareOfFrame
    let slowest = shown.slowest.shareOfFrame
    let label =
      "\(shown.name): median \(Figures.percent(median)) of a frame, "
      + "90th percentile \(Figures.percent(most)), slowest round \(Figures.percent(slowest))"
    return ChartBar(
      title: shown.title, rows: shown.rows,
      tracks: [
        ChartBar.Track(
          marks: ChartBar.Marks(
            value: scale.position(of: median), origin: scale.position(of: most),
            reach: scale.position(of: slowest), reachesBeyond: slowest > 1, isBeyond: median > 1,
            isClipped: median < scale.lower), label: label, value: Figures.percent(median))
      ])
  }
}

extension Double {
  /// These seconds as a share of the time of a frame.
  fileprivate var shareOfFrame: Double { self / RecordedCase.frameSeconds }
}
