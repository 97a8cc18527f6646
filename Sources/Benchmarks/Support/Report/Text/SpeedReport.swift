// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The tables as text.
package struct SpeedReport {
  let fixtures: [Record]
  let speed: [Record]
  let options: Options

  package init(fixtures: [Record], speed: [Record], options: Options) {
    (self.fixtures, self.speed, self.options) = (fixtures, speed, options)
  }

  package var text: String {
    var text = Machine.current.text + "\n"
    text += tables(of: fixtures, about: "lists of Fixtures, old and new rows decoded separately")
    text += tables(of: speed, about: "row data \(options.data.rawValue)")
    return text + "\n" + legend
  }

  /// Returns a table for each call, without empty columns.
  private func tables(of records: [Record], about data: String) -> String {
    let calls =
      FlatCall.allCases.map(\.rawValue) + RepeatedCall.allCases.map(\.rawValue)
      + SectionedCall.allCases.map(\.rawValue) + ValueCall.allCases.map(\.rawValue)
      + TreeCall.allCases.map(\.rawValue) + MeasuredCall.allCases.map(\.rawValue)
      + OutlineCall.allCases.map(\.rawValue)
      + DerivedCall.allCases.map(\.rawValue) + LiveCall.allCases.map(\.rawValue)
    return calls.map { call in
      let called = records.filter { $0.call == call }
      if called.isEmpty { return "" }
      let hasSections = called.contains { $0.sections != nil }
      let columns = (hasSections ? ReportColumn.sectioned : ReportColumn.flat)
        .filter { column in called.contains { column.cell($0) != Figures.nothing } }
      var table = TextTable(header: columns.map(\.header))
      for record in called { table.add(columns.map { $0.cell(record) }) }
      return "\n\(call), \(data)\n\(table.text)\n"
    }.joined()
  }

  private var legend: String {
    """
    changes   d deleted, i inserted, m moved, u updated; verified against the edit and by applying the diff;
              after "sections": changes of the sections themselves
    ms        median of the rounds
    x scan    multiples of a measure below; each ratio is the median of the ratios of all rounds
    x join    in \(Record.joinRoundCount) rounds of its own if the target has no join
    x small   and x arrays: multiples of these measures; with derived lists, x arrays is the same by filter, sorted,
              Dictionary(grouping:) and the diff of what they give
    p99       the milliseconds that 99 calls of 100 do not exceed, of so many calls, each timed alone
    closures  old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 }), and
    key path  old.tableDiff(to: new, id: \\.id), as multiples of the call above; target: at most \(Record.formLimit)
    x flat    multiples of old.tableDiff(to: new) of the rows of all sections, as flat lists
    planning  diff.stages(from: old, to: new, for: .collectionView), as a multiple of the diff; target: at most \(formatted(Record.planningLimit))
    stdlib    new.difference(from: old), and
    Heckel    a textbook Heckel: how many times as long they take, timed once; skipped if more than \(formatted(options.peerLimit)) s
    allocations       blocks of memory that one call allocates, and
    peak B/row        the most bytes of them at one time, with the result, in bytes a row (Linux)
    kept B/row        what is still allocated when the call returns, in bytes for each row that a derived list shows
    retains           retains of objects by one call, those within the standard library left out (Linux, x86-64)
    instructions/row  instructions of one call in user mode, where the processor counts them (Linux)
    target    the time allowed, in multiples of the measures below, for shared row data
    taken     the time as a share of the target; met if at most 1
    p99 target, p99 taken  the same for p99, in multiples of the median of a measure


    """
      + Measure.allCases.map { "\($0.rawValue): \($0.explanation)\n" }.joined()
  }
}
