// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// Shows the list of a `ListUpdater` in a collection view.
  ///
  ///     let updater = SectionedListUpdater(shelves)
  ///     let source = SectionedCollectionDataSource(
  ///       collectionView, updater, cell: FruitCell.self
  ///     ) { cell, fruit, _ in cell.name = fruit.name }
  ///     updater.submit(newShelves)  // animates the change, soon
  ///
  /// Keep the data source: neither the collection view nor the updater retains it.
  ///
  /// Items with new content keep their cells, which are reconfigured; before iOS 15 they are
  /// reloaded, in a batch of their own. A reload keeps the selection, and the first visible item in
  /// its place. While a drop is unsettled the list waits. While the user moves items by a gesture,
  /// with `beginInteractiveMovementForItem(at:)`, set `updater.isPaused`, since a collection view
  /// may not tell.
  ///
  /// An updater drives one view at a time, and a view has one data source: if you give it another one,
  /// the updater no longer touches it. What both kinds of views have is in ``SectionedDataSource``.
  @MainActor
  public final class SectionedCollectionDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    private let bridge: CollectionBridge
    private let supplements = SupplementaryViews<Section>()

    /// The collection view; `nil` if it was released.
    @usableFromInline package private(set) weak var collectionView: UICollectionView?

    /// Shows the list of an updater in a collection view, with cells of one class.
    ///
    ///     let source = SectionedCollectionDataSource(collectionView, updater, cell: FruitCell.self) { cell, fruit, _ in
    ///       cell.name = fruit.name
    ///     }
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced, and its cell class registered.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cellType: The class of all cells.
    ///   - nib: The nib of the cells, if they come from one. They must have no reuse identifier in it.
    ///   - configure: Gives a cell the content of a row. If a cell that is shown gets new content,
    ///     it is also given the row that the cell shows; otherwise `nil`.
    @export(implementation)
    public convenience init<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      cell cellType: Cell.Type,
      nib: UINib? = nil,
      configure: @escaping (_ cell: Cell, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) where Section.Row: Identifiable {
      let identifier = collectionView.register(cellType, nib)
      self.init(collectionView, updater) { collectionView, indexPath, row, previous in
        let cell = collectionView.dequeue(cellType, identifier, for: indexPath)
        configure(cell, row, previous)
        return cell
      }
    }

    /// Shows the list of an updater in a collection view, with cells that a closure provides.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues the cell for a row and configures it. If a cell that is shown gets new
    ///     content, it is also given the row that the cell shows; otherwise `nil`.
    @export(implementation)
    public convenience init(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      cell:
        @escaping (
          _ collectionView: UICollectionView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UICollectionViewCell
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater, finder: RowFinder { $0.id }, cell: cell)
    }

    /// Shows the list of an updater whose rows have their ids by a closure, with cells that a
    /// closure provides.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - id: The identity of a row.
    ///   - cell: Dequeues the cell for a row and configures it. If a cell that is shown gets new
    ///     content, it is also given the row that the cell shows; otherwise `nil`.
    @export(implementation)
    public convenience init<ID: Hashable>(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      id: @escaping (Section.Row) -> ID,
      cell:
        @escaping (
          _ collectionView: UICollectionView, _ indexPath: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> UICollectionViewCell
    ) {
      self.init(collectionView, updater, finder: RowFinder(id: id), cell: cell)
    }

    @usableFromInline
    init(
      _ collectionView: UICollectionView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      cell provider:
        @escaping (UICollectionView, IndexPath, Section.Row, Section.Row?)
        -> UICollectionViewCell
    ) {
      // Not the identifier of the class, with which an app may have cells of its own.
      let empty = "TableDiffUIKit.EmptyCell"
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: empty)
      self.collectionView = collectionView
      bridge = CollectionBridge(
        numberOfSections: { 0 }, numberOfItems: { _ in 0 },
        cell: { $0.dequeueReusableCell(withReuseIdentifier: empty, for: $1) })
      super.init(updater, finder: finder, bridge: bridge) { !$0.rows.isEmpty }
      bridge.cell = { [weak driver, weak bridge] collectionView, path in
        driver?.cell(at: RowPath(path), refreshing: bridge?.refreshed[path]) {
          provider(collectionView, path, $0, $1)
        } ?? collectionView.dequeueReusableCell(withReuseIdentifier: empty, for: path)
      }
      bridge.refreshHeaders = { [supplements, weak collectionView] sections in
        if let collectionView { supplements.invalidateLayout(of: sections, in: collectionView) }
      }
      bridge.refreshSummaries = { [supplements, weak updater, weak collectionView] in
        guard let updater, let collectionView else { return }
        supplements.refresh(of: updater.sections, in: collectionView)
      }
      attach(to: collectionView)
    }

    /// Shows a supplementary view of a kind for each section, such as a header.
    ///
    ///     source.showSupplementaryViews(
    ///       HeaderView.self, ofKind: UICollectionView.elementKindSectionHeader
    ///     ) { header, shelf in header.title = shelf.header }
    ///
    /// - Parameters:
    ///   - viewType: The class of the views, which is registered.
    ///   - kind: The kind for which the layout asks.
    ///   - nib: The nib of the views, if they come from one. They must have no reuse identifier in it.
    ///   - configure: Gives a view the content of its section, also what follows from its rows:
    ///     called for each visible view after each change.
    public func showSupplementaryViews<View: UICollectionReusableView>(
      _ viewType: View.Type, ofKind kind: String, nib: UINib? = nil,
      configure: @escaping (_ view: View, _ section: Section) -> Void
    ) {
      show(viewType, ofKind: kind, nib) { view, path, list in
        // A view of the whole list has a path of one index only.
        if let section = path.first.flatMap(list.section) { configure(view, section) }
      }
    }

    /// Shows a supplementary view of a kind for each row, such as a badge.
    ///
    ///     source.showRowViews(HeaderView.self, ofKind: "badge") { badge, fruit in badge.title = fruit.name }
    ///
    /// - Parameters:
    ///   - viewType: The class of the views, which is registered.
    ///   - kind: The kind for which the layout asks, for items.
    ///   - nib: The nib of the views, if they come from one. They must have no reuse identifier in it.
    ///   - configure: Gives a view the content of its row: called for each visible view after each change.
    public func showRowViews<View: UICollectionReusableView>(
      _ viewType: View.Type, ofKind kind: String, nib: UINib? = nil,
      configure: @escaping (_ view: View, _ row: Section.Row) -> Void
    ) {
      show(viewType, ofKind: kind, nib) { view, path, list in
        guard path.count == 2, let row = list.row(at: RowPath(path)) else { return }
        configure(view, row)
      }
    }

    private func show<View: UICollectionReusableView>(
      _ viewType: View.Type, ofKind kind: String, _ nib: UINib?,
      configure: @escaping (View, IndexPath, [Section]) -> Void
    ) {
      guard let collectionView else { return }
      let identifier = String(reflecting: viewType)
      if let nib {
        collectionView.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        collectionView.register(
          viewType, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
      supplements.kinds[kind] = SupplementaryViews.Kind(identifier: identifier) {
        if let view = $0 as? View { configure(view, $1, $2) }
      }
      bridge.supplementaryView = { [supplements, weak updater] in
        supplements.view(ofKind: $1, at: $2, of: updater?.sections ?? [], in: $0)
      }
    }
  }
#endif
