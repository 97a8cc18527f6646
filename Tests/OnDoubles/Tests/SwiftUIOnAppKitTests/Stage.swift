// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI

/// A hierarchy of views in a window.
@MainActor
final class Stage<Root: View> {
  let graph = ViewGraph()
  let window = NSWindow()
  private let root: @MainActor () -> Root

  init(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    self.root = root
    graph.show(root())
    guard let scrollView else { return }
    window.contentView = scrollView
    scrollView.frame = NSRect(x: 0, y: 0, width: 320, height: 100)
    table?.frame.size.width = 320
    table?.double.overdraw = 0
    window.layoutIfNeeded()
  }

  var scrollView: NSScrollView? {
    graph.platformViews.lazy.compactMap { $0 as? NSScrollView }.first
  }

  var table: NSTableView? { scrollView?.documentView as? NSTableView }

  /// Evaluates all views, and waits for what follows from it.
  func evaluate(_ transaction: Transaction = Transaction()) async {
    withTransaction(transaction) { graph.show(root()) }
    await settle()
  }

  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(nanoseconds: 2_000_000)
    window.layoutIfNeeded()
  }

  /// The texts of the rows that have views.
  var texts: [String] {
    guard let table else { return [] }
    return (0..<table.numberOfRows).compactMap { row in
      let view = table.view(atColumn: 0, row: row, makeIfNecessary: false)
      return (view as? any Texts)?.texts.joined(separator: " ")
    }
  }

  /// The rows that one view spans.
  var groupRows: [Int] {
    guard let table else { return [] }
    return (0..<table.numberOfRows).filter {
      table.rowView(atRow: $0, makeIfNecessary: false)?.isGroupRowStyle == true
    }
  }

  /// Makes room for rows.
  func show(rows: Int) {
    scrollView?.frame.size.height = CGFloat(20 * rows)
    window.layoutIfNeeded()
  }

  var selectedRows: [Int] { Array(table?.selectedRowIndexes ?? []) }

  /// Selects or deselects a row, as the user does where several may be selected.
  func toggle(_ row: Int) {
    if selectedRows.contains(row) {
      table?.deselectRow(row)
    } else {
      table?.selectRowIndexes([row], byExtendingSelection: true)
    }
  }

  func leaveWindow() { window.contentView = nil }

  /// What is wrong.
  func failures() -> [String] { ViewFailures.take() + (table?.double.failures ?? []) }
}

/// A view with texts.
@MainActor
protocol Texts {
  var texts: [String] { get }
}

extension NSHostingView: Texts {}
