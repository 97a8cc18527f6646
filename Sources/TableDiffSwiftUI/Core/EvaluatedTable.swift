// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What evaluations of a list change in a table view apart from its rows.
@MainActor
package protocol EvaluatedTable: AnyObject {
  var selectedPaths: [RowPath] { get }

  func setSelected(_ isSelected: Bool, at path: RowPath)

  /// Scrolls to a row.
  ///
  /// - Parameter anchor: Where the row is to be, from 0 at the top to 1 at the bottom; `nil` if it only needs to be
  ///   visible.
  func scroll(to path: RowPath, anchor: Double?, animated: Bool)

  /// Evaluates visible content of an older version than the engine's.
  func refreshOutdatedContent()
}
