// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// What is around the rows: the index, the refresh control, rows to come, and the last one.
  extension SectionedDataSource {
    /// Returns the title of a section in the view's index; by default there is no index.
    ///
    ///     source.sectionIndexTitle = { shelf in shelf.header.first.map(String.init) }
    ///
    /// A section with `nil` has no title, and neighbours with the same title share one. A title
    /// leads to its section even after the section has moved.
    ///
    /// A table view updates the titles with the list. A collection view reads the titles of
    /// sections with rows once, when it gets its data source: set the closure again when sections
    /// come or go. Setting it reloads the view, so set it before the view is shown. A collection
    /// view has no index before iOS 14.
    public var sectionIndexTitle: ((Section) -> String?)? {
      get { index.title }
      set {
        index.title = newValue
        let tableView = viewBridge.view as? UITableView
        // A collection view asks again only if the method was absent meanwhile.
        if newValue == nil || tableView == nil { viewBridge.index = nil }
        if newValue == nil { return }
        viewBridge.index = (
          titles: { [index, weak updater] in index.titles(of: updater?.sections ?? []) },
          section: { [index, weak updater] in
            index.section(ofTitle: $0, in: updater?.sections ?? []) ?? 0
          }
        )
        if let tableView, driver.isShowing { index.refresh(of: updater.sections, in: tableView) }
      }
    }

    #if !os(tvOS)
      /// Loads the rows again when the user pulls the list down; `nil` for no refresh control.
      ///
      ///     source.onRefresh = { [weak store] in await store?.reload() }
      ///
      /// Refreshing ends when the closure has returned and the states submitted by then are shown.
      /// UIKit has no refresh control in Mac Catalyst apps with the Mac idiom.
      @available(iOS 14.0, *)
      public var onRefresh: (@MainActor () async -> Void)? {
        get { refresh }
        set {
          refresh = newValue
          viewBridge.view?.refreshControl = newValue.map { action in
            let control = UIRefreshControl()
            control.addAction(
              UIAction { [weak updater, weak control] _ in
                Task {
                  await action()
                  await updater?.settledSoFar()
                  control?.endRefreshing()
                }
              }, for: .valueChanged)
            return control
          }
        }
      }
    #endif

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
