// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListStep {
  /// Calls with moves of single rows that together move a block, for views that move single rows.
  ///
  ///     A B c d    A, B to 2 are twice 0 to 3
  ///     a b C D    C, D to 0 are 2 to 0 and 3 to 1
  ///
  /// - Parameter body: Takes the position of the row before its move, and that after it.
  static func forEachRowMove(
    _ rows: Range<Int>, to: Int, _ body: (_ from: Int, _ to: Int) -> Void
  ) {
    if to > rows.lowerBound {
      for _ in rows { body(rows.lowerBound, to + rows.count - 1) }
    } else {
      for from in rows { body(from, to + from - rows.lowerBound) }
    }
  }
}
