// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Both lists of a change in one plain table, for readers without scripts.
///
/// The rows stand in their new order, and deleted ones where they were.
struct PlayerTable {
  let change: ListChange
  let cells: RowCells

  /// The most rows that are shown: a page with more takes a browser long to lay out.
  private static let limit = 1_000

  private var isSectioned: Bool { change.old.options.section != nil }

  var markup: Markup {
    var left = Self.limit
    var total = 0
    var body: [Markup] = []
    for part in change.parts {
      // A row that moves is shown once, where it goes.
      let runs = part.runs.filter { $0.kind != .leaves }
      let count = runs.reduce(0) { $0 + $1.count }
      total += count
      if left == 0 { continue }
      body.append("<tbody>\n\(header(of: part))")
      for run in runs {
        let shown = min(left, run.count)
        left -= shown
        body += (0..<shown).map { row(of: run, $0, in: part) }
      }
      body.append("</tbody>\n")
    }
    return """
      <div class="plain-table">
      <table>
      <thead><tr><th scope="col">Change</th><th scope="col">Old</th><th scope="col">New</th>\
      \(titles.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
      \(body)</table>
      </div>
      \(note(on: total - (Self.limit - left)))
      """
  }

  private var titles: [String] {
    cells.titles.isEmpty ? [change.old.format == .text ? "Line" : "Row"] : cells.titles
  }

  private func note(on leftOut: Int) -> Markup {
    let word = change.old.format.rowWord
    return leftOut == 0
      ? .empty : "<p class=\"note\">\(counted(leftOut, word)) more, left out here.</p>\n"
  }

  private func header(of part: ListChange.Part) -> Markup {
    guard isSectioned else { return .empty }
    let section =
      part.new.map { change.new.sections[$0] } ?? part.old.map { change.old.sections[$0] }
    let name = section.map { cells.sectionName($0) } ?? ""
    let fate =
      part.new == nil ? "deleted" : part.old == nil ? "inserted" : part.moves ? "moved" : ""
    return """
      <tr><th>\(fate)</th><th>\(part.old.map { grouped($0 + 1) } ?? "")</th>\
      <th>\(part.new.map { grouped($0 + 1) } ?? "")</th>\
      <th scope="rowgroup" colspan="\(titles.count)">\(name)</th></tr>

      """
  }

  private func row(of run: RowRun, _ step: Int, in part: ListChange.Part) -> Markup {
    let old = run.old < 0 ? nil : run.old + step
    let new = run.new < 0 ? nil : run.new + step
    let before = old.map { cells.fields(change.oldRow($0), isOld: true) }
    let after = new.map { cells.fields(change.newRow($0), isOld: false) }
    return """
      <tr class="\(Self.style(run.kind))"><td>\(Self.word(run.kind))</td>\
      <td>\(number(old, change.old, change.oldStarts, in: part.old))</td>\
      <td>\(number(new, change.new, change.newStarts, in: part.new))</td>\
      \(values(before, after))</tr>

      """
  }

  /// Returns the number of a row in its section, with the section if it is not that of the part.
  private func number(
    _ offset: Int?, _ list: InputList, _ starts: [Int], in section: Int?
  ) -> String {
    guard let offset else { return "" }
    let place = isSectioned ? ListChange.place(of: offset, starts) : (section: 0, row: offset)
    let number = grouped(place.row + 1)
    return !isSectioned || place.section == section
      ? number : "\(cells.sectionName(list.sections[place.section])) \(number)"
  }

  private func values(_ before: String?, _ after: String?) -> [Markup] {
    let old = columns(before ?? after ?? "")
    let new = columns(after ?? before ?? "")
    return zip(old, new).map { old, new in
      old == new
        ? "<td>\(new)</td>" : "<td class=\"changed\">\(Self.shown(old)) → \(Self.shown(new))</td>"
    }
  }

  /// Returns a value for each column of the table.
  private func columns(_ fields: String) -> [String] {
    let columns = fields.split(separator: "\t", omittingEmptySubsequences: false)
    return cells.titles.isEmpty ? [columns.joined(separator: ", ")] : columns.map { String($0) }
  }

  private static func shown(_ value: String) -> String { value.isEmpty ? "(empty)" : value }

  private static func word(_ kind: RowRun.Kind) -> String {
    switch kind {
    case .stays: ""
    case .updated: "updated"
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .leaves, .arrives: "moved"
    case .arrivesUpdated: "moved, updated"
    }
  }

  /// Returns the class that gives a row its colour.
  private static func style(_ kind: RowRun.Kind) -> String {
    kind == .arrivesUpdated ? "moved" : word(kind)
  }
}
