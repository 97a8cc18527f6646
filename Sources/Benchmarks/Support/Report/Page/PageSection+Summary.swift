// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  static func summary(of record: RunRecord) -> PageSection {
    let cases = record.cases
    let sentences: [String?] = [
      extent(of: cases), nearness(of: cases), peers(of: cases), slowest(of: cases),
      exponents(of: record.growth ?? []) ?? load(of: record),
    ]
    let figures: [Markup?] = [headline(of: cases), targets(of: cases), fitting(cases)]
    let list = figures.compactMap { $0 }
    let shown: Markup = list.isEmpty ? .empty : "<dl class=\"figures\">\n\(list)</dl>\n"
    return PageSection(
      id: "summary", heading: "Summary",
      body: """
        \(shown)<p class="lede">\(sentences.compactMap { $0 }.joined(separator: " "))</p>
        \(misses(of: cases))
        """)
  }

  private static func figure(_ value: String, _ label: String) -> Markup {
    "<div><dt>\(label)</dt><dd>\(value)</dd></div>\n"
  }

  /// The case that stands for everyday edits of large lists.
  private static func headline(of cases: [RecordedCase]) -> Markup? {
    let usual = cases.filter { $0.title == "1% scattered" && $0.rows <= 1_000_000 }
    let scanned = (usual.isEmpty ? cases : usual).filter { $0.details.timesScan != nil }
    guard let shown = scanned.max(by: { $0.rows < $1.rows }) else { return nil }
    let lists =
      shown.title == "1% scattered"
      ? "two lists of \(grouped(shown.rows)) rows that differ in 1% of them"
      : "two lists (\(shown.name))"
    return figure(
      Figures.times(shown.details.timesScan) + " scan",
      "Finding what changed between \(lists) takes \(Figures.time(shown.details.medianSeconds)). "
        + "That is \(Figures.number(shown.details.timesScan)) times as long as a scan, a bare loop "
        + "that only compares the lists row by row: about the least work that any diff must do.")
  }

  private static func targets(of cases: [RecordedCase]) -> Markup? {
    let timed = cases.filter { $0.details.target != nil }
    guard !timed.isEmpty else { return nil }
    let met = timed.filter { !$0.missesTime }
    return figure("\(grouped(met.count)) of \(grouped(timed.count))", "targets for time are met")
  }

  private static func fitting(_ cases: [RecordedCase]) -> Markup? {
    if cases.isEmpty { return nil }
    let fitting = cases.filter(\.fitsFrame)
    return figure(
      "\(grouped(fitting.count)) of \(grouped(cases.count))",
      "cases fit a frame of 120 Hz, 8.33 ms, in every round")
  }

  private static func extent(of cases: [RecordedCase]) -> String {
    if cases.isEmpty { return "This run timed no cases." }
    var calls: Set<String> = []
    for shown in cases { calls.insert(shown.call) }
    let rows = cases.map(\.rows)
    let (least, most) = (rows.min() ?? 0, rows.max() ?? 0)
    let rounds = cases.map { Double($0.seconds.count) }
    return "This run timed \(counted(cases.count, "case")) of "
      + "\(counted(calls.count, "call")), on "
      + (least == most ? grouped(least) : grouped(least) + " to " + grouped(most))
      + " rows and in \(Figures.range(rounds)) rounds."
  }

  private static func nearness(of cases: [RecordedCase]) -> String? {
    let large = cases.filter { $0.rows >= 100_000 && $0.details.timesScan != nil }
    guard !large.isEmpty else { return nil }
    let close = large.filter { ($0.details.timesScan ?? .infinity) <= 2 }
    return "Of \(counted(large.count, "case")) with at least 100,000 rows, "
      + "\(grouped(close.count)) take at most twice as long as a scan, a bare loop that compares "
      + "so many rows."
  }

  private static func peers(of cases: [RecordedCase]) -> String? {
    let standard = ratios(cases, \.standardLibrarySeconds)
    let heckel = ratios(cases, \.heckelSeconds)
    guard !standard.isEmpty else { return nil }
    var text =
      "On the same lists, difference(from:) of the standard library takes "
      + "\(Figures.number(standard.median)) times as long in the median of "
      + counted(standard.count, "case")
    if !heckel.isEmpty {
      text +=
        ", and a textbook Heckel \(Figures.number(heckel.median)) times in that of "
        + grouped(heckel.count)
    }
    return text + "."
  }

  /// Returns how many times as long another algorithm takes in each case.
  private static func ratios(
    _ cases: [RecordedCase], _ peer: KeyPath<RunRecord.Details, Double?>
  ) -> [Double] {
    cases.compactMap { shown in
      guard let seconds = shown.details[keyPath: peer], shown.details.medianSeconds > 0 else {
        return nil
      }
      return seconds / shown.details.medianSeconds
    }
  }

  private static func slowest(of cases: [RecordedCase]) -> String? {
    guard let slowest = cases.max(by: { $0.details.medianSeconds < $1.details.medianSeconds })
    else { return nil }
    return "The slowest case is \u{201C}\(slowest.title)\u{201D}, which takes "
      + "\(Figures.time(slowest.details.medianSeconds)) for \(grouped(slowest.rows)) rows."
  }

  private static func exponents(of growth: [RunRecord.Growth]) -> String? {
    let series = growth.filter { $0.variable == .rows }
    guard !series.isEmpty else { return nil }
    let limited = series.filter { $0.limit != nil }
    var text =
      "Times grow with the number of rows to the power of "
      + Figures.range(series.map(\.exponent))
    if !limited.isEmpty {
      let kept = limited.filter(\.keepsLimit)
      text +=
        "; \(grouped(kept.count)) of \(counted(limited.count, "exponent")) "
        + "\(kept.count == 1 ? "is" : "are") within what the documentation allows"
    }
    return text + "."
  }

  private static func load(of record: RunRecord) -> String {
    "Other programs had the processor for \(Figures.percent(record.waited)) of the run's time."
  }

  private static func misses(of cases: [RecordedCase]) -> Markup {
    let missed = cases.filter { !$0.details.missed.isEmpty }
    guard !missed.isEmpty else { return .empty }
    let items = missed.map { shown -> Markup in
      let share =
        shown.missesTime
        ? ": \(Figures.times(shown.details.shareOfTarget)) the time of its target, "
          + Figures.target(shown.details.target)
        : ""
      let others = shown.details.missed.filter { $0 != "time" }.map { miss in
        guard miss == Record.tailMiss else { return miss }
        return miss + " \(Figures.times(shown.details.shareOfPercentile99Target)) its target, "
          + Figures.target(shown.details.percentile99Target)
      }
      let rest = others.isEmpty ? "" : "; " + others.joined(separator: ", ")
      return """
        <li data-case="\(shown.title) \(grouped(shown.rows))"><bdi>\(shown.title)</bdi>, \
        \(grouped(shown.rows)) rows\(share + rest)</li>

        """
    }
    return """
      <details>
      <summary>\(counted(missed.count, "missed target"))</summary>
      <ul class="misses">
      \(items)</ul>
      </details>

      """
  }
}
