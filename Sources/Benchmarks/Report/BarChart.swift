// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
  let bars: [Bar]

  var markup: Markup {
    let items = bars.enumerated().map { position, bar in bar.markup(isFirst: position == 0) }
    return """
      <div class="chart" style="--grid:\(grid)">
      <div class="axis" aria-hidden="true"><span class="scale">\(ticks.map(\.markup))</span></div>
      <ol class="bars" aria-label="\(label)" data-points>
      \(items)</ol>
      </div>

      """
  }

  /// The lines of the axis as the background of each track.
  private var grid: String {
    ticks.map { tick in
      let colour = tick.isReference ? "var(--reference)" : "var(--line)"
      let position = Int((tick.position * 1000).rounded())
      return "linear-gradient(\(colour),\(colour)) \(position / 10).\(position % 10)% 0/1px 100% no-repeat"
    }.joined(separator: ",")
  }
}

extension BarChart.Tick {
  fileprivate var markup: Markup {
    let edge = position < 0.02 ? "start" : position > 0.98 ? "end" : "middle"
    return """
      <span class="\(edge)\(isReference ? " reference" : "")" \
      style="left:\(coordinate: position * 100)%">\(label)</span>
      """
  }
}
