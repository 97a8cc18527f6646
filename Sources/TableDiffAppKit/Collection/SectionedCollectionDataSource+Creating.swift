// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)

  public import AppKit

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
