// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  public import AppKit

  /// Shows the rows of a `ListUpdater` in a collection view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = CollectionListDataSource(collectionView, updater, item: FruitItem.self) {
  ///       item, fruit, previous in
  ///       item.show(fruit)
  ///     }
  ///
  /// ``SectionedCollectionDataSource`` has its members. Create that class itself for an updater of
  /// sections, or of rows that are not in an array.
  public typealias CollectionListDataSource<Row> = SectionedCollectionDataSource<
    SingleSection<[Row]>
  >

  extension SectionedCollectionDataSource {
    /// Creates the data source of a collection view with items of one class.
    ///
    ///     let source = SectionedCollectionDataSource(collectionView, updater) { (item: FruitItem, fruit) in
    ///       item.textField?.stringValue = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - type: The class of the items, which is registered.
    ///   - configure: Configures an item for a row.
    @export(implementation)
    public convenience init<Item: NSCollectionViewItem>(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      item type: Item.Type = Item.self,
      configure: @escaping (_ item: Item, _ row: Section.Row) -> Void
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater, item: type) { item, row, _ in configure(item, row) }
    }
  }
#endif
