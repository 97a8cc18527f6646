// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// The memory of each case, and what its call does in counts, where the record has them.
  static func memory(_ cases: [RecordedCase]) -> PageSection? {
    let recorded = cases.filter { $0.details.peakBytesPerRow != nil || $0.details.counts != nil }
    guard !recorded.isEmpty else { return nil }
    let bytes = recorded.flatMap { [$0.details.peakBytesPerRow, $0.details.targetBytesPerRow] }
    let end = niceEnd(above: bytes.compactMap { $0 }.max() ?? 1)
    let ticks = (0...4).map { quarter -> BarChart.Tick in
      let share = Double(quarter) / 4
      return BarChart.Tick(position: share, label: Figures.plain(end * share) + " B")
    }
    return PageSection(
      id: "memory", heading: "Memory and counts", introduction: memoryIntroduction,
      groups: recorded.groups
    ) { group in
      let chart = BarChart(
        label: "Peak memory of \(group.call) in bytes a row", ticks: ticks,
        bars: group.cases.compactMap { bar(for: $0, until: end) })
      let table = FigureTable(
        caption: "Memory and counts of \(group.call)", columns: countColumns, values: group.cases,
        key: \.filterKey)
      return (chart.bars.isEmpty ? .empty : chart.markup)
        + table.folded(as: "Memory and counts of " + counted(group.cases.count, "case"))
    }
  }

  private static let memoryIntroduction: Markup = """
    <p>The peak memory of a call in bytes a row, its result included, in addition to the memory \
    before it. A stroke marks the target of a case. The axis is linear.</p>

    """

  private static func niceEnd(above value: Double) -> Double {
    var end = 1.0
    while end < value, end < 1e15 { end *= 2 }
    return end
  }

  private static func bar(for shown: RecordedCase, until end: Double) -> ChartBar? {
    guard let bytes = shown.details.peakBytesPerRow else { return nil }
    let limit = shown.details.targetBytesPerRow
    var label = "\(shown.name): \(Figures.number(bytes)) bytes a row"
    if let limit { label += " of \(Figures.number(limit)) allowed" }
    return ChartBar(
      title: shown.title, rows: shown.rows,
      tracks: [
        ChartBar.Track(
          marks: ChartBar.Marks(
            value: min(max(bytes / end, 0), 1), origin: 0,
            limit: limit.map { min(max($0 / end, 0), 1) },
            isBeyond: shown.details.missed.contains("memory")), label: label,
          value: Figures.number(bytes) + " B")
      ])
  }

  private static var countColumns: [FigureTable<RecordedCase>.Column] {
    typealias Column = FigureTable<RecordedCase>.Column
    return [
      Column("case") { $0.title },
      Column("rows") { grouped($0.rows) },
      Column("bytes a row") { Figures.number($0.details.peakBytesPerRow) },
      Column("target") { Figures.number($0.details.targetBytesPerRow) },
      Column("allocations") { Figures.count($0.details.counts?.allocations) },
      Column("allocated bytes") { Figures.count($0.details.counts?.allocatedBytes) },
      Column("bytes kept a shown row") { Figures.number($0.details.keptBytesPerRow) },
      Column("target") { Figures.number($0.details.targetKeptBytesPerRow) },
      Column("peak bytes") { Figures.count($0.details.counts?.peakBytes) },
      Column("retains") { Figures.count($0.details.counts?.retains) },
      Column("releases") { Figures.count($0.details.counts?.releases) },
      Column("instructions") { Figures.count($0.details.counts?.instructions) },
      Column("instructions a row") { shown in
        Figures.number(
          shown.details.counts?.instructions.map { Double($0) / Double(max(shown.rows, 1)) })
      },
    ]
  }
}
