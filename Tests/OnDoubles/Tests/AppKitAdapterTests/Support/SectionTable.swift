// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A table view of sections, with headers, footers or neither.
@MainActor
final class SectionTable {
  let scene = TableScene()
  let updater: SectionedListUpdater<Shelf>
  let source: SectionedTableDataSource<Shelf>
  let hasHeaders: Bool
  let hasFooters: Bool

  init(
    _ shelves: [Shelf], hasHeaders: Bool = true, hasFooters: Bool = true,
    options: UpdateOptions = UpdateOptions()
  ) {
    (self.hasHeaders, self.hasFooters) = (hasHeaders, hasFooters)
    updater = SectionedListUpdater(shelves, options: options)
    let views = SectionViews(
      header: hasHeaders ? { TextCell.show(Self.header($2), $1) } : nil,
      footer: hasFooters ? { TextCell.show(Self.footer($2), $1) } : nil)
    source = SectionedTableDataSource(
      scene.tableView, updater, finder: RowFinder(id: \.id), sectionViews: views
    ) { tableView, column, _, fruit, previous in
      let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
      cell.show(fruit, previous: previous)
      return cell
    }
    scene.window.layoutIfNeeded()
  }

  static func header(_ shelf: Shelf) -> String {
    "\(shelf.id)\(shelf.title) has \(shelf.rows.count)"
  }

  static func footer(_ shelf: Shelf) -> String { "below \(shelf.rows.map(\.text))" }

  var tableView: NSTableView { scene.tableView }

  var shelves: [Shelf] { updater.sections }

  /// What the table should show, from its first row to its last one.
  var elements: [Element] {
    shelves.flatMap { shelf in
      (hasHeaders ? [Element.header(shelf)] : []) + shelf.rows.map(Element.row)
        + (hasFooters ? [Element.footer(shelf)] : [])
    }
  }

  enum Element {
    case header(Shelf)
    case row(Fruit)
    case footer(Shelf)
  }

  /// What is wrong with what the table shows.
  var problem: String? {
    scene.window.layoutIfNeeded()
    if let failure = tableView.double.failures.first { return failure }
    let elements = elements
    if tableView.numberOfRows != elements.count { return "\(tableView.numberOfRows) rows" }
    let visible = Range(tableView.rows(in: tableView.visibleRect)) ?? 0..<0
    for (index, element) in elements.enumerated() {
      let view = tableView.view(atColumn: 0, row: index, makeIfNecessary: false)
      if view == nil {
        if scene.isInWindow, visible.contains(index) { return "row \(index) has no view" }
        continue
      }
      let shown = (view as? TextCell)?.text ?? (view as? FruitCell)?.text
      let isGroup =
        tableView.rowView(atRow: index, makeIfNecessary: false)?.isGroupRowStyle ?? false
      let (expected, expectsGroup) =
        switch element {
        case .header(let shelf): (Self.header(shelf), true)
        case .row(let fruit): (fruit.text, false)
        case .footer(let shelf): (Self.footer(shelf), false)
        }
      if shown != expected { return "row \(index) shows \(shown ?? "nothing"): \(expected)" }
      if isGroup != expectsGroup { return "row \(index): \(isGroup ? "a" : "no") group row" }
      if let problem = (view as? FruitCell)?.problem { return problem }
    }
    return nil
  }

  /// The ids of the selected rows.
  var selectedIDs: [Int] {
    tableView.selectedRowIndexes.map { index in
      if case .row(let fruit) = elements[index] { fruit.id } else { -1 }
    }
  }

  func show(_ shelves: [Shelf], animated: Bool = true) async {
    _ = await updater.show(shelves, animated: animated)
    await updater.settled()
  }
}

/// A view that shows a text.
final class TextCell: NSTableCellView {
  var text = ""

  static func show(_ text: String, _ shown: NSView?) -> TextCell {
    let cell = shown as? TextCell ?? TextCell(frame: .zero)
    cell.text = text
    return cell
  }
}
