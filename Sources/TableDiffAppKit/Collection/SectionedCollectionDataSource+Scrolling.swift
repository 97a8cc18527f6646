// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension SectionedCollectionDataSource {
    /// How the collection view scrolls when its items change; by default as the view does it.
    ///
    ///     dataSource.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// An item that is kept stays where it is over batches and reloads, and when the items that come in
    /// get other heights than estimated. A batch that changes what is above it is not animated, since AppKit
    /// does not animate items and the scroll offset in step. While the user scrolls the list waits.
    ///
    /// The view must be in a scroll view. It does not tell when items get other heights without a
    /// change of the list: see ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { screen.keeper.behavior }
      set { screen.keeper.behavior = newValue }
    }

    /// Changes the layout of the collection view without animation, and keeps the user's place as ``scrolling`` says.
    ///
    ///     dataSource.keepPlace { collectionView.collectionViewLayout?.invalidateLayout() }
    ///     dataSource.keepPlace { scrollView.frame.size.width = 480 }
    ///     dataSource.keepPlace { scrollView.contentInsets.bottom = 40 }  // a bar
    ///
    /// - Parameter change: Changes the size of the view, the heights of items, or insets; not the list.
    public func keepPlace(during change: () -> Void) { screen.keepPlace(during: change) }
  }
#endif
