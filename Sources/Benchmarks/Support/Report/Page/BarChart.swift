// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A chart with a line for each case, as a list that reflows on narrow screens.
///
/// All charts of a section have the same axis, so that they can be compared by eye.
struct BarChart {
  struct Tick {
    let position: Double
    let label: String

    /// Whether a stronger line marks what values are compared with.
    var isReference = false
  }

  /// What a screen reader calls the chart.
  let label: String
  let ticks: [Tick]
  let bars: [ChartBar]

  var markup: Markup {
    let items = bars.enumerated().map { position, bar in bar.markup(isFirst: position == 0) }
    return """
      <div class="chart" style="--grid:\(grid)">
      <div class="axis" aria-hidden="true"><span class="head">case, rows</span>\
      <span class="scale">\(labels)</span></div>
      <ol class="bars" role="list" aria-label="\(label)" data-points>
      \(items)</ol>
      </div>

      """
  }

  /// The labels of the axis.
  ///
  /// Every other one is left out where there is little room.
  private var labels: [Markup] {
    let reference = ticks.firstIndex { $0.isReference } ?? 0
    return ticks.enumerated().map { index, tick in
      let edge = tick.position < 0.02 ? "start" : tick.position > 0.98 ? "end" : "middle"
      let rank = tick.isReference ? " reference" : (index - reference) % 2 == 0 ? "" : " minor"
      return """
        <span class="\(edge + rank)" style="left:\(coordinate: tick.position * 100)%">\
        \(tick.label)</span>
        """
    }
  }

  /// The lines of the axis as the background of each track.
  private var grid: String {
    ticks.map { tick in
      let colour = tick.isReference ? "var(--reference)" : "var(--line)"
      let place = Int((tick.position * 1000).rounded())
      return
        "linear-gradient(\(colour),\(colour)) \(place / 10).\(place % 10)% 0/1px 100% no-repeat"
    }.joined(separator: ",")
  }
}
