// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The deleted and the inserted rows of a place that look the same, although their bytes differ.
struct Lookalikes {
  /// What rows look like on the other side, by their flat offsets.
  private var old: [Int: String] = [:]
  private var new: [Int: String] = [:]

  /// What changed in long lines and their counterparts, by their flat offsets.
  private var changedParts: (old: [Int: Range<Int>], new: [Int: Range<Int>]) = ([:], [:])

  init() {}

  init(_ place: ArraySlice<RowRun>, _ change: ListChange, _ cells: RowCells) {
    let deleted = place.filter { $0.kind == .deleted }.flatMap { $0.old..<$0.old + $0.count }
    let inserted = place.filter { $0.kind == .inserted }.flatMap { $0.new..<$0.new + $0.count }
    if deleted.isEmpty || inserted.isEmpty { return }
    for (oldOffset, newOffset) in zip(deleted, inserted) {
      let line = change.oldRow(oldOffset).content
      let other = change.newRow(newOffset).content
      if max(line.count, other.count) <= VisibleText.limit { continue }
      let parts = VisibleText.changedParts(line, other)
      (changedParts.old[oldOffset], changedParts.new[newOffset]) = (parts.old, parts.new)
    }
    var texts: [String: (text: String, offset: Int)] = [:]
    for offset in deleted {
      let row = change.oldRow(offset)
      if !Self.hasMarks(row) { continue }
      let text = cells.text(row, isOld: true)
      texts[VisibleText.look(text)] = (text, offset)
    }
    if texts.isEmpty { return }
    for offset in inserted {
      let row = change.newRow(offset)
      if !Self.hasMarks(row) { continue }
      let text = cells.text(row, isOld: false)
      guard let (other, oldOffset) = texts[VisibleText.look(text)] else { continue }
      if other.utf8.elementsEqual(text.utf8) { continue }
      (old[oldOffset], new[offset]) = (text, other)
    }
  }

  /// Returns what a row looks like on the other side, if it looks the same there.
  func text(at place: Int, isOld: Bool) -> String? { (isOld ? old : new)[place] }

  /// Returns what changed in a long line; empty if that is not known.
  func changedPart(at place: Int, isOld: Bool) -> Range<Int> {
    (isOld ? changedParts.old : changedParts.new)[place] ?? 0..<0
  }

  /// Whether a row has more than ASCII.
  private static func hasMarks(_ row: InputRow) -> Bool { row.content.contains { $0 >= 0x80 } }
}
