// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a table view calls.
  @MainActor
  final class TableBridge: ViewBridge {
    var cell: (UITableView, IndexPath) -> UITableViewCell
    var headerTitle: ((_ section: Int) -> String?)?
    var footerTitle: ((_ section: Int) -> String?)?
    var canEdit: ((IndexPath) -> Bool)?

    /// Commits an edit; users can swipe rows only while this is set.
    var commit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)? {
      didSet { setPresence(of: Self.commitMethod, commit != nil) }
    }

    /// Called before a cell becomes visible, even if it was configured earlier.
    var willDisplay: ((UITableViewCell, IndexPath) -> Void)? {
      didSet {
        setPresence(of: "tableView:willDisplayCell:forRowAtIndexPath:", willDisplay != nil)
      }
    }

    #if !os(tvOS)
      var leadingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { setPresence(of: Self.leadingMethod, leadingSwipeActions != nil) }
      }

      var trailingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { setPresence(of: Self.trailingMethod, trailingSwipeActions != nil) }
      }
    #endif

    /// Whether a swipe is open, and no action chosen yet.
    var hasOpenSwipe = false

    /// Whether the user holds a row by its reorder control, which a table view does not report.
    private var holdsRow = false

    /// Called when the user picks up a row by its reorder control or holds it over another place.
    var onHold: ((IndexPath, _ isNew: Bool) -> Void)?

    var headerView: ((UITableView, _ section: Int) -> UIView?)? {
      didSet { setPresence(of: "tableView:viewForHeaderInSection:", headerView != nil) }
    }

    var footerView: ((UITableView, _ section: Int) -> UIView?)? {
      didSet { setPresence(of: "tableView:viewForFooterInSection:", footerView != nil) }
    }

    private static let commitMethod = "tableView:commitEditingStyle:forRowAtIndexPath:"
    private static let leadingMethod =
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
    private static let trailingMethod =
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"

    private static let swipeSelectors = Set(
      [leadingMethod, trailingMethod].map(NSSelectorFromString))
    private static let watchedSelectors = Set(
      [
        "tableView:willBeginEditingRowAtIndexPath:", "tableView:didEndEditingRowAtIndexPath:",
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      ].map(NSSelectorFromString))

    init(cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
      self.cell = cell
      super.init(
        .tableView,
        methods: (
          index: "sectionIndexTitlesForTableView:", select: "tableView:didSelectRowAtIndexPath:",
          deselect: "tableView:didDeselectRowAtIndexPath:",
          menu: "tableView:contextMenuConfigurationForRowAtIndexPath:point:"
        ), switches: [Self.commitMethod])
    }

    override func takes(_ selector: Selector, appHasIt: Bool) -> Bool {
      super.takes(selector, appHasIt: appHasIt) || Self.watchedSelectors.contains(selector)
        || (appHasIt && Self.swipeSelectors.contains(selector))
    }

    /// Notes that the user holds a row over another place.
    func hold(_ path: IndexPath) {
      calls.answering { onHold?(path, !holdsRow) }
      holdsRow = true
    }

    override var isUserActing: Bool {
      // No call reports a drop at the old place, or a canceled drag.
      if holdsRow, !hasHeldRow { holdsRow = false }
      return hasOpenSwipe || holdsRow
    }

    private var hasHeldRow: Bool {
      guard let tableView = view as? UITableView else { return false }
      if #available(iOS 14.0, tvOS 14.0, *) {
        return tableView.visibleCells.contains { $0.configurationState.isReordering }
      }
      return tableView.isEditing
    }
  }

  extension TableBridge: UITableViewDataSource {
    func numberOfSections(in _: UITableView) -> Int {
      calls.counting { numberOfSections() }
    }

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      calls.counting { numberOfRows(section) }
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.answering { cell(tableView, indexPath) }
    }

    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      calls.answering { headerTitle?(section) }
    }

    func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? {
      calls.answering { footerTitle?(section) }
    }

    func tableView(_: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      calls.answering { canEdit?(indexPath) ?? true }
    }

    func tableView(
      _: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      hasOpenSwipe = false
      calls.answering { commit?(style, indexPath) }
    }

    func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      calls.answering { move != nil && canMove?(indexPath) ?? true }
    }

    func tableView(
      _: UITableView, moveRowAt from: IndexPath, to: IndexPath
    ) {
      holdsRow = false
      calls.answering { move?(from, to) }
    }

    func sectionIndexTitles(for _: UITableView) -> [String]? {
      calls.answering { index?.titles() }
    }

    func tableView(
      _: UITableView, sectionForSectionIndexTitle _: String, at title: Int
    ) -> Int {
      calls.answering { index?.section(title) ?? title }
    }
  }

  extension TableBridge: UITableViewDataSourcePrefetching {
    func tableView(_: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.prepare(indexPaths.map(RowPath.init)) }
    }

    func tableView(_: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.cancel(indexPaths.map(RowPath.init)) }
    }
  }
#endif
