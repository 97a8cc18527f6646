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

  func leaveWindow() { table?.double.removeFromWindow() }

  /// What is wrong.
  func failures() -> [String] {
    ViewFailures.take() + (table?.double.takeFailures() ?? []).map { "\($0)" }
  }
}
