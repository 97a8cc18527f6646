// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What evaluations of a list change in a table view apart from its rows.
@MainActor
package protocol EvaluatedTable: AnyObject {
  var selectedPaths: [RowPath] { get }

  func setSelected(_ isSelected: Bool, at path: RowPath)

  func scroll(to path: RowPath, animated: Bool)

  /// Evaluates visible content of an older version than the engine's.
  func refreshOutdatedContent()
}
