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
  /// Items with new content are reconfigured in their cells; before iOS 15 they are reloaded, in a
  /// separate batch. A reload keeps the selection, and the first visible item in its place. Changes
  /// wait while a drop is unsettled. Set `updater.isPaused` while a gesture moves items with
  /// `beginInteractiveMovementForItem(at:)`, which a collection view may not report.
  ///
  /// Creating a data source replaces that of the view, and attaches the view to the updater, which
  /// drives one view at a time. If you give the view another data source, the updater no longer
  /// changes it. ``SectionedDataSource`` and ``ListDataSource`` have the rest.
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
    ///   - cellType: The class of all cells, which is registered.
    ///   - nib: The nib of the cells, if any. It must not set a reuse identifier.
    ///   - configure: Configures a cell for a row. If a visible cell gets new content, `previous`
    ///     is the row that it shows; otherwise `nil`.
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

    /// Shows the list of an updater in a collection view, with cells from a closure.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - cell: Dequeues and configures the cell for a row. If a visible cell gets new
    ///     content, `previous` is the row that it shows; otherwise `nil`.
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

    /// Shows the list of an updater, with ids and cells from closures.
    ///
    /// - Parameters:
    ///   - collectionView: The view. Its data source is replaced.
    ///   - updater: The updater of the list. The view is attached to it.
    ///   - id: Returns the id of a row.
    ///   - cell: Dequeues and configures the cell for a row. If a visible cell gets new content,
    ///     `previous` is the row that it shows; otherwise `nil`.
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
      // An app may have registered cells of its own under the name of the class.
      let empty = "TableDiffUIKit.EmptyCell"
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: empty)
      self.collectionView = collectionView
      bridge = CollectionBridge {
        $0.dequeueReusableCell(withReuseIdentifier: empty, for: $1)
      }
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
    ///   - kind: The kind that the layout asks for.
    ///   - nib: The nib of the views, if any. It must not set a reuse identifier.
    ///   - configure: Configures a view for its section; called for visible ones after each change.
    public func showSupplementaryViews<View: UICollectionReusableView>(
      _ viewType: View.Type, ofKind kind: String, nib: UINib? = nil,
      configure: @escaping (_ view: View, _ section: Section) -> Void
    ) {
      show(viewType, ofKind: kind, nib) { view, path, list in
        // The path of a view for the whole list has only one index.
        if let section = path.first.flatMap(list.section) { configure(view, section) }
      }
    }

    /// Shows a supplementary view of a kind for each row, such as a badge.
    ///
    ///     source.showRowViews(HeaderView.self, ofKind: "badge") { badge, fruit in badge.title = fruit.name }
    ///
    /// - Parameters:
    ///   - viewType: The class of the views, which is registered.
    ///   - kind: The kind that the layout asks for at items.
    ///   - nib: The nib of the views, if any. It must not set a reuse identifier.
    ///   - configure: Configures a view for its row; called for visible ones after each change.
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
