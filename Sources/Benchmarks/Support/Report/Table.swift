// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A table whose first column is left-aligned, and all others right-aligned.
package struct Table {
  private var lines: [[String]]

  package init(_ header: [String], _ lines: [[String]]) { self.lines = [header] + lines }

  /// Creates a table of values, omitting empty columns.
  init<Value>(_ values: [Value], _ columns: [(header: String, cell: @Sendable (Value) -> String)]) {
    let all = columns.map { column in (column.header, values.map(column.cell)) }
    let filled = all.filter { $0.1.contains { $0 != Figures.nothing && !$0.isEmpty } }
    self.init(filled.map(\.0), values.indices.map { index in filled.map { $0.1[index] } })
  }

  /// Returns the table as text, truncating the first column to fit.
  package func text(columns: Int = .max) -> String {
    var widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let others = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
    widths[0] = min(widths[0], max(8, columns - others))
    var printed = lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let (text, width) = cell
        return column == 0
          ? text.truncated(to: width).padded(to: width) : text.indented(to: width)
      }.joined(separator: "  ")
    }
    printed.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return printed.joined(separator: "\n")
  }

  /// The table as Markdown, with escaped cells.
  package var markdown: String {
    let rule = ["---"] + lines[0].dropFirst().map { _ in "---:" }
    let rows = lines.map { $0.map(Self.escaped) }
    return ([rows[0], rule] + rows.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns a text with Markdown and HTML syntax escaped.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
  }
}
