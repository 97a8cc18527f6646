// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUIKit
import UIKit

/// What surrounds examples about the views of UIKit: each example is a method of this class.
@MainActor class UIKitViews {
  final class FruitCell: UITableViewCell {
    var name = ""
  }

  final class FruitItem: UICollectionViewCell {
    var name = ""
  }

  final class HeaderView: UICollectionReusableView {
    var title = ""
  }

  final class ShelfHeader: UITableViewHeaderFooterView {
    var title = ""
  }

  var fruits = Rows.oldFruits, newFruits = Rows.newFruits
  let store = FruitStore(), pictures = Pictures()
  var shelves = Sections.oldShelves, newShelves = Sections.newShelves
  let fruit = Rows.oldFruits[0], indexPath = IndexPath(row: 0, section: 0)

  lazy var updater = SectionedListUpdater(shelves)
  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())
  func show(_ fruit: Fruit) {}
}

/// A store of fruits, which users delete.
@MainActor final class FruitStore {
  private(set) var fruits = Rows.newFruits
  var count: Int { fruits.count }

  func move(_ fruit: Fruit, before next: Fruit?) {}
  func pin(_ fruit: Fruit) {}
  func reload() async {}
  func loadNextPage() {}
  func loadOlderMessages() {}
  func remove(_ fruit: Fruit) { fruits.removeAll { $0.id == fruit.id } }
}

/// The pictures of fruits.
@MainActor final class Pictures {
  func load(_ fruits: [Fruit]) {}
  func cancel(_ fruits: [Fruit]) {}
}

/// What surrounds examples about table views.
@MainActor final class UIKitTables: UIKitViews {
  lazy var source = SectionedTableDataSource(
    tableView, updater, cell: FruitCell.self
  ) { cell, fruit, _ in
    cell.name = fruit.name
  }
}

/// What surrounds examples about collection views.
@MainActor final class UIKitCollections: UIKitViews {
  typealias FruitCell = FruitItem

  lazy var source = SectionedCollectionDataSource(
    collectionView, updater, cell: FruitItem.self
  ) { cell, fruit, _ in
    cell.name = fruit.name
  }
}
