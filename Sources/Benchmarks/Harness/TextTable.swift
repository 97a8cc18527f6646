// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A table as text: the first column is flush left, the others flush right.
struct TextTable {
  private var lines: [[String]]

  init(header: [String]) { lines = [header] }

  mutating func add(_ cells: [String]) { lines.append(cells) }

  var text: String {
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

/// Formats a whole number with commas between groups of three digits.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (position, digit) in digits.enumerated() {
    if position > 0, (digits.count - position).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

/// Formats a number with two or three significant digits, or with all digits before its point.
func formatted(_ number: Double) -> String {
  if !number.isFinite { return Figures.nothing }
  // Records are read from files, so no number is too large to be written.
  if number.magnitude >= 1e15 { return String(number) }
  if number >= 100 { return grouped(Int(number.rounded())) }
  if number == number.rounded() { return String(Int(number)) }
  return String(format: number >= 10 ? "%.1f" : number >= 0.1 ? "%.2f" : "%.2g", number)
}

/// Formats seconds in a suitable unit.
func duration(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: formatted(seconds * 1e9) + " ns"
  case ..<1e-3: formatted(seconds * 1e6) + " µs"
  case ..<1: formatted(seconds * 1e3) + " ms"
  default: formatted(seconds) + " s"
  }
}
