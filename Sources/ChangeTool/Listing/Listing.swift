// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// Shows a change as a list of rows: what is deleted, inserted, moved and updated, and some of what
/// stays around it.
package struct Listing {
  let change: ListChange
  let options: ListingOptions
  let out: ListingOutput
  let cells: RowCells
  let lineNumbers: LineNumbers

  package init(_ change: ListChange, _ options: ListingOptions, _ out: ListingOutput) {
    (self.change, self.options, self.out) = (change, options, out)
    cells = RowCells(change.old, change.new, change.columns)
    lineNumbers = LineNumbers(change)
  }

  package func write() {
    let parts = change.parts
    writeSummary(parts)
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

  private func writeSummary(_ parts: [ListChange.Part]) {
    let counts = ChangeCount(parts)
    out.write(change.names, .bold)
    out.endLine()
    out.write(change.summary(counts))
    out.endLine()
    if !change.outside.isEmpty {
      out.write(lineNumbers.empty + "   ")
      write(change.outside)
      out.endLine()
    }
    if !cells.columns.isEmpty, change.old.options.hasHeader {
      out.endLine()
      out.write(lineNumbers.empty + "   " + cells.header, .bold)
      out.endLine()
    } else if change.old.options.section == nil {
      out.endLine()
    }
  }

  private func writeHeader(_ part: ListChange.Part) {
    let list = part.new == nil ? change.old : change.new
    guard let section = part.new ?? part.old else { return }
    let name = cells.sectionName(list.sections[section])
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

  private func write(_ runs: [RowRun]) {
    var (words, lookalikes) = (ChangedWords(), Lookalikes())
    for (index, run) in runs.enumerated() {
      if out.isClosed { return }
      if run.kind == .stays {
        writeStaying(run, isFirst: index == 0, isLast: index == runs.count - 1)
        continue
      }
      let isFirstOfPlace = index == 0 || runs[index - 1].kind == .stays
      if isFirstOfPlace {
        words = changedWords(runs[index...])
        lookalikes = Lookalikes(runs[index...], change, cells)
      }
      if run.kind == .leaves {
        writeLeaving(run)
      } else {
        for step in 0..<run.count { writeRow(run, step, words, lookalikes) }
      }
    }
  }

  /// Pairs the deleted and inserted lines of a place.
  private func changedWords(_ runs: ArraySlice<RowRun>) -> ChangedWords {
    if !out.hasColors || change.old.format != .text { return ChangedWords() }
    let place = runs.prefix { $0.kind != .stays }
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
      for step in 0..<run.count { writeRow(run, step) }
      return
    }
    for step in 0..<head { writeRow(run, step) }
    writeFold(
      run.count - head - tail, "unchanged \(change.old.format.rowWord)",
      isLast ? "" : enclosingLine(run.new + run.count - tail))
    for step in run.count - tail..<run.count { writeRow(run, step) }
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

  /// Writes the first rows of a block that moves: all of them stand where they go.
  private func writeLeaving(_ run: RowRun) {
    let shown = run.count <= 3 ? run.count : 1
    for step in 0..<shown { writeRow(run, step) }
    writeFold(run.count - shown, "more \(change.old.format.rowWord)", " moved", .magenta)
  }

  private func writeFold(
    _ count: Int, _ word: String, _ end: String = "", _ style: TextStyle = .dim
  ) {
    if count == 0 { return }
    let text = "⋯ \(grouped(count)) \(word)\(count == 1 ? "" : "s")\(end)"
    out.write(lineNumbers.empty + "   " + text, style)
    out.endLine()
  }
}
