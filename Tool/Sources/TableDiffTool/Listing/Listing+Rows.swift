// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension Listing {
  /// Writes a row of a run.
  func writeRow(
    _ run: RowRun, _ step: Int, _ words: ChangedWords = ChangedWords(),
    _ lookalikes: Lookalikes = Lookalikes()
  ) {
    let (old, new) = run.offsets(step)
    let styles = run.kind.styles
    let isAtOldPlace = run.kind.isAtOldPlace
    guard let place = isAtOldPlace ? old : new else { return }
    let row = row(place, isOld: isAtOldPlace)
    // Behind the sign of an empty line is nothing.
    let isEmpty = change.old.format == .text && row.content.first.map { $0 == 0x0A } ?? true
    out.write(styles.isEmpty ? [.dim] : styles) { line in
      lineNumbers.append(old, new, to: &line)
      line.append(0x20)
      line.append(contentsOf: run.kind.sign.utf8)
      while isEmpty, line.last == 0x20 { line.removeLast() }
    }
    if run.kind.isUpdate, let old {
      writeUpdate(change.oldRow(old), row, styles)
    } else {
      writeText(row, at: place, isOld: isAtOldPlace, words, lookalikes, styles, to: out)
    }
    writeOtherSection(run, old, new, to: out)
    out.endLine()
    if lacksLineEnd(row, run) {
      out.write(lineNumbers.empty + "   " + Self.noLineEnd, .dim)
      out.endLine()
    }
  }

  /// Returns the row at a flat offset of one of the files.
  func row(_ place: Int, isOld: Bool) -> InputRow {
    isOld ? change.oldRow(place) : change.newRow(place)
  }

  static let noLineEnd = "(no line end)"

  /// Whether a row is told to have no line end.
  func lacksLineEnd(_ row: InputRow, _ run: RowRun) -> Bool {
    let list = run.kind.isAtOldPlace ? change.old : change.new
    return list.format == .text && run.kind != .stays && row.content.last != list.text.lineEnd
  }

  /// Writes what a row of one of the files shows.
  ///
  /// - Parameter place: Its flat offset.
  func writeText(
    _ row: InputRow, at place: Int, isOld: Bool, _ words: ChangedWords, _ lookalikes: Lookalikes,
    _ styles: [TextStyle], to out: some StyledOutput
  ) {
    if let other = lookalikes.text(at: place, isOld: isOld) {
      out.write(VisibleText.spelled(cells.text(row, isOld: isOld), unlike: other), styles)
    } else if change.old.format == .text {
      let changed = isOld ? words.old[change.oldOffset(place)] : words.new[place]
      var line = RowCells.withoutLineEnd(row.content)
      // A return at the end is no change if all lines have one.
      if lineNumbers.hasReturns, line.last == UInt8(ascii: "\r") {
        line = UnsafeRawBufferPointer(rebasing: line.dropLast())
      }
      out.writeLine(
        line, changed ?? [], styles, shown: lookalikes.changedPart(at: place, isOld: isOld),
        isExact: !styles.isEmpty)
    } else {
      out.write(cells.line(row, isOld: isOld), styles)
    }
  }

  /// Writes what identifies a row, and the values that changed.
  private func writeUpdate(_ old: InputRow, _ new: InputRow, _ styles: [TextStyle]) {
    out.write(cells.idTitle, .dim)
    if change.format.isDelimited, ShownValue.isPlain(new.id.bytes, without: " ") {
      out.write(new.id.bytes, styles)
    } else {
      out.write(cells.idText(new), styles)
    }
    out.write("  ")
    if let recordColumns {
      writeFields(old, new, recordColumns)
    } else {
      write(fields(old, new))
    }
  }

  /// Writes the values of records that changed, most of them straight from both files.
  private func writeFields(_ old: InputRow, _ new: InputRow, _ columns: [RecordColumn]) {
    let (before, after) = (
      change.layouts.old.scanner(of: old.content), change.layouts.new.scanner(of: new.content)
    )
    var isFirst = true
    for column in columns {
      let (field, other) = (before.fields[column.old], after.fields[column.new])
      if before.hasSameValue(field, as: other, after) { continue }
      if !isFirst { out.write(", ") }
      isFirst = false
      out.write(column.label, [.dim])
      if let value = before.plainValue(field, without: ","),
        let otherValue = after.plainValue(other, without: ","),
        // Words of longer values are told apart by colors.
        !out.hasColors || min(value.count, otherValue.count) < WordDiff.leastValue
      {
        out.write(value, [.red])
        out.write(" → ", .dim)
        out.write(otherValue, [.green])
      } else {
        writeValues(FieldChange(column.name, old: before.value(field), new: after.value(other)))
      }
    }
  }

  /// Writes values that changed, with their columns or keys.
  func write(_ fields: [FieldChange]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { out.write(", ") }
      out.write(cells.labels[field.name] ?? field.shownName + ": ", .dim)
      writeValues(field)
    }
  }

  private func writeValues(_ field: FieldChange) {
    let (shown, words) = (field.shown, out.hasColors ? field.words : nil)
    if let value = shown.old { out.writeValue(value, words?.old ?? [], .red) }
    if shown.old != nil, shown.new != nil { out.write(" → ", .dim) }
    if let value = shown.new { out.writeValue(value, words?.new ?? [], .green) }
    if field.new == nil { out.write(" deleted", .dim) }
    if field.old == nil { out.write(" inserted", .dim) }
  }

  /// Returns the changes of a row that are shown.
  func fields(_ old: InputRow, _ new: InputRow) -> [FieldChange] {
    FieldChange.changes(old, new, change.layouts).filter { change.counts($0) }
  }

  /// Writes the name of the section that a row goes to or comes from, if it is another one.
  func writeOtherSection(
    _ run: RowRun, _ old: Int?, _ new: Int?, to out: some StyledOutput
  ) {
    guard run.isMove, change.old.options.section != nil, let old, let new else { return }
    let from = change.old.sections[ListChange.place(of: old, change.oldStarts).section]
    let to = change.new.sections[ListChange.place(of: new, change.newStarts).section]
    if from.id == to.id { return }
    let text =
      run.kind == .leaves
      ? "to " + cells.sectionName(to) : "from " + cells.sectionName(from)
    out.write("  \(text)", .dim)
  }
}

extension RowCells {
  func sectionName(_ section: InputSection) -> String {
    idText(InputRow(id: section.id, content: section.id.bytes))
  }
}
