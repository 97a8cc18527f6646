// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The numbers of changes with bars: of each changed section, or of each kind in a file without
/// sections.
package struct StatTable {
  let change: ListChange
  let out: ListingOutput
  let columns: Int

  private static let barColumns = 40

  package init(change: ListChange, out: ListingOutput, columns: Int) {
    (self.change, self.out, self.columns) = (change, out, columns)
  }

  package func write() {
    let parts = change.parts
    let counts = ChangeCount(parts)
    if change.old.options.section == nil {
      writeKinds(counts)
    } else {
      writeSections(parts)
    }
    out.write(change.summary(counts))
    out.endLine()
  }

  private func writeKinds(_ counts: ChangeCount) {
    let kinds = [
      ("deleted", counts.deleted, TextStyle.red), ("inserted", counts.inserted, .green),
      ("moved", counts.moved, .cyan), ("updated", counts.updated, .yellow),
    ].filter { $0.1 > 0 }
    let most = kinds.map { $0.1 }.max() ?? 1
    let width = grouped(most).count
    for (name, count, style) in kinds {
      out.write(" " + name.padded(to: 9) + grouped(count).indented(to: width) + " ")
      out.write(
        Bar.text(share: Double(count) / Double(most), columns: barColumns(9 + width)), style)
      out.endLine()
    }
  }

  private func writeSections(_ parts: [ListChange.Part]) {
    let cells = RowCells(change.old, change.new)
    let changed = parts.filter { $0.isChanged }.map { part in
      (
        name: cells.sectionName(change.section(of: part)), note: note(on: part),
        count: ChangeCount([part])
      )
    }
    let most = changed.map { total($0.count) }.max() ?? 1
    let nameWidth = changed.map { VisibleText.width($0.name + $0.note) }.max() ?? 0
    let width = grouped(most).count
    for (name, note, count) in changed {
      out.write(" " + name)
      out.write(note, .dim)
      let padding = nameWidth - VisibleText.width(name + note)
      let number = grouped(total(count)).indented(to: width)
      out.write(String(repeating: " ", count: padding) + " \(number) ")
      let scale = Double(barColumns(nameWidth + width)) / Double(max(1, most))
      for (number, sign, style) in [
        (count.deleted, "-", TextStyle.red), (count.inserted, "+", .green),
        (count.moved, "→", .cyan), (count.updated, "~", .yellow),
      ] where number > 0 {
        let length = scale >= 1 ? number : max(1, Int(Double(number) * scale))
        out.write(String(repeating: sign, count: length), style)
      }
      out.endLine()
    }
  }

  private func total(_ count: ChangeCount) -> Int {
    count.deleted + count.inserted + count.moved + count.updated
  }

  private func barColumns(_ taken: Int) -> Int {
    max(10, min(Self.barColumns, columns - taken - 4))
  }

  private func note(on part: ListChange.Part) -> String {
    if part.old == nil { return " (new)" }
    if part.new == nil { return " (deleted)" }
    return part.moves ? " (moved)" : ""
  }
}
