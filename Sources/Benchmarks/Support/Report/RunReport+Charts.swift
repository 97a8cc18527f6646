// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

extension RunReport {
  /// The chart of the run: the growth of an edit if that was measured, otherwise times beside other
  /// algorithms; `nil` if there are neither.
  package var svg: String? {
    if let edit = record.growth?.first(where: { $0.title == Self.chartedEdit }) {
      return growthChart(edit)
    }
    let charted = Self.charted.compactMap { title in
      cases.first { $0.title == title && $0.rows == 1_000_000 && $0.source == .generated }
    }
    return charted.isEmpty ? nil : speedChart(charted)
  }

  private static let charted = [
    "one row updated in the middle", "1% scattered", "block inserted in the middle",
    "block moved far", "full shuffle", "all rows replaced",
  ]

  private static let chartedEdit = "tree: one row updated"

  // MARK: Bars

  private func speedChart(_ charted: [RecordedCase]) -> String {
    typealias Series = (name: String, style: Chart.Style, seconds: (RecordedCase) -> Double?)
    let series: [Series] = [
      ("TableDiff", .first, { $0.details.medianSeconds }),
      ("difference(from:)", .second, { $0.details.standardLibrarySeconds }),
      ("textbook Heckel", .third, { $0.details.heckelSeconds }),
    ]
    let (left, right, gap, group) = (214.0, Chart.width - 84, 3.0, 64.0)
    let axis = LogAxis(
      series.flatMap { charted.compactMap($0.seconds) }, from: left, to: right)
    let bottom = Chart.top + group * Double(charted.count)
    var chart = Chart()
    for (index, item) in series.enumerated() {
      let x = left + Double(index) * 160
      chart.box(item.style, x, 43)
      chart.text(x + Chart.bar + 7, 54, item.name)
    }
    for tick in axis.ticks {
      let x = axis.place(tick)
      chart.line("grid", (x, Chart.top - 6), (x, bottom))
      chart.text(x, bottom + 18, duration(tick), "quiet", anchor: "middle")
    }
    for (index, item) in charted.enumerated() {
      let height = 3 * Chart.bar + 2 * gap
      let top = Chart.top + Double(index) * group + ((group - height) / 2).rounded(.down)
      chart.text(left - 12, top + height / 2 + 4.5, item.title, anchor: "end")
      for (bar, (_, style, seconds)) in series.enumerated() {
        let y = top + Double(bar) * (Chart.bar + gap)
        if let seconds = seconds(item) {
          let end = axis.place(seconds)
          chart.box(style, left, y, width: end - left)
          chart.text(end + 6, y + 11, duration(seconds), bar == 0 ? "own" : "quiet")
        } else {
          let limit = formatted(record.limits.peerSeconds)
          chart.text(left + 6, y + 11, "skipped, estimated at over \(limit) s", "quiet")
        }
      }
    }
    let sentences = charted.map { item in
      let times = series.map { "\($0.name) \($0.seconds(item).map(duration) ?? "skipped")" }
      return "\(item.title): \(times.joined(separator: ", "))"
    }
    return chart.svg(
      of: record, title: ("Time of a diff of 1,000,000 rows", "logarithmic scale"),
      better: "logarithmic scale, shorter is faster", sentences: sentences,
      timing: "median of the rounds, other algorithms timed once", height: bottom + 56)
  }

  // MARK: Lines

  private func growthChart(_ growth: RunRecord.Growth) -> String {
    typealias Line = (name: String, style: Chart.Style, points: [(x: Double, seconds: Double)])
    let shown = growth.points.filter { $0.x >= growth.fittedFrom }
    func points(_ name: String) -> [(x: Double, seconds: Double)] {
      shown.compactMap { point in point.measureSeconds[name].map { (point.x, $0) } }
    }
    let lines: [Line] = [
      ("difference(from:)", .third, points("stdlib")), ("Array", .second, points("Array")),
      ("TreeArray", .first, shown.map { ($0.x, $0.seconds) }),
    ].filter { !$0.points.isEmpty }
    let (left, right, bottom) = (84.0, 586.0, 420.0)
    let all = lines.flatMap(\.points)
    let rows = LogAxis(all.map(\.x), from: left, to: right)
    let times = LogAxis(all.map(\.seconds), from: bottom, to: Chart.top)
    var chart = Chart()
    chart.text(
      12, 48,
      "The old version is kept for the diff, a batch update is made of it, and the version is dropped.",
      "quiet")
    for tick in times.ticks {
      let y = times.place(tick)
      chart.line("grid", (left, y), (right, y))
      chart.text(left - 8, y + 4, duration(tick), "quiet", anchor: "end")
    }
    for tick in rows.ticks {
      chart.text(rows.place(tick), bottom + 18, grouped(Int(tick)), "quiet", anchor: "middle")
    }
    chart.text((left + right) / 2, bottom + 38, "rows", "quiet", anchor: "middle")
    let frame = times.place(1.0 / 120)
    if frame > Chart.top, frame < bottom {
      chart.line("frame", (left, frame), (right, frame))
      chart.text(left + 6, frame + 15, "one frame at 120 Hz", "quiet")
    }
    // Labels that would overlap are shifted down.
    var label = -Double.infinity
    for (name, style, points) in lines {
      let places = points.map { (x: rows.place($0.x), y: times.place($0.seconds)) }
      chart.polyline(style, places)
      guard let end = places.last, let last = points.last else { continue }
      label = max(end.y, label + 36)
      chart.box(style, end.x + 14, label - 7)
      chart.text(end.x + 34, label + 4, name, style == .first ? "own" : nil)
      chart.text(end.x + 34, label + 20, duration(last.seconds), "quiet")
    }
    let sentences = lines.reversed().map { name, _, points in
      let texts = points.map { "\(duration($0.seconds)) of \(grouped(Int($0.x))) rows" }
      return "\(name): \(texts.joined(separator: ", "))"
    }
    return chart.svg(
      of: record,
      title: (
        "Time to update one row, and to find the diff", "by the number of rows, logarithmic scales"
      ), better: "logarithmic scales, lower is faster", sentences: sentences,
      timing: "medians. difference(from:) makes no batch update.", height: bottom + 86)
  }
}
