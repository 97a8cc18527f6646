// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A column of the tables: its header, and its cell for a record.
struct ReportColumn: Sendable {
  let header: String
  let cell: @Sendable (Record) -> String

  init(_ header: String, _ cell: @escaping @Sendable (Record) -> String) {
    self.header = header
    self.cell = cell
  }
}

extension ReportColumn {
  /// The columns of a table of flat lists.
  static let flat =
    [title, rows, changes] + times + [
      ReportColumn("closures") { Figures.number($0.ratio(of: .closures, to: .call)) },
      ReportColumn("key path") { Figures.number($0.ratio(of: .keyPath, to: .call)) },
      ReportColumn("stdlib") { peer($0.standard, $0) },
      ReportColumn("Heckel") { peer($0.heckel, $0) },
    ] + judgement

  /// The columns of a table of lists of sections.
  static let sectioned =
    [
      title, rows,
      ReportColumn("sections") { $0.sections.map { grouped($0.count) } ?? Figures.nothing },
      changes,
    ] + times + [
      ReportColumn("x flat") { Figures.number($0.ratio(to: .flatDiff)) },
      ReportColumn("planning") { Figures.number($0.ratio(of: .planning, to: .call)) },
      ReportColumn("batches") { $0.sections.map { String($0.batchCount) } ?? Figures.nothing },
    ] + judgement

  private static let title = ReportColumn("case") { $0.title }
  private static let rows = ReportColumn("rows") { grouped($0.count) }

  private static let changes = ReportColumn("changes") {
    $0.changes.text(withSections: $0.sections?.changes)
  }

  private static let times = [
    ReportColumn("rounds") { String($0.rounds) },
    ReportColumn("ms") { formatted($0.median * 1e3) },
    ReportColumn("ns/row") { formatted($0.median * 1e9 / Double($0.count)) },
    ReportColumn("x scan") { Figures.number($0.ratio(to: .scan)) },
    ReportColumn("x join") { Figures.number($0.ratio(to: .join)) },
    ReportColumn("x small") { Figures.number($0.ratio(to: .small)) },
    ReportColumn("x arrays") { Figures.number($0.ratio(to: .arrays)) },
    ReportColumn("p99") { Figures.number($0.tail.map { $0.seconds * 1e3 }) },
    ReportColumn("of calls") { $0.tail.map { grouped($0.callCount) } ?? Figures.nothing },
  ]

  private static let judgement = [
    ReportColumn("allocations") { $0.counts?.allocations.map(grouped) ?? Figures.nothing },
    ReportColumn("peak B/row") { Figures.number($0.scratchPerRow) },
    ReportColumn("kept B/row") { Figures.number($0.keptPerRow) },
    ReportColumn("retains") { $0.counts?.retains.map(grouped) ?? Figures.nothing },
    ReportColumn("instructions/row") { Figures.number($0.instructionsPerRow) },
    ReportColumn("target") { $0.target?.text ?? Figures.nothing },
    ReportColumn("taken") { Figures.number($0.shareOfTarget) },
    ReportColumn("p99 target") { $0.tail?.target?.text ?? Figures.nothing },
    ReportColumn("p99 taken") { Figures.number($0.shareOfTailTarget) },
    ReportColumn("") { record in
      if !record.problems.isEmpty { return "WRONG" }
      if !record.misses.isEmpty { return "MISSED: " + record.misses.joined(separator: ", ") }
      return record.target == nil ? "right" : "met"
    },
  ]

  private static func peer(_ peer: Record.Peer, _ record: Record) -> String {
    switch peer {
    case .seconds(let seconds): formatted(seconds / record.median) + " x"
    case .skipped: "skipped"
    case .notAsked: Figures.nothing
    }
  }
}
