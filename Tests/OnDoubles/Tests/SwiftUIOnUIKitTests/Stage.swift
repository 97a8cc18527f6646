// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// A hierarchy of views in a window.
@MainActor
final class Stage<Root: View> {
  let graph = ViewGraph()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root: @MainActor () -> Root

  init(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    self.root = root
    graph.show(root())
    guard let table else { return }
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
    table.double.completionMode = .nextTurn
    table.double.putOnScreen(in: window)
    table.layoutIfNeeded()
  }

  var table: UITableView? { graph.platformViews.lazy.compactMap { $0 as? UITableView }.first }

  /// Evaluates all views, and waits for what follows from it.
  func evaluate(_ transaction: Transaction = Transaction()) async {
    withTransaction(transaction) { graph.show(root()) }
    await settle()
  }

  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(nanoseconds: 2_000_000)
    table?.layoutIfNeeded()
  }

  var texts: [String] { table?.double.visibleTexts.map { $0 ?? "nil" } ?? [] }

  var selectedRows: [Int] { (table?.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  /// Selects or deselects a row, as the user does where several may be selected.
  func toggle(_ row: Int) { table?.double.select([0, row]) }

  /// Selects a row, as the user does.
  func choose(_ row: Int, extending: Bool = false) { table?.double.select([0, row]) }

  /// Drags a row to a place, and returns whether the user can.
  func drag(_ from: IndexPath, to: IndexPath) -> Bool {
    guard table?.double.beginDrag(at: from) == true else { return false }
    table?.double.hover(over: to)
    table?.double.drop()
    return true
  }

  /// Returns what a swipe of a row shows.
  func swipe(_ row: Int, isLeading: Bool = false) -> [SwipedAction] {
    guard let table else { return [] }
    return table.double.swipe([0, row], isLeading: isLeading).map { action in
      SwipedAction(
        title: action.title, symbol: action.image?.systemName,
        isTinted: action.backgroundColor != nil
      ) { action.handler(action, table) { _ in } }
    }
  }

  /// Deletes a row, and returns whether the user can.
  func delete(_ row: Int) -> Bool { table?.double.swipeToDelete([0, row]) ?? false }

  func openActions(_ row: Int) -> Bool { table?.double.openSwipe([0, row]) ?? false }

  func chooseAction(_ index: Int) { table?.double.choose(index) }

  var hasOpenActions: Bool { table?.isEditing ?? false }

  func scroll(to row: Int) { table?.double.scroll(to: CGFloat(44 * row)) }

  var isAtEnd: Bool { table.map { $0.contentOffset.y + 220 == $0.contentSize.height } ?? false }

  /// Lets rows beyond the visible ones have views.
  func prepare(rows: Int) {
    table?.double.preparedRowCount = rows
    table?.setNeedsLayout()
  }

  var preparedCount: Int { table?.double.preparedPaths.count ?? 0 }

  /// Makes room for rows.
  func show(rows: Int) {
    table?.frame.size.height = CGFloat(44 * rows)
    table?.layoutIfNeeded()
  }

  var headers: [String] { texts(ofAll: "header") }

  private func texts(ofAll kind: String) -> [String] {
    let texts = table?.double.supplementaryTexts(kind) ?? [:]
    return texts.sorted { $0.key < $1.key }.map { $0.value ?? "nil" }
  }

  /// The texts of headers, rows and footers, if all are visible.
  var allTexts: [String] {
    guard let table else { return [] }
    let (headers, footers) = (headers, texts(ofAll: "footer"))
    return zip(headers, footers).enumerated().flatMap { section, views in
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: [section, row]).flatMap(ListViewDouble.labelTexts) ?? "nil"
      }
      return [views.0] + rows + [views.1]
    }
  }

  /// What is shown in place of rows.
  var emptyText: String? { table?.backgroundView.flatMap(ListViewDouble.labelTexts) }

  /// The number of batches that were animated, and of others.
  var batchCounts: [Int] {
    let batches = table?.double.batches ?? []
    return [true, false].map { isAnimated in batches.count { $0.isAnimated == isAnimated } }
  }

  func leaveWindow() { table?.double.removeFromWindow() }

  /// What is wrong.
  func failures() -> [String] {
    ViewFailures.take() + (table?.double.takeFailures() ?? []).map { "\($0)" }
  }
}
