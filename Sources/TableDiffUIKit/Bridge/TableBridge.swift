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

    private static let commitMethod = "tableView:commitEditingStyle:forRowAtIndexPath:"
    private static let indexMethod = "sectionIndexTitlesForTableView:"

    private weak var tableView: UITableView?

    init(
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfRows = numberOfRows
      self.cell = cell
      super.init(switches: [Self.commitMethod, Self.indexMethod])
    }

    /// Becomes the data source of a table view.
    func attach(to tableView: UITableView) {
      self.tableView = tableView
      tableView.dataSource = self
    }

    override func attachAgain() {
      guard let tableView, tableView.dataSource === self else { return }
      tableView.dataSource = nil
      tableView.dataSource = self
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
