// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import Foundation

/// A comparison as text.
package struct ComparisonText {
  let comparison: Comparison

  /// The names of both records.
  let names: (old: String, new: String)
  let terminal: Terminal

  package init(comparison: Comparison, names: (old: String, new: String), terminal: Terminal) {
    (self.comparison, self.names, self.terminal) = (comparison, names, terminal)
  }

  package var text: String {
    [
      table, missing("only in \(names.old)", comparison.onlyOld),
      missing("only in \(names.new)", comparison.onlyNew), beyond(.slower), beyond(.faster),
      conclusion,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let mark = "  slower".count

  /// The columns of the table that fit beside a title: the header, and the cell of a pair.
  private var columns: [(header: String, cell: (Comparison.Pair) -> String)] {
    let rows = (header: "rows", cell: { (pair: Comparison.Pair) in grouped(pair.new.rows) })
    let times = [
      (header: "old", cell: { (pair: Comparison.Pair) in pair.times[0] }),
      (header: "new", cell: { (pair: Comparison.Pair) in pair.times[1] }),
    ]
    let ratios = [
      (header: "ratio", cell: { (pair: Comparison.Pair) in pair.cells[0] }),
      (header: "95% interval", cell: { (pair: Comparison.Pair) in pair.cells[1] }),
    ]
    return (terminal.columns < 50 ? [] : [rows]) + (terminal.columns < 80 ? [] : times) + ratios
  }

  private var table: String {
    let columns = self.columns
    let lines = comparison.pairs.map { pair in
      (pair.new.title, columns.map { $0.cell(pair) }, pair.verdict)
    }
    let widths = columns.indices.map { column in
      max(columns[column].header.count, lines.map { $0.1[column].count }.max() ?? 0)
    }
    let room = terminal.columns - widths.reduce(Self.mark) { $0 + $1 + 2 }
    let titleWidth = min(room, max("case".count, lines.map { $0.0.count }.max() ?? 0))
    func line(_ title: String, _ cells: [String]) -> String {
      zip(cells, widths).reduce(title.truncated(to: titleWidth).padded(to: titleWidth)) {
        $0 + "  " + $1.0.indented(to: $1.1)
      }
    }
    let head = terminal.styled(line("case", columns.map(\.header)), .bold)
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
    return
      "\(colored(verdict)) beyond the threshold of \(formatted(comparison.options.threshold)):\n"
      + lines.joined(separator: "\n")
  }

  private var conclusion: String {
    let mean = comparison.mean
    let count = comparison.pairs.count
    let warnings = comparison.warnings.map { "warning: \($0)" }
    let result =
      "\(count) \(count == 1 ? "case" : "cases"): \(names.new) takes \(mean.ratioText) times as long as "
      + "\(names.old), the geometric mean of the ratios; 95% interval \(mean.intervalText)"
    let verdict =
      "verdict: \(colored(comparison.verdict)) "
      + "(threshold \(formatted(comparison.options.threshold)))"
    return (warnings + [result]).map { wrapped($0, width: terminal.columns) + "\n" }.joined()
      + verdict
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
