// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  extension SectionedCollectionDataSource {
    /// How the collection view scrolls when its items change; by default as the view does it.
    ///
    ///     source.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A item that is kept stays where it is over batches, animated or not, over reloads, and when
    /// the items that come in get other heights than estimated. While the user scrolls the list waits,
    /// since a change of the scroll offset would fight the finger.
    ///
    /// The view does not tell when items get other heights without a change of the list, as on
    /// rotation: see ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { screen.keeper.behavior }
      set { screen.keeper.behavior = newValue }
    }

    /// Changes the layout of the collection view, and keeps the user's place as ``scrolling`` says.
    ///
    ///     source.keepPlace { collectionView.collectionViewLayout.invalidateLayout() }
    ///     source.keepPlace { collectionView.frame.size.width = 480 }   // a rotation
    ///     source.keepPlace { collectionView.contentInset.bottom = 300 }  // a keyboard
    ///
    /// - Parameter change: Changes the size of the view, the heights of items, or insets; not the list.
    public func keepPlace(during change: () -> Void) { screen.keepPlace(during: change) }
  }
#endif
