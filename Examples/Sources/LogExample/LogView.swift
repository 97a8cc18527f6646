// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if you draw a long list yourself, and its rows differ in height. A list of heights
// stands beside the rows. Each message counts as one line until it is shown for the first time, and
// what is read stays where it is when messages turn out to be longer, come or go.

package import TableDiffMeasuring

/// Shows a log of millions of messages in the lines of a terminal.
package struct LogView {
  package private(set) var messages = TreeArray<Message>()

  /// The heights of the messages in lines.
  private var viewport: ListViewport<HeightSum>

  private let columns: Int

  package init(columns: Int, lines: Int) {
    self.columns = columns
    viewport = ListViewport([], height: Double(lines))
  }

  /// The number of lines above the screen, estimated as far as messages have not been shown.
  package var linesAbove: Int { Int(viewport.scrollOffset) }

  /// Shows another version of the log, with the same messages on the screen.
  package mutating func show(_ new: TreeArray<Message>) {
    let diff = messages.tableDiff(to: new)
    viewport.update(to: viewport.rows.applying(diff) { _ in 1 }, by: diff)
    messages = new
    measure()
  }

  package mutating func scroll(by lines: Int) {
    let target = viewport.scrollOffset + Double(lines)
    var height: Double
    // At the end, messages may turn out to be longer than estimated, and push others off the screen.
    repeat {
      height = viewport.rows.summary.height
      viewport.scroll(to: target)
      measure()
    } while viewport.rows.summary.height != height
  }

  /// Replaces the estimates of all messages on the screen, which may bring others into view.
  private mutating func measure() {
    var row = viewport.visibleRows.lowerBound
    while row < viewport.visibleRows.upperBound {
      let count = messages[row].lines(columns: columns).count
      if viewport.rows[row] != Double(count) { viewport.setRow(at: row, to: Double(count)) }
      row = max(row + 1, viewport.visibleRows.lowerBound)
    }
  }

  /// The lines on the screen.
  package var screen: [String] {
    let rows = viewport.visibleRows
    let lines = rows.flatMap { messages[$0].lines(columns: columns) }
    let hidden = Int(-viewport.top(of: rows.lowerBound))
    return Array(lines.dropFirst(hidden).prefix(Int(viewport.height)))
  }
}
