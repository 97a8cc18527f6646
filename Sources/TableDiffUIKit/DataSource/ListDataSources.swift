// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  public import TableDiff

  /// Shows the rows of a `ListUpdater` in a table view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = TableListDataSource(tableView, updater, cell: FruitCell.self) { cell, fruit, _ in
  ///       cell.textLabel?.text = fruit.name
  ///     }
  ///
  /// ``SectionedTableDataSource`` has its members. Create that class itself for an updater of
  /// sections, or of rows that are not in an array.
  public typealias TableListDataSource<Row> = SectionedTableDataSource<SingleSection<[Row]>>

  /// Shows the rows of a `ListUpdater` in a collection view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = CollectionListDataSource(collectionView, updater, cell: FruitCell.self) {
  ///       cell, fruit, _ in
  ///       cell.name = fruit.name
  ///     }
  ///
  /// ``SectionedCollectionDataSource`` has its members. Create that class itself for an updater of
  /// sections, or of rows that are not in an array.
  public typealias CollectionListDataSource<Row> = SectionedCollectionDataSource<
    SingleSection<[Row]>
  >
#endif
