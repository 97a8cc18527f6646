// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The tables as text.
struct SpeedReport {
  let fixtures: [Record]
  let speed: [Record]
  let data: RowData

  var text: String {
    var text = Machine.current.text + "\n"
    if !fixtures.isEmpty {
      text += "\n\(Subject.Call.diff.rawValue), lists of Fixtures, decoded one by one\n"
      text += table(of: fixtures) + "\n"
    }
    for call in Subject.Call.allCases {
      let records = speed.filter { $0.call == call }
      if records.isEmpty { continue }
      text += "\n\(call.rawValue), row data \(data.rawValue)\n\(table(of: records))\n"
    }
    return text + "\n" + legend
  }

  private func table(of records: [Record]) -> String {
    var table = TextTable(header: [
      "case", "rows", "changes", "rounds", "ms", "ns/row", "x scan", "x join", "closures",
      "key path", "stdlib", "Heckel", "B/row", "target", "taken", "",
    ])
    for record in records { table.add(cells(of: record)) }
    return table.text
  }

  private func cells(of record: Record) -> [String] {
    func cell(_ number: Double?) -> String {
      guard let number else { return "–" }
      return number > 0 && number < 0.001 ? "<0.001" : formatted(number)
    }
    func peer(_ peer: Record.Peer) -> String {
      switch peer {
      case .seconds(let seconds): formatted(seconds / record.median) + " x"
      case .skipped: "skipped"
      case .notAsked: "–"
      }
    }
    return [
      record.title, grouped(record.count), changes(of: record), String(record.rounds),
      formatted(record.median * 1e3), formatted(record.median * 1e9 / Double(record.count)),
      cell(record.ratio(to: .scan)), cell(record.ratio(to: .join)),
      cell(record.ratio(of: .closures, to: .call)), cell(record.ratio(of: .keyPath, to: .call)),
      peer(record.standard), peer(record.heckel), cell(record.scratchPerRow),
      record.target?.text ?? "–", cell(record.shareOfTarget), verdict(on: record),
    ]
  }

  private func changes(of record: Record) -> String {
    let changes = record.changes
    let parts = [
      (changes.deletes, "d"), (changes.inserts, "i"), (changes.moves, "m"), (changes.updates, "u"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { grouped($0.0) + $0.1 }.joined(separator: " ")
    return text.isEmpty ? "none" : text
  }

  private func verdict(on record: Record) -> String {
    if !record.problems.isEmpty { return "WRONG" }
    if !record.misses.isEmpty { return "MISSED: " + record.misses.joined(separator: ", ") }
    return record.target == nil ? "right" : "met"
  }

  private var legend: String {
    """
    changes   d deleted, i inserted, m moved, u updated; verified against the edit and by applying the diff
    ms        median of the rounds; ratios are medians of the ratios of each round
    x join    in \(Record.joinRoundCount) rounds of its own where the target has no join
    closures  ListDiff(from: old, to: new, id: { $0.id }, contentsEqual: { $0 == $1 }), and
    key path  ListDiff(from: old, to: new, id: \\.id), as multiples of the call above; wanted: \(Record.formLimit) at most
    stdlib    new.difference(from: old), and
    Heckel    a textbook Heckel: how many times as long they take, timed once; skipped where that is above 5 s
    B/row     the peak of memory during the call, its result included, in bytes a row (Linux)
    target    multiples of the measures below, meant for shared row data; taken: the share that the call took


    """
      + Measure.allCases.map { "\($0.rawValue): \($0.explanation)\n" }.joined()
  }
}
