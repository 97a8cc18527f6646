// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What a user has selected and sees in a view, to be restored after a reload.
  ///
  /// A view keeps both over a batch, but not over a reload.
  struct KeptPlace<Row> {
    /// A row, and the distance from the top edge of the view to it.
    typealias Anchor = (row: Row, distance: CGFloat)

    var selected: [Row]
    var anchors: [Anchor]

    /// Whether there is nothing to restore.
    var isEmpty: Bool { selected.isEmpty && anchors.isEmpty }
  }

  extension KeptPlace {
    /// Returns where the selected rows are in a state, and the first of the anchors that is there.
    func find<Section: ListSection>(
      by finder: RowFinder<Section>, in sections: [Section]
    ) -> (selected: [IndexPath], anchor: (path: IndexPath, distance: CGFloat)?)
    where Section.Row == Row {
      let paths = finder.paths(selected + anchors.map(\.row), sections)
      let anchor = zip(paths.dropFirst(selected.count), anchors).lazy.compactMap { path, anchor in
        path.map { (path: IndexPath($0), distance: anchor.distance) }
      }.first
      return (paths.prefix(selected.count).compactMap { $0.map(IndexPath.init) }, anchor)
    }
  }

  extension UIScrollView {
    /// The offset of the top edge of what is not covered by bars.
    var topEdge: CGFloat { contentOffset.y + adjustedContentInset.top }

    /// Scrolls so that a row stands as far below the top edge as before, within the content.
    func restore(top: CGFloat, distance: CGFloat) {
      let first = -adjustedContentInset.top
      let last = contentSize.height + adjustedContentInset.bottom - bounds.height
      let offset = top - distance - adjustedContentInset.top
      contentOffset.y = max(first, min(offset, last))
    }
  }
#endif
