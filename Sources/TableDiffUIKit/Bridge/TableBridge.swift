// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a table view calls.
  ///
  /// Without a closure, the view behaves as if the data source lacked the method.
  @MainActor
  final class TableBridge: ViewBridge {
    var numberOfSections: () -> Int
    var numberOfRows: (_ section: Int) -> Int
    var cell: (UITableView, IndexPath) -> UITableViewCell
    var headerTitle: ((_ section: Int) -> String?)?
    var footerTitle: ((_ section: Int) -> String?)?
    var canEdit: ((IndexPath) -> Bool)?
    var canMove: ((IndexPath) -> Bool)?
    var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// Takes the commit of an edit; users can swipe rows only while there is a closure.
    var commit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)? {
      didSet { setPresence(of: Self.commitMethod, commit != nil) }
    }

    /// The titles of the index at the edge, and the section to which one of them leads.
    var index: (titles: () -> [String], section: (_ title: Int) -> Int)? {
      didSet { setPresence(of: Self.indexMethod, index != nil) }
    }

    /// Told when the user has selected a row.
    var onSelect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: Self.selectMethod, onSelect != nil) }
    }

    /// Told when the user has deselected a row.
    var didDeselect: ((IndexPath) -> Void)? {
      didSet { setPresence(of: Self.deselectMethod, didDeselect != nil) }
    }

    /// Told before a cell becomes visible, also one that was prepared before.
    var willDisplay: ((UITableViewCell, IndexPath) -> Void)? {
      didSet { setPresence(of: Self.displayMethod, willDisplay != nil) }
    }

    #if !os(tvOS)
      /// What the user can do by swiping a row from its leading edge.
      var leadingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { setPresence(of: Self.leadingMethod, leadingSwipeActions != nil) }
      }

      /// What the user can do by swiping a row from its trailing edge.
      var trailingSwipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        didSet { setPresence(of: Self.trailingMethod, trailingSwipeActions != nil) }
      }
    #endif

    /// Returns the header of a section.
    var headerView: ((UITableView, _ section: Int) -> UIView?)? {
      didSet { setPresence(of: Self.headerMethod, headerView != nil) }
    }

    /// Returns the footer of a section.
    var footerView: ((UITableView, _ section: Int) -> UIView?)? {
      didSet { setPresence(of: Self.footerMethod, footerView != nil) }
    }

    private static let commitMethod = "tableView:commitEditingStyle:forRowAtIndexPath:"
    private static let indexMethod = "sectionIndexTitlesForTableView:"

    private static let selectMethod = "tableView:didSelectRowAtIndexPath:"
    private static let deselectMethod = "tableView:didDeselectRowAtIndexPath:"
    private static let displayMethod = "tableView:willDisplayCell:forRowAtIndexPath:"
    private static let leadingMethod =
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
    private static let trailingMethod =
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"

    private static let headerMethod = "tableView:viewForHeaderInSection:"
    private static let footerMethod = "tableView:viewForFooterInSection:"

    /// The methods of a delegate.
    private static let delegateMethods = [
      selectMethod, deselectMethod, displayMethod, leadingMethod, trailingMethod, headerMethod,
      footerMethod,
    ]

    /// Prepares the rows at paths, and gives them up; the view asks only while there are closures.
    var prefetching: (prepare: ([IndexPath]) -> Void, cancel: ([IndexPath]) -> Void)? {
      didSet {
        guard let tableView, tableView.dataSource === self else { return }
        if prefetching != nil {
          tableView.prefetchDataSource = self
        } else if tableView.prefetchDataSource === self {
          tableView.prefetchDataSource = nil
        }
      }
    }

    private weak var tableView: UITableView?

    init(
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfRows = numberOfRows
      self.cell = cell
      super.init(switches: [Self.commitMethod, Self.indexMethod] + Self.delegateMethods)
    }

    /// Becomes the data source of a table view.
    func attach(to tableView: UITableView) {
      self.tableView = tableView
      // That of the data source before, which has other rows.
      if tableView.delegate is TableBridge { tableView.delegate = nil }
      if tableView.prefetchDataSource is TableBridge { tableView.prefetchDataSource = nil }
      tableView.dataSource = self
    }

    override func attachAgain(for method: String) {
      guard let tableView, tableView.dataSource === self else { return }
      if Self.delegateMethods.contains(method) { return attachDelegate(to: tableView) }
      tableView.dataSource = nil
      tableView.dataSource = self
    }

    /// Becomes the delegate of the table view, or ceases to be it.
    private func attachDelegate(to tableView: UITableView) {
      precondition(
        tableView.delegate == nil || tableView.delegate === self,
        """
        The table view has a delegate of its own, which is asked for swipe actions and headers and \
        told of selections: implement them there, and ask row(at:) or section(at:) of the data source.
        """)
      tableView.delegate = nil
      if hasSwitch(of: Self.delegateMethods) { tableView.delegate = self }
    }
  }

  extension TableBridge: UITableViewDataSource {
    func numberOfSections(in _: UITableView) -> Int {
      counting { numberOfSections() }
    }

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      counting { numberOfRows(section) }
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      answering { cell(tableView, indexPath) }
    }

    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      answering { headerTitle?(section) }
    }

    func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? {
      answering { footerTitle?(section) }
    }

    func tableView(_: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      answering { canEdit?(indexPath) ?? true }
    }

    func tableView(
      _: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      answering { commit?(style, indexPath) }
    }

    func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      answering { move != nil && canMove?(indexPath) ?? true }
    }

    func tableView(
      _: UITableView, moveRowAt from: IndexPath, to: IndexPath
    ) {
      answering { move?(from, to) }
    }

    func sectionIndexTitles(for _: UITableView) -> [String]? {
      answering { index?.titles() }
    }

    func tableView(
      _: UITableView, sectionForSectionIndexTitle _: String, at title: Int
    ) -> Int {
      answering { index?.section(title) ?? title }
    }
  }
#endif
