// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What the user comes near to, and what stays in its place.
  extension SectionedDataSource {
    /// Calls a closure when the user comes near the end of the list, for example to load a page.
    ///
    ///     source.onReachingEnd(within: 10) { [weak store] in store?.loadNextPage() }
    ///
    /// The closure is called once for each last row: after a page has been appended, it is called
    /// near the new end. If a page could not be loaded, call this method again. An empty list has
    /// no end.
    ///
    /// No delegate is needed: the closure is called in the turn after the view has asked for a cell
    /// near the end. Some views ask for cells before they are visible.
    ///
    /// - Parameters:
    ///   - distance: The number of rows before the last one at which to call; by default 0.
    ///   - action: The closure, which replaces the previous one; `nil` for none.
    public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.bottom, within: distance, action)
    }

    /// Calls a closure when the user comes near the start of the list, for example to load older
    /// messages.
    ///
    ///     source.onReachingStart(within: 10) { [weak store] in store?.loadOlderMessages() }
    ///
    /// See ``onReachingEnd(within:_:)``. A view first shows its start: if it is to begin elsewhere,
    /// set the closure after scrolling.
    public func onReachingStart(within distance: Int = 0, _ action: (() -> Void)?) {
      driver.watch(.top, within: distance, action)
    }

    /// Prepares rows that may be shown soon, for example by loading their pictures.
    ///
    ///     source.onPrefetch { [pictures] fruits in
    ///       pictures.load(fruits)
    ///     } cancel: { [pictures] fruits in
    ///       pictures.cancel(fruits)
    ///     }
    ///
    /// The data source becomes the prefetch data source of the view.
    ///
    /// - Parameters:
    ///   - prepare: Starts preparing rows, soonest needed first; `nil` for none. It must return
    ///     soon.
    ///   - cancel: Stops preparing rows that the user has scrolled away from, except moved ones.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      viewBridge.prefetching = prepare.map { driver.prefetching($0, cancel: cancel) }
    }

    /// How the view scrolls when its rows change; by default the view decides.
    ///
    ///     source.scrolling = .keepsVisibleRow(stickingTo: .bottom)  // a chat
    ///
    /// A kept row stays in place through batches, animated or not, through reloads, and when
    /// inserted rows turn out higher or lower than estimated. While the user scrolls, changes wait,
    /// since setting the scroll offset would fight the finger.
    ///
    /// If heights change without a change of the list, as on rotation, use ``keepPlace(during:)``.
    public var scrolling: ScrollBehavior {
      get { driver.scrolling }
      set { driver.scrolling = newValue }
    }

    /// Changes the layout of the view, and keeps the user's place as ``scrolling`` says.
    ///
    ///     source.keepPlace { tableView.performBatchUpdates(nil) }   // cells have become taller
    ///     source.keepPlace { tableView.frame.size.width = 480 }   // a rotation
    ///     source.keepPlace { tableView.contentInset.bottom = 300 }  // a keyboard
    ///
    /// - Parameter change: Changes the size of the view, row heights, or insets; not the list.
    public func keepPlace(during change: () -> Void) { driver.keepPlace(during: change) }
  }
#endif
