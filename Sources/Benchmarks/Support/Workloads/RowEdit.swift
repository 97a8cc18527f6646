// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One edit of a list: of a row, or of a block of rows.
package enum RowEdit: Sendable {
  case update(at: Int)
  case remove(at: Int)
  case insert(Row, at: Int)
  case move(from: Int, to: Int)
  case moveBlock(Range<Int>, to: Int)

  /// What an edit does.
  package enum Kind: Sendable { case update, remove, insert, move, moveBlock }
}
