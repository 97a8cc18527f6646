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
      didSet { if (commit == nil) != (oldValue == nil) { attachAgain() } }
    }

    private weak var tableView: UITableView?

    init(
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfRows = numberOfRows
      self.cell = cell
    }

    /// Becomes the data source of a table view.
    func attach(to tableView: UITableView) {
      self.tableView = tableView
      tableView.dataSource = self
    }

    /// Lets the table view ask again which methods there are.
    private func attachAgain() {
      guard let tableView, tableView.dataSource === self else { return }
      tableView.dataSource = nil
      tableView.dataSource = self
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) && offers(selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { offers(selector) }
    #endif

    /// Returns whether there is a closure for a method that lets the user swipe rows by being there.
    private nonisolated func offers(_ selector: Selector?) -> Bool {
      if selector != NSSelectorFromString("tableView:commitEditingStyle:forRowAtIndexPath:") {
        return true
      }
      return MainActor.assumeIsolated { commit != nil }
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
  }
#endif
