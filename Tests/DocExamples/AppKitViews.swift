// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiff
import TableDiffAppKit

/// What surrounds examples about the views of AppKit: each example is a method of this class.
@MainActor class AppKitViews {
  final class FruitCell: NSTableCellView {
    func show(_ fruit: Fruit) {}
  }

  final class FruitItem: NSCollectionViewItem {
    func show(_ fruit: Fruit) {}
  }

  final class ShelfHeader: NSView, @MainActor NSCollectionViewElement {
    var title = ""
  }

  var fruits = Rows.oldFruits, newFruits = Rows.newFruits
  let fruit = Rows.oldFruits[0], nib = NSNib { FruitCell(frame: .zero) }
  let store = FruitStore(), pictures = Pictures()
  var shelves = Sections.oldShelves, newShelves = Sections.newShelves

  let path = IndexPath(item: 0, section: 0), column = NSTableColumn(identifier: .init("fruit"))
  let tableView = NSTableView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  let collectionView = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))

  init() { collectionView.register(FruitItem.self) }

  func show(_ fruit: Fruit) {}
}

/// What surrounds examples about lists of rows.
@MainActor final class AppKitRows: AppKitViews {
  lazy var updater = ListUpdater(fruits)
  lazy var dataSource = TableListDataSource(
    tableView, updater, cell: FruitCell(frame: .zero)
  ) { cell, column, fruit, previous in
    cell.show(fruit)
  }
}

/// What surrounds examples about lists of sections.
@MainActor final class AppKitSections: AppKitViews {
  lazy var updater = SectionedListUpdater(shelves)
  lazy var dataSource = SectionedCollectionDataSource(
    collectionView, updater, item: FruitItem.self
  ) { item, fruit, previous in
    item.show(fruit)
  }
}
