// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// A view that shows a letter.
final class LetterCell: NSTextField {
  private(set) var preparations = 0

  override func prepareForReuse() { preparations += 1 }
}

/// A table of letters in a window, where five rows are visible.
@MainActor
final class LetterTable: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var tableView = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var data: [Character]

  /// Called when the table asks for its rows or for a view.
  var onAsk: (() -> Void)?
  var selectionChanges = 0

  init(_ letters: String, columns: Int = 1) {
    data = Array(letters)
    super.init()
    for column in 0..<columns {
      tableView.addTableColumn(NSTableColumn(identifier: .init("\(column)")))
    }
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

  func cell(_ row: Int, column: Int = 0) -> LetterCell? {
    tableView.view(atColumn: column, row: row, makeIfNecessary: false) as? LetterCell
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

  func tableViewSelectionDidChange(_ notification: Notification) { selectionChanges += 1 }
}
