// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The speed table as text.
struct SpeedReport {
  let records: [Record]
  let data: RowData

  var text: String {
    var text = "Speed, row data \(data.rawValue)\n"
    for call in Case.Call.allCases {
      let records = records.filter { $0.call == call.rawValue }
      if !records.isEmpty { text += "\n\(call.rawValue)\n\(table(of: records))\n" }
    }
    return text + "\n" + legend
  }

  private func table(of records: [Record]) -> String {
    var table = TextTable(header: [
      "case", "rows", "changes", "rounds", "ms", "ns/row", "x scan", "x join", "x closures",
      "x key path", "difference(from:)", "Heckel", "bytes/row", "target", "of target", "",
    ])
    for record in records { table.add(cells(of: record)) }
    return table.text
  }

  private func cells(of record: Record) -> [String] {
    func cell(_ number: Double?) -> String { number.map(formatted) ?? "–" }
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
    return record.misses.isEmpty ? "met" : "MISSED: " + record.misses.joined(separator: ", ")
  }

  private var legend: String {
    """
    changes: d deleted, i inserted, m moved, u updated; verified against the edit and by applying the diff
    ms, ns/row: median of the rounds; ratios: medians of the ratios of each round
    x closures, x key path: ListDiff(from: old, to: new, id: { $0.id }, contentsEqual: { $0 == $1 }) and
      ListDiff(from: old, to: new, id: \\.id) beside the call above; at most \(formatted(Record.formLimit)) is wanted
    x join: in \(Record.joinRoundCount) rounds of its own where the target has no join
    difference(from:), Heckel: how many times as long the standard library and a textbook Heckel take, timed
      once; skipped where that would be above 5 s
    bytes/row: peak of memory during the call, the result included; at most 1 is wanted where lists line up,
      40 where they do not

    """
      + Measure.allCases.map { "\($0.rawValue): \($0.explanation)\n" }.joined()
  }
}
