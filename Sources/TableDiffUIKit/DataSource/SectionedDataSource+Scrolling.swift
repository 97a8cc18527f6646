// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedDataSource {
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

    /// Scrolls to the last row, as in a chat.
    ///
    ///     source.scrollToBottom()
    ///
    /// - Parameter animated: Whether scrolling is animated.
    /// - Returns: Whether the view shows a list with rows.
    @discardableResult
    public func scrollToBottom(animated: Bool = true) -> Bool {
      show(updater.sections.lastPath.map(IndexPath.init)) {
        viewBridge.view?.scrollToEnd(atPath: $0, animated: animated)
      }
    }
  }
#endif
