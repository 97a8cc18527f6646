// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A view by its row's number.
final class UIView {
  let id: Int
  var content: Int
  fileprivate weak var superview: UIStackView?

  init(_ row: TestRow) {
    id = row.id
    content = row.content
  }

  func removeFromSuperview() { superview?.remove(self) }
}

/// A `UIKitStackInterpreter` with the calls of UIKit.
final class UIStackView {
  private(set) var stack: UIKitStackInterpreter<Int>
  private(set) var log = StepLog()
  private var views: [Int: UIView] = [:]

  init(_ rows: [TestRow]) {
    stack = UIKitStackInterpreter(rows.map(\.id))
    for row in rows { add(UIView(row)) }
  }

  var arrangedSubviews: [UIView] { stack.arrangedSubviews.compactMap { views[$0] } }

  /// The rows that the arranged views show.
  var rows: [TestRow] { arrangedSubviews.map { TestRow(id: $0.id, content: $0.content) } }

  func removeArrangedSubview(_ view: UIView) {
    log.note("removeArrangedSubview", on: stack.arrangedSubviews) {
      try stack.removeArrangedSubview(view.id)
    }
  }

  func insertArrangedSubview(_ view: UIView, at index: Int) {
    log.note("insertArrangedSubview", on: stack.arrangedSubviews) {
      try stack.insertArrangedSubview(view.id, at: index)
      add(view)
    }
  }

  private func add(_ view: UIView) {
    views[view.id] = view
    view.superview = self
  }

  fileprivate func remove(_ view: UIView) {
    log.note("removeFromSuperview", on: stack.subviews) { stack.removeFromSuperview(view.id) }
  }
}
