// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Shows a change as a list of rows: what is deleted, inserted, moved and updated, and some of what
/// stays around it.
package final class Listing {
  let change: ListChange
  let options: ListingOptions
  let out: ListingOutput
  let cells: RowCells
  let lineNumbers: LineNumbers

  /// A column of records of which all fields are written that differ.
  typealias RecordColumn = (name: String, label: [UInt8], old: Int, new: Int)

  /// The columns that count; `nil` if rows are no records, or have other columns in the other file,
  /// or if fields count that do not differ in their bytes only.
  let recordColumns: [RecordColumn]?

  /// How the old file stands beside the new one; `nil` if the rows stand one below the other.
  private let halves: Halves?

  package init(_ change: ListChange, _ options: ListingOptions, _ out: ListingOutput) {
    (self.change, self.options, self.out) = (change, options, out)
    cells = RowCells(change.old, change.new, change.columns)
    lineNumbers = LineNumbers(change)
    let labels = cells.labels
    let isPlain = change.format.isDelimited && !change.rules.isLoose
    recordColumns = (isPlain ? change.comparer.columns : nil)?.map { column in
      (column.name, Array((labels[column.name] ?? "").utf8), column.old, column.new)
    }
    halves = options.sideBySideColumns.flatMap { Halves(of: $0) }
  }

  /// - Parameter hasTitle: Whether the names of the files and the numbers of changes come first.
  package func write(hasTitle: Bool = true) {
    let parts = change.parts
    if hasTitle { writeTitle(ChangeCount(parts)) }
    writeHeads()
    var unchanged = 0
    for part in parts {
      if out.isClosed { return }
      if !part.isChanged, change.old.options.section != nil {
        unchanged += 1
        continue
      }
      writeFold(unchanged, "unchanged section")
      unchanged = 0
      if change.old.options.section != nil { writeHeader(part) }
      write(part.runs)
    }
    writeFold(unchanged, "unchanged section")
  }

  private func writeTitle(_ counts: ChangeCount) {
    out.write(change.names, .bold)
    out.endLine()
    out.write(change.summary(counts))
    out.endLine()
  }

  /// Writes what changed around the rows, and the names of the columns.
  private func writeHeads() {
    if !change.outside.isEmpty {
      out.write(lineNumbers.empty + "   ")
      write(change.outside)
      out.endLine()
    }
    if halves == nil, options.sideBySideColumns != nil {
      out.write("(side by side, files need \(Halves.leastColumns) columns)", .dim)
      out.endLine()
    }
    if !cells.columns.isEmpty, change.old.options.hasHeader {
      out.endLine()
      if let sideBySide {
        sideBySide.writeHeader()
      } else {
        out.write(lineNumbers.empty + "   " + cells.header, .bold)
        out.endLine()
      }
    } else if change.old.options.section == nil {
      out.endLine()
    }
  }

  private func writeHeader(_ part: ListChange.Part) {
    let name = cells.sectionName(change.section(of: part))
    out.endLine()
    switch (part.old, part.new) {
    case (nil, _): out.write("+ \(name)  new section", .bold, .green)
    case (_, nil): out.write("- \(name)  deleted section", .bold, .red)
    case (let old?, let new?) where part.moves:
      out.write("← \(name)  section \(new + 1), was \(old + 1)", .bold, .cyan)
    default: out.write("  \(name)", .bold)
    }
    out.endLine()
  }

  /// What writes rows side by side, if they are to stand so.
  private var sideBySide: SideBySide? { halves.map { SideBySide(self, $0) } }

  private func write(_ runs: [RowRun]) {
    var index = 0
    while index < runs.count, !out.isClosed {
      if runs[index].kind == .stays {
        writeStaying(runs[index], isFirst: index == 0, isLast: index == runs.count - 1)
        index += 1
      } else {
        let place = runs[index...].prefix { $0.kind != .stays }
        writeChanged(place)
        index = place.endIndex
      }
    }
  }

  /// Writes the changed rows of a place.
  private func writeChanged(_ place: ArraySlice<RowRun>) {
    let (words, lookalikes) = (changedWords(place), Lookalikes(place, change, cells))
    if let sideBySide { return sideBySide.write(place, words, lookalikes) }
    for run in place where !out.isClosed {
      for step in 0..<shownCount(run) { writeRow(run, step, words, lookalikes) }
      if let text = movedFold(run) { writeFold(text, .magenta) }
    }
  }

  /// Pairs the deleted and inserted lines of a place.
  private func changedWords(_ place: ArraySlice<RowRun>) -> ChangedWords {
    if change.old.format != .text || !out.hasColors && halves == nil { return ChangedWords() }
    let deleted = place.filter { $0.kind == .deleted }
      .flatMap { ($0.old..<$0.old + $0.count).map(change.oldOffset) }
    let inserted = place.filter { $0.kind == .inserted }.flatMap { $0.new..<$0.new + $0.count }
    return ChangedWords(deleted, inserted, change.old.sections[0].rows, change.new.sections[0].rows)
  }

  /// Writes the rows around changes, and how many are between them.
  private func writeStaying(_ run: RowRun, isFirst: Bool, isLast: Bool) {
    let head = isFirst ? 0 : options.context
    let tail = isLast ? 0 : options.context
    if run.count <= head + tail + 1 {
      for step in 0..<run.count { writeStayingRow(run, step) }
      return
    }
    for step in 0..<head { writeStayingRow(run, step) }
    writeFold(
      run.count - head - tail, "unchanged \(change.old.format.rowWord)",
      isLast ? "" : enclosingLine(run.new + run.count - tail))
    for step in run.count - tail..<run.count { writeStayingRow(run, step) }
  }

  private func writeStayingRow(_ run: RowRun, _ step: Int) {
    if let sideBySide { sideBySide.writeRow(run, step) } else { writeRow(run, step) }
  }

  /// Returns the line of a text that the lines from an offset on lie in, such as the head of a
  /// function.
  private func enclosingLine(_ start: Int) -> String {
    if change.old.format != .text { return "" }
    let rows = change.new.sections[0].rows
    let lines = start..<min(rows.count, start + options.context + 1)
    guard let line = Indentation.line(around: lines, in: rows) else { return "" }
    let text = cells.text(line, isOld: false).drop { $0 == " " }
    return " in " + text.truncated(to: 70)
  }

  /// How many rows of a run are shown: of a block that moves, all of them where they go.
  func shownCount(_ run: RowRun) -> Int { run.kind == .leaves && run.count > 3 ? 1 : run.count }

  /// Returns what stands for the rows of a run that are not shown; `nil` if all are.
  func movedFold(_ run: RowRun) -> String? {
    let count = run.count - shownCount(run)
    return count == 0 ? nil : foldText(count, "more \(change.old.format.rowWord)") + " moved"
  }

  private func foldText(_ count: Int, _ word: String) -> String {
    "⋯ \(grouped(count)) \(word)\(count == 1 ? "" : "s")"
  }

  private func writeFold(_ count: Int, _ word: String, _ end: String = "") {
    if count > 0 { writeFold(foldText(count, word) + end, .dim) }
  }

  private func writeFold(_ text: String, _ style: TextStyle) {
    if let sideBySide { return sideBySide.writeFold(text, style) }
    out.write(lineNumbers.empty + "   " + text, style)
    out.endLine()
  }
}
