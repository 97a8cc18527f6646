// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison as text.
struct ComparisonText {
  let comparison: Comparison

  /// The names of both records.
  let names: (old: String, new: String)
  let terminal: Terminal

  var text: String {
    [table, missing("only in \(names.old)", comparison.onlyOld),
      missing("only in \(names.new)", comparison.onlyNew), beyond(.slower), beyond(.faster),
      conclusion,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let columns = ["rows", "old", "new", "ratio", "95% interval"]

  private var table: String {
    let lines = comparison.pairs.map { pair in
      (pair.new.title, [grouped(pair.new.rows)] + pair.times + pair.cells, pair.verdict)
    }
    let widths = Self.columns.indices.map { column in
      max(Self.columns[column].count, lines.map { $0.1[column].count }.max() ?? 0)
    }
    let numbers = widths.reduce(0) { $0 + $1 + 2 } + "  slower".count
    let room = max(12, terminal.columns - numbers)
    let titleWidth = min(room, max("case".count, lines.map { $0.0.count }.max() ?? 0))
    func line(_ title: String, _ cells: [String]) -> String {
      zip(cells, widths).reduce(title.truncated(to: titleWidth).padded(to: titleWidth)) {
        $0 + "  " + $1.0.indented(to: $1.1)
      }
    }
    let head = terminal.styled(line("case", Self.columns), .bold)
    let body = lines.map { title, cells, verdict in
      line(title, cells) + (verdict == .same ? "" : "  " + colored(verdict))
    }
    return ([head] + body).joined(separator: "\n") + "\n" + terminal.styled(legend, .dim)
  }

  private var legend: String {
    let scaled = comparison.pairs.count { $0.isScaled }
    let all = comparison.pairs.count
    if scaled == all { return "old and new: medians in multiples of a scan" }
    if scaled == 0 { return "old and new: medians in seconds" }
    return "old and new: medians in multiples of a scan, or in seconds where a record has no scan"
  }

  private func missing(_ title: String, _ cases: [RecordedCase]) -> String {
    if cases.isEmpty { return "" }
    let names = cases.map { "  " + $0.name.truncated(to: terminal.columns - 2) }
    return "\(title):\n" + names.joined(separator: "\n")
  }

  private func beyond(_ verdict: Verdict) -> String {
    let pairs = comparison.pairs(verdict)
    if pairs.isEmpty { return "" }
    let lines = pairs.map { pair in
      let ratio = "\(pair.cells[0]) (\(pair.cells[1]))"
      let name = pair.new.name.truncated(to: max(10, terminal.columns - ratio.count - 4))
      return "  \(name): \(ratio)"
    }
    return "\(colored(verdict)) beyond the threshold of \(formatted(comparison.options.threshold)):\n"
      + lines.joined(separator: "\n")
  }

  private var conclusion: String {
    let warnings = comparison.warnings.map {
      terminal.styled("warning", .yellow) + ": \($0)\n"
    }
    let mean = comparison.mean
    let verdict = comparison.verdict == .same ? "the same" : comparison.verdict.rawValue
    let count = comparison.pairs.count
    return warnings.joined()
      + "\(count) \(count == 1 ? "case" : "cases"), geometric mean of the ratios: "
      + "\(mean.ratioText), 95% interval \(mean.intervalText)\n"
      + "\(names.new) is "
      + terminal.styled(verdict, comparison.verdict.style) + " (threshold "
      + "\(formatted(comparison.options.threshold)))"
  }

  private func colored(_ verdict: Verdict) -> String {
    terminal.styled(verdict.rawValue, verdict.style)
  }
}

extension Verdict {
  fileprivate var style: TextStyle {
    switch self {
    case .same: .bold
    case .slower: .red
    case .faster: .green
    }
  }
}

extension Comparison.Pair {
  /// Both medians, as the cells of a table.
  var times: [String] {
    if isScaled {
      return [old, new].map { formatted($0.details.timesScan ?? .nan) }
    }
    return [old, new].map { duration($0.details.medianSeconds) }
  }

  /// The ratio and its interval.
  var cells: [String] { [estimate.ratioText, estimate.intervalText] }
}

extension Estimate {
  var ratioText: String { Self.text(ratio) }
  var intervalText: String { "\(Self.text(low)) to \(Self.text(high))" }

  /// Ratios near 1 need three digits behind the point.
  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 10 ? "%.3f" : "%.1f", ratio)
  }
}
