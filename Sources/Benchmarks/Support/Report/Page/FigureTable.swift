// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A table of figures: a header, and a row for each value.
struct FigureTable<Value> {
  struct Column {
    let header: String
    let cell: (Value) -> String

    init(_ header: String, _ cell: @escaping (Value) -> String) {
      self.header = header
      self.cell = cell
    }
  }

  /// What a screen reader calls the table.
  let caption: String
  let columns: [Column]
  let values: [Value]

  /// The text by which the filter finds a row, if the table has cases.
  var key: ((Value) -> String)?

  /// The table within an element that opens it, and scrolls it where it is wider than the page.
  ///
  /// Columns without a figure are left out.
  func folded(as summary: String) -> Markup {
    """
    <details>
    <summary>\(summary)</summary>
    <div class="scroll" role="group" aria-label="\(caption)" tabindex="0">
    \(markup)</div>
    </details>

    """
  }

  var markup: Markup {
    let lines = values.map { value in columns.map { $0.cell(value) } }
    let shown = columns.indices.filter { index in
      index == 0 || lines.contains { $0[index] != Figures.nothing }
    }
    let header = shown.map { index -> Markup in "<th scope=\"col\">\(columns[index].header)</th>" }
    let rows = zip(values, lines).map { value, cells -> Markup in
      let rest = shown.dropFirst().map { index -> Markup in "<td>\(cells[index])</td>" }
      let mark: Markup = key.map { " data-case=\"\($0(value))\"" } ?? .empty
      return "<tr\(mark)><th scope=\"row\"><bdi>\(cells[0])</bdi></th>\(rest)</tr>\n"
    }
    return """
      <table>
      <caption class="unseen">\(caption)</caption>
      <thead><tr>\(header)</tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }
}
