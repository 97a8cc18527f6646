// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform

/// A table view of two columns in a window, where five rows are visible.
@MainActor
final class TableScene {
  let window = Platform.makeWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  let tableView = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    Platform.prepare(tableView)
    for name in ["left", "right"] {
      tableView.addTableColumn(NSTableColumn(identifier: .init(name)))
    }
    scrollView.documentView = tableView
    window.contentView = scrollView
  }

  /// Whether the table is in the window.
  var isInWindow: Bool {
    get { window.contentView != nil }
    set { window.contentView = newValue ? scrollView : nil }
  }

  /// The ids of the rows that are visible, from the top.
  var visibleIDs: [Int] {
    window.layoutIfNeeded()
    let rows = Range(tableView.rows(in: tableView.visibleRect)) ?? 0..<0
    return rows.map { row in
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: false) as? FruitCell
      return view?.fruit?.id ?? -1
    }
  }

  func cell(_ row: Int, column: Int = 0) -> FruitCell? {
    tableView.view(atColumn: column, row: row, makeIfNecessary: false) as? FruitCell
  }

  /// What is wrong with the table, which should show rows.
  func problem(showing fruits: [Fruit]) -> String? {
    window.layoutIfNeeded()
    if let failure = Platform.failures(of: tableView).first { return failure }
    if tableView.numberOfRows != fruits.count { return "\(tableView.numberOfRows) rows" }
    let visible = Range(tableView.rows(in: tableView.visibleRect)) ?? 0..<0
    for (row, fruit) in fruits.enumerated() {
      for column in 0..<2 {
        let cell = cell(row, column: column)
        if cell == nil, isInWindow, visible.contains(row) { return "row \(row) has no view" }
        if let cell, cell.fruit != fruit { return "row \(row) shows \(cell.text): \(fruit.text)" }
        if let problem = cell?.problem { return problem }
      }
    }
    return nil
  }
}
