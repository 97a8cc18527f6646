// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A table as text: the first column is flush left, the others flush right.
package struct TextTable {
  private var lines: [[String]]

  package init(header: [String]) { lines = [header] }

  package mutating func add(_ cells: [String]) { lines.append(cells) }

  package var text: String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var printed = lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let (text, width) = cell
        return column == 0 ? text.padded(to: width) : text.indented(to: width)
      }.joined(separator: "  ")
    }
    printed.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return printed.joined(separator: "\n")
  }
}
