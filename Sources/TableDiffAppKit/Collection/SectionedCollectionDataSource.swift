// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// Shows a live list of sections in a collection view.
  ///
  ///     let updater = SectionedListUpdater(shelves)
  ///     let dataSource = SectionedCollectionDataSource(collectionView, updater, item: FruitItem.self) {
  ///       item, fruit, previous in
  ///       item.show(fruit)
  ///     }
  ///     updater.submit(newShelves)  // animates the change, soon
  ///
  /// Keep the data source: neither the collection view nor the updater retains it.
  ///
  /// Only the updater changes what the view shows: never call `reloadData()` yourself. An updater
  /// drives one view at a time. If you give the view another data source, the updater no longer
  /// changes it. ``SectionedDataSource`` and ``ListDataSource`` have the rest.
  ///
  /// When a visible row changes, the closure updates its item. The closure also gets `previous`,
  /// the row that the item still shows, and can update or animate only what differs. A reload keeps
  /// the selection, and the first visible item in its place unless the user is at the top.
  @MainActor
  public final class SectionedCollectionDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    private let bridge: CollectionBridge
    private let supplements = SupplementaryViews<Section>()

    /// The collection view; `nil` if it was released.
    @usableFromInline package private(set) weak var collectionView: NSCollectionView?

    /// Whether the user is dragging items; changes wait meanwhile.
    ///
    /// Set it in the methods of the delegate that begin and end a drag, and call
    /// ``moveRow(from:to:)`` in the method that accepts the drop.
    public var isDragging: Bool {
      get { bridge.isDragging }
      set { bridge.isDragging = newValue }
    }

    /// Creates the data source of a collection view with identifiable rows.
    ///
    ///     collectionView.register(FruitItem.self)
    ///     let dataSource = SectionedCollectionDataSource(collectionView, updater) {
    ///       collectionView, path, fruit, previous in
    ///       let item = collectionView.reusableItem(FruitItem.self, for: path)
    ///       item.show(fruit)
    ///       return item
    ///     }
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - item: Makes or configures the item of a row. If a visible item from
    ///     ``AppKit/NSCollectionView/reusableItem(_:for:)`` gets new content, `previous` is the row
    ///     that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      item:
        @escaping (
          _ collectionView: NSCollectionView, _ path: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> NSCollectionViewItem
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater, id: { $0.id }, item: item)
    }

    /// Creates the data source of a collection view, with ids and items from closures.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - id: Returns the id of a row.
    ///   - item: Makes or configures the item of a row. If a visible item from
    ///     ``AppKit/NSCollectionView/reusableItem(_:for:)`` gets new content, `previous` is the row
    ///     that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init<ID: Hashable>(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      id: @escaping (Section.Row) -> ID,
      item:
        @escaping (
          _ collectionView: NSCollectionView, _ path: IndexPath, _ row: Section.Row,
          _ previous: Section.Row?
        ) -> NSCollectionViewItem
    ) {
      self.init(collectionView, updater, finder: RowFinder(id: id), item: item)
    }

    /// Creates the data source of a collection view with items of one class.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - type: The class of the items, which is registered.
    ///   - nib: The nib of the items, if any.
    ///   - configure: Configures an item for a row. If a visible item gets new content, `previous`
    ///     is the row that it shows; otherwise `nil`.
    @export(implementation)
    public convenience init<Item: NSCollectionViewItem>(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      item type: Item.Type,
      nib: NSNib? = nil,
      configure: @escaping (_ item: Item, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) where Section.Row: Identifiable {
      collectionView.register(type, nib)
      self.init(collectionView, updater) { collectionView, path, row, previous in
        let item = collectionView.reusableItem(type, for: path)
        configure(item, row, previous)
        return item
      }
    }

    @usableFromInline
    init(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      item:
        @escaping (NSCollectionView, IndexPath, Section.Row, Section.Row?) -> NSCollectionViewItem
    ) {
      self.collectionView = collectionView
      bridge = CollectionBridge()
      super.init(updater, finder: finder, binding: bridge)
      bridge.numberOfSections = { [weak updater] in updater?.sections.count ?? 0 }
      bridge.numberOfItems = { [weak updater] in
        updater?.sections.section(at: $0)?.rows.count ?? 0
      }
      bridge.item = { [weak driver, weak bridge] collectionView, path in
        guard let rowPath = path.rowPath else { return nil }
        return driver?.cell(at: rowPath, refreshing: bridge?.refreshed) {
          item(collectionView, path, $0, $1)
        }
      }
      bridge.attach(to: collectionView)
      updater.attach(driver)
    }

    /// Returns the row at an index path; `nil` if there is none.
    public func row(at path: IndexPath) -> Section.Row? {
      path.rowPath.flatMap(updater.sections.row)
    }

    /// Moves a row in the data and in the collection view.
    ///
    /// Call this where the delegate accepts a drop, and move the row in the store:
    ///
    ///     if let move = dataSource.moveRow(from: path, to: [0, 0]) {
    ///       store.move(move.row, before: move.next)
    ///     }
    ///
    /// If the store then submits a state with the same move, nothing is animated again.
    ///
    /// - Parameters:
    ///   - from: The index path of the row before the move.
    ///   - to: The index path of the row after the move.
    /// - Returns: The move; `nil` if the row stays where it is.
    /// - Precondition: There is a row at `from` and a place for it at `to`.
    /// - Complexity: O(*n*), where *n* is the number of rows in the two sections.
    @discardableResult
    public func moveRow(from: IndexPath, to: IndexPath) -> RowMove<Section>? {
      guard let from = from.rowPath, let to = to.rowPath else { return nil }
      return driver.moveRow(from: from, to: to)
    }

    /// Prepares items that may be shown soon, for example by loading their pictures.
    ///
    ///     dataSource.onPrefetch { [pictures] fruits in
    ///       pictures.load(fruits)
    ///     } cancel: { [pictures] fruits in
    ///       pictures.cancel(fruits)
    ///     }
    ///
    /// The data source becomes the prefetch data source of the collection view.
    ///
    /// - Parameters:
    ///   - prepare: Starts preparing items, the soonest needed first; `nil` for none. It must
    ///     return soon.
    ///   - cancel: Stops preparing items that the user has scrolled away from, except moved ones.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      bridge.prefetching = prepare.map { driver.prefetching($0, cancel: cancel) }
    }

    /// Shows a supplementary view of a kind for each section, such as a header.
    ///
    ///     let kind = NSCollectionView.elementKindSectionHeader
    ///     dataSource.showSupplementaryViews(ShelfHeader.self, ofKind: kind) { header, shelf in
    ///       header.title = shelf.header
    ///     }
    ///
    /// - Parameters:
    ///   - type: The class of the views, which is registered.
    ///   - kind: The kind that the layout asks for.
    ///   - nib: The nib of the views, if any.
    ///   - configure: Configures a view for its section; called for visible ones after each change.
    public func showSupplementaryViews<View: NSView & NSCollectionViewElement>(
      _ type: View.Type, ofKind kind: NSCollectionView.SupplementaryElementKind,
      nib: NSNib? = nil, configure: @escaping (_ view: View, _ section: Section) -> Void
    ) {
      guard let collectionView else { return }
      supplements.show(type, ofKind: kind, nib: nib, in: collectionView, configure: configure)
      bridge.supplementaryView = { [supplements, weak updater] in
        supplements.view(ofKind: $1, at: $2, of: updater?.sections ?? [], in: $0)
      }
      bridge.refreshSupplementaryViews = { [supplements, weak updater, weak collectionView] in
        guard let updater, let collectionView else { return }
        supplements.refresh(of: updater.sections, in: collectionView)
      }
    }
  }

  extension SectionedCollectionDataSource where Section.Row: Identifiable {
    /// Returns the index path of the row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func indexPath(for id: Section.Row.ID) -> IndexPath? {
      updater.sections.path { $0.id == id }.map { IndexPath(item: $0.row, section: $0.section) }
    }
  }
#endif
