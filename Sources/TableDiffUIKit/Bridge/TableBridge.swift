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

    init(
      numberOfSections: @escaping () -> Int, numberOfRows: @escaping (Int) -> Int,
      cell: @escaping (UITableView, IndexPath) -> UITableViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfRows = numberOfRows
      self.cell = cell
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
