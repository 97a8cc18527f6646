// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A view by its row's number.
final class UIView {
  let id: Int
  var content: Int
  fileprivate weak var superview: UIStackView?

  init(_ row: TestRow) { (id, content) = (row.id, row.content) }

  func removeFromSuperview() { superview?.remove(self) }
}

/// A stack as UIKit documents it: views are arranged by their identities, and an inserted one shifts
/// those at its index and above.
///
/// A view that is arranged already may not be inserted: the documentation does not say which index it
/// then gets.
final class UIStackView {
  private(set) var arrangedSubviews: [UIView] = []
  private(set) var subviews: Set<Int> = []
  var log = StepLog()

  init(_ rows: [TestRow]) {
    for row in rows { add(UIView(row), at: arrangedSubviews.count) }
  }

  /// The rows that the arranged views show.
  var rows: [TestRow] { arrangedSubviews.map { TestRow(id: $0.id, content: $0.content) } }

  func removeArrangedSubview(_ view: UIView) {
    log.note("removeArrangedSubview", on: rows) {
      guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else {
        throw RefusedCall("G1", "remove \(view.id), which is not arranged")
      }
      arrangedSubviews.remove(at: index)
    }
  }

  func insertArrangedSubview(_ view: UIView, at index: Int) {
    log.note("insertArrangedSubview", on: rows) {
      if index < 0 || index > arrangedSubviews.count {
        throw RefusedCall("G1", "insert at \(index) of \(arrangedSubviews.count) views")
      }
      if arrangedSubviews.contains(where: { $0 === view }) {
        throw RefusedCall("G1", "insert \(view.id), which is arranged already")
      }
      add(view, at: index)
    }
  }

  private func add(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: index)
    subviews.insert(view.id)
    view.superview = self
  }

  fileprivate func remove(_ view: UIView) {
    log.note("removeFromSuperview", on: subviews) {
      subviews.remove(view.id)
      arrangedSubviews.removeAll { $0 === view }
    }
  }
}
