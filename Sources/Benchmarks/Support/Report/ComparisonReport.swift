// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import Foundation

/// A comparison of two runs.
package struct ComparisonReport {
  private let comparison: Comparison

  /// The names of both records.
  private let names: (old: String, new: String)

  package init(_ comparison: Comparison, names: (old: String, new: String)) {
    (self.comparison, self.names) = (comparison, names)
  }

  package func text(_ terminal: Terminal) -> String {
    let columns = min(100, terminal.columns)
    let beyond = [(Verdict.slower, TextStyle.red), (.faster, .green)].compactMap { verdict, style in
      let pairs = comparison.pairs(verdict)
      return pairs.isEmpty
        ? nil
        : terminal.styled(verdict.rawValue, style) + " beyond the threshold of "
          + "\(formatted(comparison.options.threshold)):\n" + table(pairs).text(columns: columns)
    }
    let missing = onlyInOne.map { title, cases in
      "\(title):\n" + cases.map { "  " + $0.truncated(to: columns - 2) }.joined(separator: "\n")
    }
    let conclusion =
      (comparison.warnings.map { "warning: " + $0 } + [mean]).map { wrapped($0, width: columns) }
      + [terminal.styled("verdict: \(comparison.verdict.rawValue)", .bold) + " \(threshold)"]
    return
      ([table(comparison.pairs).text(columns: columns) + "\n" + legend] + missing + beyond
      + [conclusion.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  /// The comparison as Markdown: cases beyond the threshold are visible, all others folded.
  package var markdown: String {
    let beyond = [Verdict.slower, .faster].compactMap { verdict in
      let pairs = comparison.pairs(verdict)
      return pairs.isEmpty
        ? nil : "Beyond the threshold, \(verdict.rawValue):\n\n" + table(pairs).markdown
    }
    let missing = onlyInOne.map { title, cases in
      folded(title, cases.map { "- \(Table.escaped($0))\n" }.joined())
    }
    let all = folded(
      counted(comparison.pairs.count, "case") + ", " + legend, table(comparison.pairs).markdown)
    return
      ([
        "**\(comparison.verdict.rawValue)** \(threshold): \(Table.escaped(mean))."
      ] + comparison.warnings.map { "> Warning: \(Table.escaped($0))." } + beyond + [all] + missing)
      .joined(separator: "\n\n") + "\n"
  }

  private var mean: String {
    let mean = comparison.mean
    return "\(counted(comparison.pairs.count, "case")): \(names.new) takes \(mean.ratioText) times "
      + "as long as \(names.old), the geometric mean of the ratios; 95% interval "
      + mean.intervalText
  }

  private var threshold: String { "(threshold \(formatted(comparison.options.threshold)))" }

  private var legend: String {
    let scaled = comparison.pairs.count { $0.isScaled }
    if scaled == comparison.pairs.count { return "medians in multiples of a scan" }
    if scaled == 0 { return "medians in seconds" }
    return "medians in multiples of a scan, or in seconds where a record has no scan"
  }

  private var onlyInOne: [(title: String, cases: [String])] {
    [(names.old, comparison.onlyOld), (names.new, comparison.onlyNew)].filter { !$0.1.isEmpty }
      .map { ("only in \($0)", $1.map(\.name)) }
  }

  private func table(_ pairs: [Comparison.Pair]) -> Table { Table(pairs, Self.columns) }

  private static let columns: [(header: String, cell: @Sendable (Comparison.Pair) -> String)] = [
    ("case", { $0.new.title }), ("rows", { grouped($0.new.rows) }), ("old", { $0.time($0.old) }),
    ("new", { $0.time($0.new) }), ("ratio", { $0.estimate.ratioText }),
    ("95% interval", { $0.estimate.intervalText }),
  ]

  private func folded(_ summary: String, _ text: String) -> String {
    "<details><summary>\(Table.escaped(summary))</summary>\n\n\(text)\n</details>"
  }
}

extension Comparison.Pair {
  fileprivate func time(_ item: RecordedCase) -> String {
    isScaled ? formatted(item.details.timesScan ?? .nan) : duration(item.details.medianSeconds)
  }
}

extension Estimate {
  fileprivate var ratioText: String { Self.text(ratio) }
  fileprivate var intervalText: String { "\(Self.text(low)) to \(Self.text(high))" }

  /// Ratios near 1 need three decimal places.
  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 10 ? "%.3f" : "%.1f", ratio)
  }
}
