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

    /// Takes the commit of an edit; users can swipe rows only while there is a closure.
    var commit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)? {
      didSet { setPresence(of: Self.commitMethod, commit != nil) }
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

    init(
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      self.cell = cell
      super.init(
        .tableView, indexMethod: "sectionIndexTitlesForTableView:",
        switches: [Self.commitMethod] + Self.delegateMethods,
        numberOfSections: numberOfSections, numberOfRows: numberOfRows)
    }

    override func attach(to view: any BatchView) {
      // That of the data source before, which has other rows.
      if let tableView = view as? UITableView, tableView.delegate is TableBridge {
        tableView.delegate = nil
      }
      super.attach(to: view)
    }

    override func attachAgain(for method: String, to view: any BatchView) {
      guard Self.delegateMethods.contains(method) else {
        return super.attachAgain(for: method, to: view)
      }
      if let tableView = view as? UITableView { attachDelegate(to: tableView) }
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
      calls.answering { commit?(style, indexPath) }
    }

    func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      calls.answering { move != nil && canMove?(indexPath) ?? true }
    }

    func tableView(
      _: UITableView, moveRowAt from: IndexPath, to: IndexPath
    ) {
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
#endif
