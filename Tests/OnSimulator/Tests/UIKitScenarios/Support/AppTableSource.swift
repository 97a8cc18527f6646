// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A data source of a table view as apps write them.
@MainActor
final class AppTableSource: NSObject, UITableViewDataSource {
  var headerTitle: (Int) -> String? = { _ in nil }

  private let sectionCount: () -> Int
  private let rowCount: (Int) -> Int
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  init(
    numberOfSections: @escaping () -> Int = { 1 }, numberOfRows: @escaping (Int) -> Int,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    (sectionCount, rowCount, self.cell) = (numberOfSections, numberOfRows, cell)
  }

  func attach(to tableView: UITableView) { tableView.dataSource = self }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount(section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(tableView, indexPath) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitle(section)
  }
}
