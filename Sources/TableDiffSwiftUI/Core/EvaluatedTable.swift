// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A table view, as far as evaluations of a list change it beside its updater.
@MainActor
package protocol EvaluatedTable: AnyObject {
  /// The paths of the selected rows.
  var selectedPaths: [RowPath] { get }

  /// Selects or deselects a row.
  func setSelected(_ isSelected: Bool, at path: RowPath)

  /// Scrolls to a row.
  func scroll(to path: RowPath, animated: Bool)

  /// Evaluates the content of what is visible and shows an older version of it than the engine has.
  func refreshOutdatedContent()
}
