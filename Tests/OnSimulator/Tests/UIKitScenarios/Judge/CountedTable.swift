// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import TableDiffUIKit
import UIKit

/// A table view of rows that are only counted.
@MainActor
final class CountedTable: NSObject, UITableViewDataSource {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  private var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
  }

  /// Performs the batch of a case.
  func perform(_ value: BatchCase) {
    view.performBatchUpdates {
      self.counts = value.after
      for operation in value.operations { self.send(operation) }
    }
  }

  private func send(_ operation: BatchOperation) {
    switch operation {
    case .deleteSection(let section): view.deleteSections([section], with: .none)
    case .insertSection(let section): view.insertSections([section], with: .none)
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .reloadSection(let section): view.reloadSections([section], with: .none)
    case .deleteRow(let path): view.deleteRows(at: [IndexPath(path)], with: .none)
    case .insertRow(let path): view.insertRows(at: [IndexPath(path)], with: .none)
    case .moveRow(let from, let to): view.moveRow(at: IndexPath(from), to: IndexPath(to))
    case .reloadRow(let path): view.reloadRows(at: [IndexPath(path)], with: .none)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

extension IndexPath {
  /// Creates the path of a row.
  init(_ path: RowPath) { self.init(item: path.row, section: path.section) }
}
