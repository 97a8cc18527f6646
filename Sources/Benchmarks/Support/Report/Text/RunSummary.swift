// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport

/// The results of a run on one screen: sentences, a small table with bars, and the targets.
package struct RunSummary {
  let record: RunRecord
  let terminal: Terminal

  /// The seconds that the run took.
  let elapsed: Double

  package init(record: RunRecord, terminal: Terminal, elapsed: Double) {
    (self.record, self.terminal, self.elapsed) = (record, terminal, elapsed)
  }

  /// The cases that the table has if the run has too many for one screen.
  package static let chosen = [
    "equal content, separate storage", "one row updated in the middle", "1% scattered",
    "block moved far", "full shuffle", "reversed", "all rows replaced",
    "String ids: 1% scattered", "String ids: full shuffle", "sections: 1% scattered",
    "sections: rows shuffled over all", "tree: one row updated",
    "derived: one row changed, grouped too", "live: 1% scattered",
    "repeated ids: lines of words, 5% edited",
  ]

  private static let mostLines = 24
  private static let mostMisses = 5

  package var text: String {
    let machine = record.machine.text.truncated(to: terminal.columns)
    let sentences = RunSentences(record).all.map { sentence in
      wrapped("• " + sentence, width: terminal.columns - 2)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n  ")
    }
    let parts = [
      terminal.styled(machine, .dim) + "\n\n" + sentences.joined(separator: "\n"), table,
      targets, hints,
    ]
    return parts.joined(separator: "\n\n")
  }

  private var table: String {
    let cases = record.cases
    var shown = cases
    if cases.count > Self.mostLines {
      shown = Self.chosen.compactMap { title in
        cases.filter { $0.title == title && $0.source == .generated }
          .min { abs($0.rows - 1_000_000) < abs($1.rows - 1_000_000) }
      }
      if shown.count < 5 {
        let slowest = cases.sorted { $0.details.medianSeconds > $1.details.medianSeconds }
        shown = Array(slowest.prefix(Self.mostLines))
      }
    }
    let table = SummaryTable(shown, terminal)
    let note = shown.count < cases.count ? "\(shown.count) of \(cases.count) results. " : ""
    return table.text + "\n" + dimmed(note + table.legend)
  }

  // MARK: Targets

  private var targets: String {
    let cases = record.cases
    let wrong = cases.filter { !$0.details.wrong.isEmpty }
    if !wrong.isEmpty {
      let names = wrong.map { "  " + $0.name.truncated(to: terminal.columns - 2) }
      return terminal.styled("\(wrong.count) of \(cases.count) results are WRONG:", .red) + "\n"
        + names.joined(separator: "\n")
    }
    let timed = cases.compactMap(\.details.shareOfTarget)
    let late = timed.count { $0 > 1 }
    let measured = cases.filter(\.hasMemoryTarget)
    let large = measured.count {
      $0.details.missed.contains("memory") || $0.details.missed.contains(Record.keptMiss)
    }
    let start = cases.count == 1 ? "The result is right" : "All \(cases.count) results are right"
    var text = start + ", in \(formatted(elapsed)) s."
    if !timed.isEmpty {
      text += " Targets met: \(timed.count - late) of \(timed.count) for time"
      let tails = cases.compactMap(\.details.shareOfPercentile99Target)
      if !tails.isEmpty {
        text += ", \(tails.count { $0 <= 1 }) of \(tails.count) for the 99th percentile"
      }
      if !measured.isEmpty { text += ", \(measured.count - large) of \(measured.count) for memory" }
      text += "."
    }
    let misses = self.misses(cases.filter { !$0.details.missed.isEmpty })
    let more = wrapped(text, width: terminal.columns).dropFirst(start.count)
    return terminal.styled(start, .green) + more + (misses.isEmpty ? "" : "\n" + misses)
  }

  /// Returns lines about the missed targets, the farthest first.
  private func misses(_ cases: [RecordedCase]) -> String {
    let sorted = cases.sorted { $0.worstShare > $1.worstShare }
    let lines = sorted.prefix(Self.mostMisses).map { item -> String in
      let reasons = item.details.missed.map { miss in
        if miss == "time", let share = item.details.shareOfTarget {
          return "\(formatted(share)) times the target"
        }
        if miss == Record.tailMiss, let share = item.details.shareOfPercentile99Target {
          return "\(miss) \(formatted(share)) times"
        }
        return miss
      }.joined(separator: ", ").truncated(to: terminal.columns / 2)
      let name = item.name.truncated(to: max(0, terminal.columns - reasons.count - 11))
      return "  " + terminal.styled("missed", .yellow) + " \(name): \(reasons)"
    }
    let rest = cases.count - lines.count
    return (lines + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }

  private var hints: String {
    let text =
      "--wide prints all columns of all results; --json FILE keeps them for 'compare' and "
      + "'report'; 'help' explains both."
    return dimmed(text)
  }

  private func dimmed(_ text: String) -> String {
    wrapped(text, width: terminal.columns).split(separator: "\n")
      .map { terminal.styled(String($0), .dim) }.joined(separator: "\n")
  }
}

extension RecordedCase {
  /// Whether memory was measured that has a target.
  fileprivate var hasMemoryTarget: Bool {
    (details.targetBytesPerRow != nil && details.peakBytesPerRow != nil)
      || (details.targetKeptBytesPerRow != nil && details.keptBytesPerRow != nil)
  }

  /// The largest share of a target for time.
  fileprivate var worstShare: Double {
    max(details.shareOfTarget ?? 0, details.shareOfPercentile99Target ?? 0)
  }
}
