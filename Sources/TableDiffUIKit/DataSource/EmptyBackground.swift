// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The view behind the cells of a list view while there are no rows.
  @MainActor
  final class EmptyBackground<ListView: BatchView> {
    /// The view; `nil` if there is none.
    var view: UIView?

    private var shown: UIView?

    /// The background that was there before.
    private var replaced: UIView?

    /// Shows or hides the view.
    func update(isEmpty: Bool, in listView: ListView) {
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
#endif
