// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// A view that shows a letter.
final class LetterCell: NSTextField {}

/// A table of letters in a window, where five rows are visible.
@MainActor
final class LetterTable: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var tableView = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var data: [Character]

  /// Called when the table asks for its rows or for a view.
  var onAsk: (() -> Void)?

  init(_ letters: String) {
    data = Array(letters)
    super.init()
    tableView.addTableColumn(NSTableColumn(identifier: "column"))
    tableView.delegate = self
    tableView.dataSource = self
    scrollView.documentView = tableView
    window.contentView = scrollView
    window.layoutIfNeeded()
  }

  var double: ViewDouble { tableView.double }

  /// What the views of the rows show, without gaps for rows that have none.
  var shown: String {
    let rows = 0..<tableView.numberOfRows
    return rows.map { cell($0)?.stringValue ?? "" }.joined()
  }

  func cell(_ row: Int) -> LetterCell? {
    tableView.view(atColumn: 0, row: row, makeIfNecessary: false) as? LetterCell
  }

  /// Carries out changes of the table without animation, after those of the data.
  func update(_ letters: String, _ changes: (NSTableView) -> Void) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0
      tableView.beginUpdates()
      data = Array(letters)
      changes(tableView)
      tableView.endUpdates()
    }
  }

  func numberOfRows(in tableView: NSTableView) -> Int {
    onAsk?()
    return data.count
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    onAsk?()
    let identifier = tableColumn?.identifier ?? "none"
    let reused = tableView.makeView(withIdentifier: identifier, owner: self) as? LetterCell
    let cell = reused ?? LetterCell(frame: .zero)
    cell.identifier = identifier
    cell.stringValue = data.indices.contains(row) ? String(data[row]) : "?"
    return cell
  }
}
