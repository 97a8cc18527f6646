// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A drawing of how times grow, with logarithmic axes.
///
/// It is narrow enough for a phone, so that its text is as large there as elsewhere.
struct LogLogChart {
  let growth: RunRecord.Growth
  let id: String

  private static let width = 360.0
  private static let height = 236.0
  private static let plot = (left: 50.0, right: 290.0, top: 14.0, bottom: 204.0)

  /// The least distance between the labels of two lines.
  private static let labelHeight = 14.0

  var markup: Markup {
    let series = growth.series
    let points = series.flatMap(\.points)
    let axes = Axes(
      x: LogScale(around: points.map(\.x)), y: LogScale(around: points.map(\.y)))
    let label = "\(growth.title): \(series.map(\.name).joined(separator: ", "))"
    return """
      <svg viewBox="0 0 \(coordinate: Self.width) \(coordinate: Self.height)" role="group" \
      aria-label="\(label)" data-points>
      \(fitted(on: axes))\(axes.markup(of: growth))\
      \(lines(of: Array(series.dropFirst()), on: axes))\(line(of: series[0], "call", on: axes))\
      \(labels(of: series, on: axes))\(dots(on: axes))</svg>

      """
  }

  /// The places of numbers in the drawing.
  private struct Axes {
    let x: LogScale
    let y: LogScale

    func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      let plot = LogLogChart.plot
      return (
        plot.left + x.position(of: point.x) * (plot.right - plot.left),
        plot.bottom - y.position(of: point.y) * (plot.bottom - plot.top)
      )
    }

    func markup(of growth: RunRecord.Growth) -> Markup {
      let plot = LogLogChart.plot
      let columns = x.ticks.map { tick -> Markup in
        let place = place((tick, y.lower)).x
        let label =
          growth.isByRows ? Figures.short(tick) : Figures.plain(tick * 100) + "%"
        return """
          <line class="grid" x1="\(coordinate: place)" y1="\(coordinate: plot.top)" \
          x2="\(coordinate: place)" y2="\(coordinate: plot.bottom)"/>\
          <text class="tick" x="\(coordinate: place)" y="\(coordinate: plot.bottom + 16)" \
          text-anchor="middle">\(label)</text>

          """
      }
      let rows = y.ticks.map { tick -> Markup in
        let place = place((x.lower, tick)).y
        return """
          <line class="grid" x1="\(coordinate: plot.left)" y1="\(coordinate: place)" \
          x2="\(coordinate: plot.right)" y2="\(coordinate: place)"/>\
          <text class="tick" x="\(coordinate: plot.left - 6)" y="\(coordinate: place + 4)" \
          text-anchor="end">\(Figures.time(tick))</text>

          """
      }
      let titles: Markup = """
        <text class="tick" x="\(coordinate: (plot.left + plot.right) / 2)" \
        y="\(coordinate: LogLogChart.height - 2)" text-anchor="middle">\
        \(growth.isByRows ? "rows" : "share of rows edited")</text>

        """
      return "<g aria-hidden=\"true\">\n\(columns)\(rows)\(titles)</g>\n"
    }
  }

  /// The part of the chart that the exponent is fitted to.
  private func fitted(on axes: Axes) -> Markup {
    let from = axes.place((growth.fittedFrom, axes.y.lower)).x
    guard growth.fittedFrom > axes.x.lower, from < Self.plot.right else { return .empty }
    return """
      <rect class="fitted" x="\(coordinate: from)" y="\(coordinate: Self.plot.top)" \
      width="\(coordinate: Self.plot.right - from)" \
      height="\(coordinate: Self.plot.bottom - Self.plot.top)"/>

      """
  }

  private func lines(of measures: [ChartLine], on axes: Axes) -> [Markup] {
    measures.enumerated().map { position, series in
      line(of: series, "measure measure-\(position % 3 + 1)", on: axes)
    }
  }

  private func line(of series: ChartLine, _ kind: String, on axes: Axes) -> Markup {
    let places = series.points.map(axes.place).map { place -> Markup in
      "\(coordinate: place.x),\(coordinate: place.y) "
    }
    return "<polyline class=\"\(kind)\" points=\"\(places)\" aria-hidden=\"true\"/>\n"
  }

  /// The names of the lines at their ends, moved apart where they would overlap.
  private func labels(of series: [ChartLine], on axes: Axes) -> [Markup] {
    var places = series.enumerated().compactMap { position, series in
      series.points.last.map(axes.place).map { end in
        (position: position, name: series.name, x: end.x + 7, y: end.y + 4)
      }
    }
    places.sort { $0.y < $1.y }
    for index in places.indices.dropFirst() {
      places[index].y = max(places[index].y, places[index - 1].y + Self.labelHeight)
    }
    var lowest = Self.plot.bottom + 4
    for index in places.indices.reversed() {
      places[index].y = min(places[index].y, lowest)
      lowest = places[index].y - Self.labelHeight
    }
    return places.map { place in
      """
      <text class="\(place.position == 0 ? "name call" : "name")" \
      x="\(coordinate: place.x)" y="\(coordinate: place.y)" \
      aria-hidden="true">\(place.name)</text>

      """
    }
  }

  private func dots(on axes: Axes) -> [Markup] {
    growth.drawnPoints.enumerated().map { position, point in
      let place = axes.place((point.x, growth.height(of: point.seconds, at: point)))
      return """
        <g class="point" role="img" tabindex="\(position == 0 ? "0" : "-1")" \
        aria-label="\(label(of: point))">\
        <circle class="area" cx="\(coordinate: place.x)" cy="\(coordinate: place.y)" r="10"/>\
        <circle class="mark" cx="\(coordinate: place.x)" cy="\(coordinate: place.y)" r="3.5"/></g>

        """
    }
  }

  private func label(of point: RunRecord.Growth.Point) -> String {
    let time =
      growth.variable == .rows
      ? "\(Figures.time(point.seconds / point.x)) a row, \(Figures.time(point.seconds))"
      : Figures.time(point.seconds)
    let measures = point.measureSeconds.sorted { $0.key < $1.key }.map { name, seconds in
      "; \(name) \(Figures.time(growth.height(of: seconds, at: point)))"
    }
    return "\(growth.text(ofX: point.x)): \(time)\(measures.joined())"
  }
}
