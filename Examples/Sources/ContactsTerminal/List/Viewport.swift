// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a list that are visible.
package struct Viewport: Equatable, Sendable {
  /// The offset of the first visible row.
  package var top: Int

  /// The number of lines.
  package var height: Int

  package init(top: Int = 0, height: Int = 0) {
    self.top = top
    self.height = height
  }

  /// The offsets of the visible rows, if the list is long enough.
  package var rows: Range<Int> { top..<top + height }

  /// Returns the viewport within a list, without empty lines as far as rows suffice.
  package func limited(to count: Int) -> Viewport {
    Viewport(top: min(max(0, top), max(0, count - height)), height: height)
  }

  /// Returns the viewport, scrolled as far as necessary to show a row.
  package func revealing(_ row: Int) -> Viewport {
    if row < top { return Viewport(top: row, height: height) }
    return row >= top + height ? Viewport(top: row - max(1, height) + 1, height: height) : self
  }
}
