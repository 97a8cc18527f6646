// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A change as a summary and a table in the Markdown of GitHub, short enough for a comment there.
package struct MarkdownReport {
  private let change: ListChange
  private let cells: RowCells
  private let layouts: (old: RowLayout, new: RowLayout)

  /// The most changed rows, and the most bytes: GitHub takes comments of 65,536 characters.
  private static let (rowLimit, byteLimit) = (200, 60_000)

  /// The most fields of a row, and the most bytes of a value.
  private static let (fieldLimit, valueLimit) = (20, 200)

  package init(_ change: ListChange) {
    self.change = change
    cells = RowCells(change.old, change.new, change.columns)
    layouts = change.layouts
  }

  /// The report; nothing is added to it that would make it too long.
  package var text: String {
    let parts = change.parts
    var text = summary(ChangeCount(parts))
    var (shown, left) = (0, 0)
    func append(_ row: [String]) {
      let line = "| " + row.joined(separator: " | ") + " |\n"
      if left > 0 || shown == Self.rowLimit || text.utf8.count + line.utf8.count > Self.byteLimit {
        left += 1
        return
      }
      if shown == 0 { text += header }
      text += line
      shown += 1
    }
    for part in parts {
      if change.old.options.section != nil, let row = sectionRow(part) { append(row) }
      change.forEachChangedRow(of: part) { row in
        if left > 0 || shown == Self.rowLimit { left += 1 } else { append(self.row(row)) }
      }
    }
    if left > 0 { text += "\n⋯ \(counted(left, "more change"))\n" }
    return text
  }

  private func summary(_ counts: ChangeCount) -> String {
    let names = [change.old, change.new].map { code(Array($0.name.utf8)) }
    let columns = change.columns?.text ?? ""
    let count = change.isEmpty ? "nothing changed" : change.rowSummary(counts)
    return "**\(names[0]) → \(names[1])**: \(count)\n"
      + (columns.isEmpty ? "" : "\n" + code(Array(columns.utf8), limit: 2_000) + "\n")
      + (change.outside.isEmpty ? "" : "\n" + joined(change.outside.map(text)) + "\n")
  }

  private var header: String {
    change.old.format == .text
      ? "\n| change | old | new | line |\n|---|--:|--:|---|\n"
      : "\n| change | old | new | id | values |\n|---|--:|--:|---|---|\n"
  }

  private func sectionRow(_ part: ListChange.Part) -> [String]? {
    guard let word = part.word else { return nil }
    func number(_ section: Int?) -> String { section.map { "\($0 + 1)" } ?? "" }
    let name = code(Array(cells.sectionName(change.section(of: part)).utf8))
    return [word, number(part.old), number(part.new), name, ""]
  }

  private func row(_ row: ChangedRow) -> [String] {
    let lead = [row.word, row.old?.number ?? "", row.new?.number ?? ""]
    guard let shown = row.shown else { return lead }
    if change.old.format == .text {
      return lead + [code([UInt8](RowCells.withoutLineEnd(shown.content)))]
    }
    let id = code(Array(cells.idText(shown).utf8))
    if row.isUpdated, let old = row.old?.row, let new = row.new?.row {
      let fields = FieldChange.changes(old, new, layouts).filter { change.counts($0) }
      return lead + [id, joined(fields.map(text))]
    }
    let ids = change.old.options.id?.names ?? []
    let fields = FieldChange.fields(shown, row.new == nil ? layouts.old : layouts.new)
      .filter { !ids.contains($0.name) }
    return lead + [
      id,
      joined(
        fields.map {
          let value = ShownValue($0.value, isJSON: !change.old.format.isDelimited)
          return field($0.name, Self.excerpt(value))
        }),
    ]
  }

  /// Returns the values of a row, one below the other.
  private func joined(_ fields: [String]) -> String {
    let left = fields.count - Self.fieldLimit
    return (fields.prefix(Self.fieldLimit) + (left > 0 ? ["⋯ \(grouped(left)) more"] : []))
      .joined(separator: "<br>")
  }

  private func text(_ change: FieldChange) -> String {
    let shown = change.shown
    switch (shown.old.map(Self.excerpt), shown.new.map(Self.excerpt)) {
    case (let old?, let new?): return field(change.shownName, old + Self.arrow + new)
    case (let old?, nil): return field(change.shownName, old + Array(" deleted".utf8))
    case (nil, let new):
      return field(change.shownName, (new ?? []) + Array(" inserted".utf8))
    }
  }

  private static let arrow = Array(" → ".utf8)

  private func field(_ name: String, _ value: [UInt8]) -> String {
    MarkdownText.code(Self.excerpt(Array(name.utf8)) + Array(": ".utf8) + value)
  }

  private func code(_ text: [UInt8], limit: Int = valueLimit) -> String {
    MarkdownText.code(Self.excerpt(text, limit: limit))
  }

  /// Returns a value, or the part of a long one around what changed.
  private static func excerpt(_ value: ShownValue) -> [UInt8] {
    if value.bytes.isEmpty { return Array("(empty)".utf8) }
    let quote = value.isQuoted ? [UInt8(ascii: "\"")] : []
    return value.bytes.withUnsafeBytes { bytes in
      let start = value.changed.lowerBound
      let changed = start..<min(value.changed.upperBound, start + VisibleText.limit)
      let part = VisibleText.part(of: bytes, around: changed, limit: valueLimit)
      let text =
        value.isSpelled
        ? [UInt8](bytes[part.range])
        : VisibleText.exact(bytes, part.range, doublesQuotes: value.isQuoted)
      return Array(part.before.utf8) + quote + text + quote + Array(part.after.utf8)
    }
  }

  /// Returns the beginning of a text, or all of a short one.
  private static func excerpt(_ text: [UInt8], limit: Int = valueLimit) -> [UInt8] {
    if text.isEmpty { return Array("(empty)".utf8) }
    return text.withUnsafeBytes { bytes in
      let part = VisibleText.part(of: bytes, limit: limit)
      return VisibleText.exact(bytes, part.range) + Array(part.after.utf8)
    }
  }
}
