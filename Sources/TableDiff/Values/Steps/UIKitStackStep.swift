// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of the arranged views of UIKit's `UIStackView`, with indices at the time of the change.
public enum UIKitStackStep: Sendable, Hashable {
  /// The view at this index leaves: `removeArrangedSubview(view)` and `view.removeFromSuperview()`.
  case remove(at: Int)

  /// The view at the index `from` moves: `removeArrangedSubview(view)`, after which it still is a
  /// subview, and `insertArrangedSubview(view, at: to)`.
  ///
  /// `to` is counted without the view. It is not documented how `insertArrangedSubview(_:at:)` counts
  /// for a view that is arranged already, hence the first call.
  case move(from: Int, to: Int)

  /// A view comes: `insertArrangedSubview(view, at: index)`, where the index is also the row's offset
  /// in the new list.
  case insert(at: Int)
}

extension ListDiff {
  /// The ``steps`` as changes of the arranged views of UIKit's `UIStackView`, one view at a time.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     diff.uiKitStackSteps == [.remove(at: 1), .move(from: 0, to: 2), .insert(at: 2)]  // true
  ///
  /// A stack view has no call for new content: when all steps are carried out, configure the arranged
  /// views at the new offsets of ``updates``.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  public var uiKitStackSteps: [UIKitStackStep] {
    var steps: [UIKitStackStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { step in
      switch step {
      case .delete(let rows): for row in rows.reversed() { steps.append(.remove(at: row)) }
      case .move(let rows, let to):
        ListStep.forEachRowMove(rows, to: to) { steps.append(.move(from: $0, to: $1)) }
      case .insert(let rows): for row in rows { steps.append(.insert(at: row)) }
      case .update: break
      }
    }
    return steps
  }
}
