// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A table view with a data source of its own, as an app may have it.
@MainActor
final class PlainTable {
  let scene = TableScene()
  let dataSource = ClosureTableDataSource()
  var data: [Fruit]

  init(_ data: [Fruit]) {
    self.data = data
    dataSource.numberOfRows = { [unowned self] in self.data.count }
    dataSource.view = { [unowned self] tableView, column, row in
      let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
      cell.show(self.data[row])
      return cell
    }
    tableView.dataSource = dataSource
    tableView.delegate = dataSource
    scene.window.layoutIfNeeded()
  }

  var tableView: NSTableView { scene.tableView }

  var problem: String? { scene.problem(showing: data) }
}
