// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform
import TableDiffAppKit

/// A table view that an updater drives.
@MainActor
final class LiveTable {
  let scene = TableScene()
  let updater: ListUpdater<Fruit>
  let dataSource: TableListDataSource<Fruit>

  init(_ fruits: [Fruit], options: UpdateOptions = UpdateOptions()) {
    var options = options
    options.completionTimeout = Platform.completionTimeout
    updater = ListUpdater(fruits, options: options)
    dataSource = TableListDataSource(
      scene.tableView, updater, cell: FruitCell(frame: .zero)
    ) { cell, _, fruit, previous in
      cell.show(fruit, previous: previous)
    }
    scene.window.layoutIfNeeded()
  }

  var tableView: NSTableView { scene.tableView }

  var rows: [Fruit] { dataSource.updater.rows }

  var problem: String? { scene.problem(showing: rows) }

  /// Shows rows, and returns what became of that.
  func show(_ fruits: [Fruit]) async -> UpdateOutcome {
    let outcome = await updater.show(fruits)
    await updater.settled()
    return outcome
  }
}

/// A collection view that an updater drives.
@MainActor
final class LiveCollection {
  let scene = CollectionScene()
  let updater: SectionedListUpdater<Shelf>
  let dataSource: SectionedCollectionDataSource<Shelf>

  init(_ shelves: [Shelf], options: UpdateOptions = UpdateOptions()) {
    var options = options
    options.completionTimeout = Platform.completionTimeout
    updater = SectionedListUpdater(shelves, options: options)
    dataSource = SectionedCollectionDataSource(scene.collectionView, updater, item: FruitItem.self)
    {
      $0.show($1, previous: $2)
    }
    let kind = NSCollectionView.elementKindSectionHeader
    dataSource.showSupplementaryViews(ShelfHeader.self, ofKind: kind) { $0.title = $1.title }
    scene.window.layoutIfNeeded()
  }

  var collectionView: NSCollectionView { scene.collectionView }

  var problem: String? { scene.problem(showing: updater.sections) }

  /// Shows sections, and returns what became of that.
  func show(_ shelves: [Shelf]) async -> UpdateOutcome {
    let outcome = await updater.show(shelves)
    await updater.settled()
    return outcome
  }
}
