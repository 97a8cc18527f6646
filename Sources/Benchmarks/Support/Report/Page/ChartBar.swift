// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A line of a chart of bars: a name, marks on a track, and the value as text.
struct ChartBar {
  /// What is drawn on a track, in shares of its width.
  struct Marks {
    /// The value, which a dot marks.
    let value: Double

    /// Where the bar begins.
    let origin: Double

    /// Where a thin line ends that begins at the value.
    var reach: Double?

    /// Whether that line ends beyond what is allowed.
    var reachesBeyond = false

    /// Where a stroke marks what is allowed.
    var limit: Double?

    /// Whether the value is beyond what is allowed: a diamond then takes the place of the dot.
    var isBeyond = false

    /// Whether the value is smaller than the axis shows: an arrow then takes the place of the dot.
    var isClipped = false
  }

  struct Track {
    let marks: Marks

    /// What a tooltip and a screen reader say.
    let label: String

    /// What stands beside the track.
    let value: String
  }

  let title: String
  let rows: Int
  let tracks: [Track]

  func markup(isFirst: Bool) -> Markup {
    let lines = tracks.enumerated().map { position, track -> Markup in
      let isStop = isFirst && position == 0
      return """
        <span class="line"><span class="track" role="img" tabindex="\(isStop ? "0" : "-1")" \
        aria-label="\(track.label)">\(track.marks.markup)</span>\
        <span class="value" aria-hidden="true">\(track.value)</span></span>
        """
    }
    return """
      <li data-case="\(title) \(grouped(rows))">\
      <span class="name"><bdi>\(title)</bdi> <span class="rows">\(grouped(rows))</span></span>\
      \(lines)</li>

      """
  }
}

extension ChartBar.Marks {
  fileprivate var markup: Markup {
    let (start, end) = (min(origin, value), max(origin, value))
    let kind = isClipped ? "dot clipped" : isBeyond ? "dot beyond" : "dot"
    var markup: Markup = ""
    if let reach {
      markup =
        markup + """
          <i class="\(reachesBeyond ? "reach beyond" : "reach")" \
          style="left:\(coordinate: value * 100)%;\
          width:\(coordinate: max(reach - value, 0) * 100)%"></i>
          """
    }
    markup =
      markup + """
        <i class="\(isBeyond ? "stem beyond" : "stem")" style="left:\(coordinate: start * 100)%;\
        width:\(coordinate: (end - start) * 100)%"></i>
        """
    if let limit {
      markup = markup + "<i class=\"limit\" style=\"left:\(coordinate: limit * 100)%\"></i>"
    }
    return markup + "<i class=\"\(kind)\" style=\"left:\(coordinate: value * 100)%\"></i>"
  }
}
