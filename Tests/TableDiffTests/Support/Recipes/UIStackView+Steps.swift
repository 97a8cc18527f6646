// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension UIStackView {
  /// Makes views for new rows and configures those of updated ones, by offsets in the new list.
  func perform(_ steps: [ListStep], make: (Int) -> UIView, configure: (UIView, Int) -> Void) {
    for step in steps {
      switch step {
      case .delete(let rows):
        for view in arrangedSubviews[rows] { view.removeFromSuperview() }
      case .move:
        for move in step.rowMoves {
          // An index is documented only for views that are not arranged yet.
          let view = arrangedSubviews[move.from]
          removeArrangedSubview(view)
          insertArrangedSubview(view, at: move.to)
        }
      case .insert(let rows): for row in rows { insertArrangedSubview(make(row), at: row) }
      case .update(let rows): for row in rows { configure(arrangedSubviews[row], row) }
      }
    }
  }
}
