// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A table view with a data source of its own, as an app may have it.
@MainActor
final class PlainTable {
  let scene = TableScene()
  private(set) lazy var dataSource = AppTableSource { [unowned self] in
    self.data.count
  } view: { [unowned self] tableView, column, row in
    let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
    cell.show(self.data[row])
    return cell
  }
  var data: [Fruit]

  init(_ data: [Fruit]) {
    self.data = data
    dataSource.attach(to: tableView)
    scene.window.layoutIfNeeded()
  }

  var tableView: NSTableView { scene.tableView }

  var problem: String? { scene.problem(showing: data) }
}

/// A collection view with a data source of its own, as an app may have it.
@MainActor
final class PlainCollection {
  let scene = CollectionScene()
  private(set) lazy var dataSource = AppCollectionSource { [unowned self] in
    self.data.count
  } numberOfItems: { [unowned self] in
    self.data[$0].rows.count
  } item: { [unowned self] collectionView, path in
    let item = collectionView.reusableItem(FruitItem.self, for: path)
    item.show(self.data[path.section].rows[path.item])
    return item
  } header: { [unowned self] view, section in
    view.title = self.data[section].title
  }
  var data: [Shelf]

  init(_ data: [Shelf]) {
    self.data = data
    dataSource.attach(to: collectionView)
    scene.window.layoutIfNeeded()
  }

  var collectionView: NSCollectionView { scene.collectionView }

  var problem: String? { scene.problem(showing: data) }
}
