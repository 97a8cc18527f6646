// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform
import BatchComparison
import TableDiffAppKit

/// A table view of rows that are only counted.
@MainActor
final class CountedTable: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  let view = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  private let window = Platform.makeWindow()
  private var count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
    Platform.prepare(view)
    view.addTableColumn(NSTableColumn(identifier: .init("column")))
    view.delegate = self
    view.dataSource = self
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.documentView = view
    window.contentView = scrollView
    window.layoutIfNeeded()
  }

  /// Performs the steps of a case.
  func perform(_ value: StepCase) {
    view.beginUpdates()
    count = value.after
    for step in value.steps {
      switch step {
      case .delete(let rows): view.removeRows(at: IndexSet(integersIn: rows), withAnimation: [])
      case .insert(let rows): view.insertRows(at: IndexSet(integersIn: rows), withAnimation: [])
      case .move: for move in step.rowMoves { view.moveRow(at: move.from, to: move.to) }
      case .update: break
      }
    }
    view.endUpdates()
  }

  func numberOfRows(in tableView: NSTableView) -> Int { count }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { NSTableCellView(frame: .zero) }
}
