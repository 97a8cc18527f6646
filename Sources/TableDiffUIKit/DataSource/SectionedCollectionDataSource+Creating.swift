// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

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

  extension SectionedCollectionDataSource {
    /// Shows the list of an updater in a collection view, with cells of one class.
    ///
    ///     let source = SectionedCollectionDataSource(collectionView, updater) { (cell: FruitCell, fruit) in
    ///       cell.name = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cellType: The class of all cells, which is registered.
    ///   - configure: Configures a cell for a row.
    @export(implementation)
    public convenience init<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      cell cellType: Cell.Type = Cell.self,
      configure: @escaping (_ cell: Cell, _ row: Section.Row) -> Void
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater, cell: cellType) { cell, row, _ in configure(cell, row) }
    }

    /// Shows the list of an updater in a collection view, with cells from a closure.
    ///
    ///     let source = SectionedCollectionDataSource(collectionView, updater) { collectionView, path, fruit in
    ///       let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: path)
    ///       (cell as? FruitCell)?.name = fruit.name
    ///       return cell
    ///     }
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues and configures the cell for a row.
    @export(implementation)
    public convenience init(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      cell:
        @escaping (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ row: Section.Row)
        ->
        UICollectionViewCell
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater) { collectionView, path, row, _ in
        cell(collectionView, path, row)
      }
    }

    /// Shows the list of an updater in a collection view, with cells from a cell registration.
    ///
    ///     let registration = UICollectionView.CellRegistration<FruitCell, Fruit> { cell, _, fruit in
    ///       cell.name = fruit.name
    ///     }
    ///     let source = SectionedCollectionDataSource(collectionView, updater, cell: registration)
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - registration: The registration of the cells.
    @available(iOS 14, tvOS 14, *)
    @export(implementation)
    public convenience init<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      cell registration: UICollectionView.CellRegistration<Cell, Section.Row>
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater) { collectionView, path, row in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
      }
    }

    /// Shows a header for each section.
    ///
    ///     source.showHeaders(HeaderView.self) { header, shelf in header.title = shelf.header }
    ///
    /// - Parameters:
    ///   - viewType: The class of the headers, which is registered.
    ///   - configure: Configures a header for its section; called for visible ones after each
    ///     change.
    public func showHeaders<View: UICollectionReusableView>(
      _ viewType: View.Type, configure: @escaping (_ view: View, _ section: Section) -> Void
    ) {
      showSupplementaryViews(
        viewType, ofKind: UICollectionView.elementKindSectionHeader, configure: configure)
    }

    /// Shows a footer for each section, like ``showHeaders(_:configure:)`` for headers.
    public func showFooters<View: UICollectionReusableView>(
      _ viewType: View.Type, configure: @escaping (_ view: View, _ section: Section) -> Void
    ) {
      showSupplementaryViews(
        viewType, ofKind: UICollectionView.elementKindSectionFooter, configure: configure)
    }
  }
#endif
