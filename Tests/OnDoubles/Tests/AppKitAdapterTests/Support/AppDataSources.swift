// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A data source and delegate of a table view as apps write them.
@MainActor
final class AppTableSource: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  private let rowCount: () -> Int
  private let view: (NSTableView, NSTableColumn?, Int) -> NSView?

  init(
    numberOfRows: @escaping () -> Int,
    view: @escaping (NSTableView, NSTableColumn?, Int) -> NSView? = { _, _, _ in nil }
  ) {
    (rowCount, self.view) = (numberOfRows, view)
  }

  func attach(to tableView: NSTableView) {
    tableView.delegate = self
    tableView.dataSource = self
  }

  func numberOfRows(in tableView: NSTableView) -> Int { rowCount() }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { view(tableView, tableColumn, row) }
}

/// A data source of a collection view as apps write them.
@MainActor
final class AppCollectionSource: NSObject, NSCollectionViewDataSource {
  private let sectionCount: () -> Int
  private let itemCount: (Int) -> Int
  private let item: (NSCollectionView, IndexPath) -> NSCollectionViewItem
  private let header: (ShelfHeader, Int) -> Void

  init(
    numberOfSections: @escaping () -> Int = { 1 }, numberOfItems: @escaping (Int) -> Int,
    item: @escaping (NSCollectionView, IndexPath) -> NSCollectionViewItem = {
      $0.reusableItem(FruitItem.self, for: $1)
    }, header: @escaping (ShelfHeader, Int) -> Void = { _, _ in }
  ) {
    (sectionCount, itemCount, self.item, self.header) = (
      numberOfSections, numberOfItems, item, header
    )
  }

  func attach(to collectionView: NSCollectionView) {
    let kind = NSCollectionView.elementKindSectionHeader
    collectionView.register(FruitItem.self)
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: kind, withIdentifier: "header")
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { sectionCount() }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount(section) }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { item(collectionView, indexPath) }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: "header", for: indexPath)
    if let view = view as? ShelfHeader { header(view, indexPath.section) }
    return view
  }
}
