// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// What is around the rows: the index, what an empty list shows, and the refresh control.
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

    /// The background view while the list has no rows; by default the view's own.
    ///
    ///     let label = UILabel()
    ///     label.text = "No fruits"
    ///     source.emptyView = label
    ///
    /// When there are rows, the view has its own background again. While ``state`` is `.loading` or
    /// `.failed`, ``loadingView`` or ``failedView`` is shown instead.
    public var emptyView: UIView? {
      get { driver.placeholders[.loaded] as? UIView }
      set { driver.placeholders[.loaded] = newValue }
    }

    /// The state of loading, which decides what is shown while there are no rows; by default
    /// `.loaded`.
    ///
    ///     let label = UILabel()
    ///     label.text = "Loading"
    ///     source.loadingView = label
    ///     source.state = .loading  // then .loaded, or .failed
    ///
    /// Rows are shown in every state.
    public var state: LoadingState {
      get { driver.state }
      set { driver.state = newValue }
    }

    /// The background of an empty list while ``state`` is `.loading`; by default the view's own.
    public var loadingView: UIView? {
      get { driver.placeholders[.loading] as? UIView }
      set { driver.placeholders[.loading] = newValue }
    }

    /// The background of an empty list while ``state`` is `.failed`; by default the view's own.
    public var failedView: UIView? {
      get { driver.placeholders[.failed] as? UIView }
      set { driver.placeholders[.failed] = newValue }
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
  }
#endif
