// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// The results of a run.
package struct RunReport {
  let record: RunRecord
  let cases: [RecordedCase]

  package init(_ record: RunRecord) { (self.record, cases) = (record, record.cases) }

  /// Returns a table for a terminal, and a summary of the targets.
  package func text(columns: Int) -> String {
    if let growth = record.growth { return GrowthReport(growth).text }
    return [
      record.machine.text.truncated(to: columns),
      Table(cases, columns < 80 ? Self.short : Self.narrow).text(columns: columns),
      wrapped(Self.legend, width: columns),
      ([wrapped(verdict, width: columns)] + misses.map { $0.truncated(to: columns) })
        .joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  /// A table with all measurements for each call.
  package var wide: String {
    var calls: [String] = []
    for task in record.tasks where !calls.contains(task.call) { calls.append(task.call) }
    let tables = calls.map { call in
      "\(call)\n" + Table(cases.filter { $0.call == call }, Self.all).text()
    }
    let measures = Measure.allCases.map { "\($0.rawValue): \($0.explanation)" }
    return ([record.machine.text] + tables + [Self.wideLegend + measures.joined(separator: "\n")])
      .joined(separator: "\n\n")
  }

  /// The table for a pull request.
  package var markdown: String {
    let machine = "\(Table.escaped(record.machine.text)), \(record.date)\n"
    if let growth = record.growth { return GrowthReport(growth).markdown + "\n" + machine }
    let lines = ([verdict] + misses).map { "- \(Table.escaped($0))\n" }.joined()
    return "\(lines)\n\(Table(cases, Self.narrow).markdown)\n\(machine)"
  }

  // MARK: Targets

  /// Whether the results are right, and the number of targets met.
  private var verdict: String {
    let wrong = cases.filter { !$0.details.wrong.isEmpty }
    if !wrong.isEmpty { return "\(wrong.count) of \(cases.count) results are WRONG." }
    func met(_ shares: [Double], _ what: String) -> String? {
      shares.isEmpty ? nil : "\(shares.count { $0 <= 1 }) of \(shares.count) for \(what)"
    }
    let met = [
      met(cases.compactMap(\.details.shareOfTarget), "time"),
      met(cases.compactMap(\.details.shareOfPercentile99Target), "the 99th percentile"),
      met(cases.filter(\.hasMemoryTarget).map { $0.missesMemory ? 2 : 1 }, "memory"),
    ].compactMap { $0 }
    return (cases.count == 1 ? "The result is right." : "All \(cases.count) results are right.")
      + (met.isEmpty ? "" : " Targets met: \(met.joined(separator: ", ")).")
  }

  /// Lines about wrong results and missed targets.
  private var misses: [String] {
    cases.compactMap { item in
      if let problem = item.details.wrong.first { return "WRONG: \(item.name): \(problem)" }
      if item.details.missed.isEmpty { return nil }
      let shares = ["time": item.details.shareOfTarget]
        .merging([Record.tailMiss: item.details.shareOfPercentile99Target]) { $1 }
      let reasons = item.details.missed.map { miss in
        (shares[miss] ?? nil).map { "\(miss) \(formatted($0)) times the target" } ?? miss
      }
      return "missed: \(item.name): \(reasons.joined(separator: ", "))"
    }
  }
}

extension RecordedCase {
  /// Whether a record has memory results with a target.
  fileprivate var hasMemoryTarget: Bool {
    (details.targetBytesPerRow != nil && details.peakBytesPerRow != nil)
      || (details.targetKeptBytesPerRow != nil && details.keptBytesPerRow != nil)
  }

  fileprivate var missesMemory: Bool {
    details.missed.contains("memory") || details.missed.contains(Record.keptMiss)
  }
}
