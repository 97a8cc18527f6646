// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A line of text in several styles.
package struct Line: Equatable, Sendable {
  package struct Span: Equatable, Sendable {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  package private(set) var spans: [Span]

  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  package init(_ text: String, _ style: Style = Style()) {
    spans = [Span(text, style)]
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }

  package var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  package static func + (left: Line, right: Line) -> Line { Line(left.spans + right.spans) }

  /// Returns as much of the line as fits into a number of columns.
  package func truncated(to limit: Int) -> Line {
    var rest = max(0, limit)
    var kept: [Span] = []
    for span in spans {
      let text = span.text.prefix(columns: rest)
      rest -= text.columns
      if !text.isEmpty { kept.append(Span(String(text), span.style)) }
      if text.count < span.text.count { break }
    }
    return Line(kept)
  }

  /// Returns the line in exactly a number of columns: truncated, or followed by spaces.
  package func filled(to columns: Int, _ style: Style = Style()) -> Line {
    let line = truncated(to: columns)
    let missing = max(0, columns) - line.columns
    return missing > 0
      ? line + Line(String(repeating: " ", count: missing), style) : line
  }

  /// Returns the line with another line at its right end, which gives way if there is no room.
  package func with(trailing: Line, columns: Int) -> Line {
    let room = columns - trailing.columns
    return self.columns + 2 > room ? truncated(to: columns) : filled(to: room) + trailing
  }

  /// Returns the line with changed styles.
  package func styled(_ change: (inout Style) -> Void) -> Line {
    var line = self
    for index in line.spans.indices { change(&line.spans[index].style) }
    return line
  }
}
