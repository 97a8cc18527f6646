// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A `UIStackView` as UIKit documents it: views are arranged by their identities, and an inserted one
/// shifts those at its index and above.
///
/// A view that is arranged already may not be inserted: the documentation does not say which index it
/// then gets.
struct UIKitStackInterpreter<View: Hashable> {
  private(set) var arrangedSubviews: [View]
  private(set) var subviews: Set<View>

  init(_ views: [View]) {
    arrangedSubviews = views
    subviews = Set(views)
  }

  mutating func removeArrangedSubview(_ view: View) throws(RefusedCall) {
    guard let index = arrangedSubviews.firstIndex(of: view) else {
      throw RefusedCall("G1", "remove \(view), which is not arranged")
    }
    arrangedSubviews.remove(at: index)
  }

  mutating func removeFromSuperview(_ view: View) {
    subviews.remove(view)
    arrangedSubviews.removeAll { $0 == view }
  }

  mutating func insertArrangedSubview(_ view: View, at stackIndex: Int) throws(RefusedCall) {
    if stackIndex < 0 || stackIndex > arrangedSubviews.count {
      throw RefusedCall("G1", "insert at \(stackIndex) of \(arrangedSubviews.count) views")
    }
    if arrangedSubviews.contains(view) {
      throw RefusedCall("G1", "insert \(view), which is arranged already")
    }
    arrangedSubviews.insert(view, at: stackIndex)
    subviews.insert(view)
  }
}
