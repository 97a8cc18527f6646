// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view that has a view behind its cells.
@MainActor
package protocol BackgroundHolder: AnyObject {
  associatedtype Background: AnyObject

  var backgroundView: Background? { get set }
}

/// The view behind the cells of a list view while there are no rows.
@MainActor
package final class EmptyBackground<ListView: BackgroundHolder> {
  /// The view; `nil` if there is none.
  package var view: ListView.Background?

  private var shown: ListView.Background?

  /// The background that was there before.
  private var replaced: ListView.Background?

  package init() {}

  /// Shows or hides the view.
  package func update(isEmpty: Bool, in listView: ListView) {
    let wanted = isEmpty ? view : nil
    if wanted === shown { return }
    // The app may have set another background since.
    if let shown, listView.backgroundView === shown { listView.backgroundView = replaced }
    (shown, replaced) = (wanted, nil)
    guard let wanted else { return }
    replaced = listView.backgroundView
    listView.backgroundView = wanted
  }
}
