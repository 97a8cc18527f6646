// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedCollectionDataSource {
    /// Calls a closure when the user comes near the end of the list, such as to load a page.
    ///
    ///     source.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each end: again when the list has got another last item, and the
    /// user comes near that. After a page that could not be loaded, call this method again. An empty
    /// list has no end.
    ///
    /// It needs no delegate: the collection view asks the data source for a cell before it shows it, or somewhat
    /// earlier where it prepares cells. The closure is called in the turn after.
    ///
    /// - Parameters:
    ///   - distance: How many items the end is away at most; by default 0: the last item comes up.
    ///   - action: The closure, in place of the one before; `nil` for none.
    public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?) {
      screen.endWatch.watch(within: distance, action)
      if let view = screen.showingView { screen.seeVisibleRows(in: view) }
    }
  }
#endif
