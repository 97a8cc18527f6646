// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows whose heights are known only when their cells have been visible.
extension ListViewDouble {
  /// The height of a row that is not known better.
  private var assumedHeight: CGFloat {
    heightOfCell == nil ? host.knownHeight : host.estimatedHeight
  }

  func height(ofRowAt path: IndexPath) -> CGFloat { knownHeights[path] ?? assumedHeight }

  /// Returns the height of the first rows of a section.
  func height(ofFirst count: Int, inSection section: Int) -> CGFloat {
    if knownHeights.isEmpty { return CGFloat(count) * assumedHeight }
    return (0..<count).reduce(0) {
      $0 + height(ofRowAt: IndexPath(row: $1, section: section))
    }
  }

  /// Returns the rows of a section between two distances from its first one.
  func rows(inSection section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var first: Int?
    var top: CGFloat = 0
    for row in 0..<counts[section] {
      if top >= end { return (first ?? row)..<row }
      top += height(ofRowAt: IndexPath(row: row, section: section))
      if top > start && first == nil { first = row }
    }
    return (first ?? counts[section])..<counts[section]
  }

  /// Gives rows the heights that their cells need, and returns whether a height has changed.
  func sizeCells(at paths: [IndexPath]) -> Bool {
    guard let heightOfCell else { return false }
    var hasChanged = false
    for path in paths {
      guard let cell = cells[path] else { continue }
      let height = heightOfCell(cell.view, host.bounds.width)
      if height != self.height(ofRowAt: path) { hasChanged = true }
      knownHeights[path] = height
    }
    return hasChanged
  }

  /// Forgets heights that cells had in another width.
  func forgetHeightsOfOtherWidth() {
    if sizedWidth == host.bounds.width { return }
    sizedWidth = host.bounds.width
    if knownHeights.isEmpty { return }
    knownHeights = [:]
    fitContent()
  }
}
