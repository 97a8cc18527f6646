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
    table.map { (0..<$0.numberOfRows).compactMap(text) } ?? []
  }

  private func text(_ row: Int) -> String? {
    let view = table?.view(atColumn: 0, row: row, makeIfNecessary: false)
    return (view as? any Texts)?.texts.joined(separator: " ")
  }

  /// The rows that one view spans.
  var groupRows: [Int] {
    guard let table else { return [] }
    return (0..<table.numberOfRows).filter {
      table.rowView(atRow: $0, makeIfNecessary: false)?.isGroupRowStyle == true
    }
  }

  /// Lets rows beyond the visible ones have views.
  func prepare(rows: Int) {
    table?.double.overdraw = rows
    table?.needsLayout = true
  }

  var preparedCount: Int { texts.count - 5 }

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

  /// Selects a row, as the user does.
  func choose(_ row: Int, extending: Bool = false) { table?.click(row, extending: extending) }

  /// Drags a row to a place, and returns whether the user can.
  func drag(_ from: IndexPath, to: IndexPath) -> Bool {
    let starts = groupRows.isEmpty ? [0] : groupRows.map { $0 + 1 }
    let row = starts[from.section] + from.item
    let target = starts[to.section] + to.item + (from.section == to.section && from < to ? 1 : 0)
    return table?.drag([row], to: target) ?? false
  }

  /// Returns what a swipe of a row shows.
  func swipe(_ row: Int, isLeading: Bool = false) -> [SwipedAction] {
    (table?.swipe(row, from: isLeading ? .leading : .trailing) ?? []).map { action in
      SwipedAction(
        title: action.title, symbol: action.image?.systemSymbolName,
        isTinted: action.backgroundColor != nil
      ) { action.perform(onRow: row) }
    }
  }

  /// Deletes a row, and returns whether the user can.
  func delete(_ row: Int) -> Bool {
    guard let action = swipe(row).first, action.title == "Delete" else { return false }
    action.perform()
    return true
  }

  func openActions(_ row: Int) -> Bool { table?.openActions(row, from: .trailing) ?? false }

  func chooseAction(_ index: Int) { table?.chooseAction(index) }

  var hasOpenActions: Bool { table?.rowActionsVisible ?? false }

  func scroll(to row: Int) { table?.scroll(NSPoint(x: 0, y: 20 * row)) }

  var isAtEnd: Bool { table.map { $0.visibleRect.maxY == $0.frame.maxY } ?? false }

  var headers: [String] { groupRows.compactMap(text) }

  /// The texts of headers, rows and footers, if all are visible.
  var allTexts: [String] { texts }

  /// What is shown in place of rows.
  var emptyText: String? {
    (table?.subviews.first as? any Texts)?.texts.joined(separator: " ")
  }

  /// The number of batches that were animated, and of others.
  var batchCounts: [Int] {
    table.map { [$0.double.animatedBatchCount, $0.double.unanimatedBatchCount] } ?? []
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
