// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// The time of each case as a multiple of a scan.
  static func cases(_ cases: [RecordedCase]) -> PageSection? {
    let ratios = cases.flatMap { shown in
      [shown.details.timesScan, shown.refersToJoin ? shown.details.timesJoin : nil]
        .compactMap { $0 }
    }
    guard !ratios.isEmpty else { return nil }
    let scale = LogScale(around: ratios + [1], floor: smallestRatio)
    return PageSection(
      id: "cases", heading: "Times as multiples of a scan", introduction: casesIntroduction,
      groups: cases.groups, namesParts: true
    ) { group in
      let bars = group.cases.compactMap { bar(for: $0, on: scale) }
      let table = FigureTable(
        caption: "All figures of \(group.call)", columns: FigureTable.caseColumns,
        values: group.cases, key: \.filterKey)
      let chart = BarChart(
        label: "Times of \(group.call) as multiples of a scan", ticks: ticks(of: scale), bars: bars)
      let folded = table.folded(as: "All figures of " + counted(group.cases.count, "case"))
      return (bars.isEmpty ? .empty : chart.markup) + folded
    }
  }

  /// Smaller ratios stand at the start of the axis: their call does not read the rows.
  private static let smallestRatio = 0.01

  private static let casesIntroduction: Markup = """
    <p>A dot shows how many times as long a case takes as a scan of its rows, a bare loop that \
    compares two lists offset by offset. Its bar begins at 1 ×, the scan itself. Where the target \
    refers to a join, a dictionary of all ids and a look-up of each, a second line has the time \
    as a multiple of that. The axis is logarithmic.</p>
    <ul class="key" aria-hidden="true">
    <li><i class="dot"></i> median of the rounds</li>
    <li><i class="dot beyond"></i> beyond its target</li>
    <li><i class="limit"></i> the target</li>
    <li><i class="dot clipped"></i> below the axis</li>
    </ul>

    """

  private static func ticks(of scale: LogScale) -> [BarChart.Tick] {
    scale.ticks.map { tick in
      BarChart.Tick(
        position: scale.position(of: tick), label: Figures.short(tick) + (tick == 1 ? " ×" : ""),
        isReference: tick == 1)
    }
  }

  private static func bar(for shown: RecordedCase, on scale: LogScale) -> ChartBar? {
    guard let ratio = shown.details.timesScan else { return nil }
    var label = "\(shown.name): \(Figures.times(ratio)) scan, "
    label += Figures.time(shown.details.medianSeconds)
    if let target = shown.details.target, let share = shown.details.shareOfTarget {
      label += "; \(Figures.percent(share)) of its target, "
      label += Figures.target(target)
    }
    var tracks = [
      ChartBar.Track(
        marks: marks(ratio, shown.targetTimesScan, shown, scale), label: label,
        value: Figures.times(ratio) + (shown.refersToJoin ? " scan" : ""))
    ]
    if shown.refersToJoin, let join = shown.details.timesJoin {
      tracks.append(
        ChartBar.Track(
          marks: marks(join, nil, shown, scale),
          label: "\(shown.name): \(Figures.times(join)) join",
          value: Figures.times(join) + " join"))
    }
    return ChartBar(title: shown.title, rows: shown.rows, tracks: tracks)
  }

  private static func marks(
    _ ratio: Double, _ limit: Double?, _ shown: RecordedCase, _ scale: LogScale
  ) -> ChartBar.Marks {
    ChartBar.Marks(
      value: scale.position(of: ratio), origin: scale.position(of: 1),
      limit: limit.flatMap { scale.contains($0) ? scale.position(of: $0) : nil },
      isBeyond: shown.missesTime, isClipped: ratio < scale.lower)
  }
}
