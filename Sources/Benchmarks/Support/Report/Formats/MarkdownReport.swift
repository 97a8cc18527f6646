// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// The results of a run, or a comparison of two, as Markdown for a pull request.
package struct MarkdownReport {
  let record: RunRecord
  let comparison: NamedComparison?

  package init(record: RunRecord, comparison: NamedComparison?) {
    (self.record, self.comparison) = (record, comparison)
  }

  package var text: String {
    let machine = "\(Self.escaped(record.machine.text)), \(record.date)"
    if let comparison { return Self.text(of: comparison) + "\n\(machine)\n" }
    let sentences = RunSentences(record).all.map { "- \(Self.escaped($0))\n" }.joined()
    let cases = record.cases
    return "\(sentences)\n\(Self.details("\(cases.count) results", table(cases)))\n\(machine)\n"
  }

  private func table(_ cases: [RecordedCase]) -> String {
    Self.table(["case", "rows", "time", "× scan", "× join", "share of the target", "result"]) {
      cases.map { item in
        let details = item.details
        let result = !details.wrong.isEmpty ? "**wrong**" : missed(details)
        return [
          Self.escaped(item.title), grouped(item.rows), duration(details.medianSeconds),
          number(details.timesScan), number(details.timesJoin), number(details.shareOfTarget),
          result,
        ]
      }
    }
  }

  private func missed(_ details: RunRecord.Details) -> String {
    if !details.missed.isEmpty { return "**missed: \(details.missed.joined(separator: ", "))**" }
    return details.target == nil ? "right" : "met"
  }

  private func number(_ number: Double?) -> String { number.map(formatted) ?? "–" }
}

// MARK: - Comparisons

extension MarkdownReport {
  /// Returns a comparison: what is beyond the threshold in sight, all cases folded.
  package static func text(of named: NamedComparison) -> String {
    let comparison = named.comparison
    let mean = comparison.mean
    let verdict = comparison.verdict == .same ? "as fast as" : comparison.verdict.rawValue + " than"
    let count = comparison.pairs.count
    var parts = [
      "**\(escaped(named.new)) is \(verdict) \(escaped(named.old))**: "
        + "\(mean.ratioText) times (95% interval \(mean.intervalText)), the geometric mean of "
        + "\(count) \(count == 1 ? "case" : "cases"), threshold "
        + "\(formatted(comparison.options.threshold))."
    ]
    parts += comparison.warnings.map { "> Warning: \(escaped($0))." }
    for verdict in [Verdict.slower, .faster] {
      let pairs = comparison.pairs(verdict)
      if !pairs.isEmpty {
        parts.append("Beyond the threshold, \(verdict.rawValue):\n\n" + table(pairs))
      }
    }
    parts.append(
      details("\(count == 1 ? "The case" : "All \(count) cases")", table(comparison.pairs)))
    for (cases, name) in [(comparison.onlyOld, named.old), (comparison.onlyNew, named.new)]
    where !cases.isEmpty {
      let lines = cases.map { "- \(escaped($0.name))\n" }.joined()
      parts.append(details("\(cases.count) only in \(escaped(name))", lines))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ pairs: [Comparison.Pair]) -> String {
    table(["case", "rows", "old", "new", "ratio", "95% interval"]) {
      pairs.map { pair in
        let times = pair.isScaled ? pair.times.map { $0 + " × scan" } : pair.times
        return [escaped(pair.new.title), grouped(pair.new.rows)] + times + pair.cells
      }
    }
  }
}

// MARK: - Markdown

extension MarkdownReport {
  /// Returns a table; the first column is flush left, the others flush right.
  fileprivate static func table(_ header: [String], _ lines: () -> [[String]]) -> String {
    let rule = ["---"] + header.dropFirst().map { _ in "---:" }
    return ([header, rule] + lines()).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  fileprivate static func details(_ summary: String, _ text: String) -> String {
    "<details><summary>\(summary)</summary>\n\n\(text)\n</details>\n"
  }

  /// Returns a text without anything that Markdown or HTML would take for its own.
  fileprivate static func escaped(_ text: String) -> String {
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
