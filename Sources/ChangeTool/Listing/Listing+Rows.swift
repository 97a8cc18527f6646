// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension Listing {
  /// Writes a row of a run.
  func writeRow(
    _ run: RowRun, _ step: Int, _ words: ChangedWords = ChangedWords(),
    _ lookalikes: Lookalikes = Lookalikes()
  ) {
    let (old, new) = (run.old < 0 ? nil : run.old + step, run.new < 0 ? nil : run.new + step)
    let style = Self.style(run.kind)
    out.write(lineNumbers.text(old, new) + " " + Self.sign(run.kind), style ?? .dim)
    let isAtOldPlace = run.kind == .deleted || run.kind == .leaves
    guard let place = isAtOldPlace ? old : new else { return }
    let row = isAtOldPlace ? change.oldRow(place) : change.new.row(place, change.newStarts)
    if run.kind == .updated || run.kind == .arrivesUpdated, let old {
      writeUpdate(change.oldRow(old), row, style)
    } else if let other = (isAtOldPlace ? lookalikes.old : lookalikes.new)[place] {
      let text = VisibleText.spelled(cells.text(row, isOld: isAtOldPlace), unlike: other)
      out.write(text, [style].compactMap { $0 })
    } else if change.old.format == .text {
      let changed = isAtOldPlace ? words.old[change.oldOffset(place)] : words.new[place]
      writeLine(row, changed ?? [], style)
    } else {
      out.write(cells.text(row, isOld: isAtOldPlace), [style].compactMap { $0 })
    }
    writeOtherSection(run, old, new)
    out.endLine()
    if change.old.format == .text, run.kind != .stays, row.content.last != UInt8(ascii: "\n") {
      out.write(lineNumbers.empty + "   (no line end)", .dim)
      out.endLine()
    }
  }

  /// Writes a line of text, with its changed words.
  private func writeLine(_ row: InputRow, _ changed: [Range<Int>], _ style: TextStyle?) {
    let line = RowCells.withoutLineEnd(row.content)
    var (start, column) = (0, 0)
    let styles = [style].compactMap { $0 }
    // A return at the end is no change if all lines have one.
    let hidesReturn = lineNumbers.hasReturns && line.last == UInt8(ascii: "\r")
    let end = hidesReturn ? line.count - 1 : line.count
    for range in changed {
      let range = range.clamped(to: start..<max(start, end))
      out.write(VisibleText.bytes(of: line[start..<range.lowerBound], column: &column), styles)
      out.write(VisibleText.bytes(of: line[range], column: &column), styles + [.reversed])
      start = range.upperBound
    }
    let rest = UnsafeRawBufferPointer(rebasing: line[start..<end])
    let part = VisibleText.part(of: rest)
    out.write(VisibleText.bytes(of: rest[part.range], column: &column), styles)
    out.write(part.after, .dim)
  }

  /// Writes what identifies a row, and the values that changed.
  private func writeUpdate(_ old: InputRow, _ new: InputRow, _ style: TextStyle?) {
    out.write(cells.idText(new), [style].compactMap { $0 })
    out.write("  ")
    write(FieldChange.changes(old, new, change.layouts).filter { change.counts($0) })
  }

  /// Writes values that changed, with their columns or keys.
  func write(_ fields: [FieldChange]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { out.write(", ") }
      out.write(VisibleText.string(field.name.utf8) + ": ", .dim)
      writeChange(field)
      if field.new == nil { out.write(" deleted", .dim) }
      if field.old == nil { out.write(" inserted", .dim) }
    }
  }

  /// Writes the old value and the new one, so that they can be told apart.
  private func writeChange(_ field: FieldChange) {
    guard let old = field.old, let new = field.new else {
      if let value = field.old { writeValue(value, [], .red) }
      if let value = field.new { writeValue(value, [], .green) }
      return
    }
    if VisibleText.looksLike(old, new) {
      let texts = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      writeValue(Array(VisibleText.spelled(texts.0, unlike: texts.1).utf8), [], .red)
      out.write(" → ", .dim)
      writeValue(Array(VisibleText.spelled(texts.1, unlike: texts.0).utf8), [], .green)
      return
    }
    let words = WordDiff.between(field)
    let start = zip(old, new).prefix { $0 == $1 }.count
    writeValue(old, words?.old ?? [], .red, from: start)
    out.write(" → ", .dim)
    writeValue(new, words?.new ?? [], .green, from: start)
  }

  /// Writes a value, or the part of a long one around the place where a change begins.
  private func writeValue(
    _ value: [UInt8], _ changed: [Range<Int>], _ style: TextStyle, from place: Int = 0
  ) {
    if value.isEmpty { out.write("(empty)", .dim) }
    let part = value.withUnsafeBytes { VisibleText.part(of: $0, around: place) }
    let (changed, value) =
      part.range == value.indices ? (changed, value) : ([], Array(value[part.range]))
    out.write(part.before, .dim)
    defer { out.write(part.after, .dim) }
    var (start, column) = (0, 0)
    for range in changed {
      out.write(VisibleText.bytes(of: value[start..<range.lowerBound], column: &column), [style])
      out.write(VisibleText.bytes(of: value[range], column: &column), [style, .reversed])
      start = range.upperBound
    }
    out.write(VisibleText.bytes(of: value[start...], column: &column), [style])
  }

  /// Writes the name of the section that a row goes to or comes from, if it is another one.
  private func writeOtherSection(_ run: RowRun, _ old: Int?, _ new: Int?) {
    guard run.isMove, change.old.options.section != nil, let old, let new else { return }
    let from = change.old.sections[ListChange.place(of: old, change.oldStarts).section]
    let to = change.new.sections[ListChange.place(of: new, change.newStarts).section]
    if from.id == to.id { return }
    let text =
      run.kind == .leaves
      ? "to " + cells.sectionName(to) : "from " + cells.sectionName(from)
    out.write("  \(text)", .dim)
  }

  private static func style(_ kind: RowRun.Kind) -> TextStyle? {
    switch kind {
    case .stays: nil
    case .updated: .yellow
    case .deleted: .red
    case .inserted: .green
    case .leaves: .magenta
    case .arrives, .arrivesUpdated: .cyan
    }
  }

  /// The sign of a row; a move points to where the row goes, or comes from it.
  private static func sign(_ kind: RowRun.Kind) -> String {
    switch kind {
    case .stays: "  "
    case .updated: "~ "
    case .deleted: "- "
    case .inserted: "+ "
    case .leaves: "→ "
    case .arrives, .arrivesUpdated: "← "
    }
  }
}

extension InputList {
  /// Returns the row at a flat offset.
  func row(_ offset: Int, _ starts: [Int]) -> InputRow {
    if starts.count == 2 { return sections[0].rows[offset] }
    let place = ListChange.place(of: offset, starts)
    return sections[place.section].rows[place.row]
  }
}

extension RowCells {
  func sectionName(_ section: InputSection) -> String {
    idText(InputRow(id: section.id, content: section.id.bytes))
  }
}

extension WordDiff {
  /// Returns the changed words of a value if it is long and most of it stays.
  static func between(_ field: FieldChange) -> WordDiff? {
    guard let old = field.old, let new = field.new, min(old.count, new.count) >= 12 else {
      return nil
    }
    // Slices of words may read eight bytes more.
    let padding = [UInt8](repeating: 0, count: 8)
    return (old + padding).withUnsafeBytes { a in
      (new + padding).withUnsafeBytes { b in
        let words = WordDiff(
          UnsafeRawBufferPointer(rebasing: a.dropLast(8)),
          UnsafeRawBufferPointer(rebasing: b.dropLast(8)))
        return words.similarity >= 0.5 ? words : nil
      }
    }
  }
}
