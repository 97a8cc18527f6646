// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// Shows a live list of sections in a collection view.
  ///
  ///     let updater = ListUpdater(shelves)
  ///     let dataSource = CollectionListDataSource(collectionView, updater, item: FruitItem.self) {
  ///       item, fruit, previous in
  ///       item.show(fruit)
  ///     }
  ///     updater.submit(newShelves)  // animates the change, soon
  ///
  /// Keep the data source: neither the collection view nor the updater retains it.
  ///
  /// It is the data source of the collection view, and the view of the updater. It retains the updater;
  /// the collection view retains neither. The updater alone changes what the collection view shows, so
  /// never call `reloadData()` yourself. If the collection view gets another data source, the updater
  /// leaves it alone.
  ///
  /// The data source keeps its closures. Capture the object that keeps the data source weakly in them,
  /// since neither is released otherwise.
  ///
  /// Where a row that is on screen changes, its item gets the new content, and the closure is given
  /// what it showed before: the *previous* row. It may then leave alone, or animate, what has not
  /// changed.
  ///
  /// A reload keeps the selection with its rows, and the first visible row at its place.
  @MainActor
  public final class CollectionListDataSource<Section: ListSection> {
    /// Makes or configures the item of a row.
    ///
    /// `previous` is `nil` unless an item that ``AppKit/NSCollectionView/reusableItem(_:for:)`` returns
    /// shows that row already, with other content.
    public typealias ItemProvider = (
      _ collectionView: NSCollectionView, _ path: IndexPath, _ row: Section.Row,
      _ previous: Section.Row?
    ) -> NSCollectionViewItem

    /// The updater, which has the list.
    public let updater: ListUpdater<Section>

    /// The collection view.
    public private(set) weak var collectionView: NSCollectionView?

    /// Whether the user is dragging items: the list waits meanwhile.
    ///
    /// Set it where the delegate of the collection view is told that a drag begins and ends, and call
    /// ``moveRow(from:to:)`` where it accepts the drop.
    public var isDragging = false

    let bridge = ClosureCollectionDataSource()
    let identity: RowIdentity<Section.Row>
    var shown = ShownRows<Section.Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    var isAnimated = true

    /// The collection view, unless it has got another data source.
    var servedView: NSCollectionView? {
      collectionView?.dataSource === bridge ? collectionView : nil
    }

    var supplementaryViews: [NSCollectionView.SupplementaryElementKind: SupplementaryView] = [:]
    private let item: ItemProvider

    /// How to make and configure supplementary views of a kind.
    struct SupplementaryView {
      let identifier: NSUserInterfaceItemIdentifier
      let configure: (NSView, Section) -> Void
    }

    /// Creates the data source of a collection view with identifiable rows.
    ///
    ///     collectionView.register(FruitItem.self)
    ///     let dataSource = CollectionListDataSource(collectionView, updater) {
    ///       collectionView, path, fruit, previous in
    ///       let item = collectionView.reusableItem(FruitItem.self, for: path)
    ///       item.show(fruit)
    ///       return item
    ///     }
    ///
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - item: Makes or configures the item of a row.
    @inlinable
    public convenience init(
      _ collectionView: NSCollectionView, _ updater: ListUpdater<Section>,
      item: @escaping ItemProvider
    ) where Section.Row: Identifiable {
      self.init(collectionView, updater, id: { $0.id }, item: item)
    }

    /// Creates the data source of a collection view with rows whose identity a closure defines.
    ///
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - id: The identity of a row.
    ///   - item: Makes or configures the item of a row.
    @inlinable
    public convenience init<ID: Hashable>(
      _ collectionView: NSCollectionView, _ updater: ListUpdater<Section>,
      id: @escaping (Section.Row) -> ID, item: @escaping ItemProvider
    ) {
      self.init(collectionView, updater, identity: RowIdentity(id: id), item: item)
    }

    /// Creates the data source of a collection view whose items are all of one class, which it
    /// registers.
    ///
    /// An updater drives one view at a time: the one that it was given last.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - updater: The updater.
    ///   - type: The class of the items.
    ///   - configure: Shows a row in an item.
    @inlinable
    public convenience init<Item: NSCollectionViewItem>(
      _ collectionView: NSCollectionView, _ updater: ListUpdater<Section>, item type: Item.Type,
      configure: @escaping (_ item: Item, _ row: Section.Row, _ previous: Section.Row?) -> Void
    ) where Section.Row: Identifiable {
      collectionView.register(type)
      self.init(collectionView, updater) { collectionView, path, row, previous in
        let item = collectionView.reusableItem(type, for: path)
        configure(item, row, previous)
        return item
      }
    }

    @usableFromInline
    init(
      _ collectionView: NSCollectionView, _ updater: ListUpdater<Section>,
      identity: RowIdentity<Section.Row>, item: @escaping ItemProvider
    ) {
      self.collectionView = collectionView
      self.updater = updater
      self.identity = identity
      self.item = item
      bridge.numberOfSections = { [weak self] in self?.updater.sections.count ?? 0 }
      bridge.numberOfItems = { [weak self] in self?.section(at: $0)?.rows.count ?? 0 }
      bridge.item = { [weak self] _, path in self?.item(at: path) }
      bridge.supplementaryView = { [weak self] _, kind, path in
        self?.supplementaryView(ofKind: kind, at: path)
      }
      collectionView.dataSource = bridge
      updater.attach(self)
    }

    /// Makes or configures the item at an index path.
    func item(at path: IndexPath) -> NSCollectionViewItem? {
      guard let collectionView, let row = row(at: path) else { return nil }
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !identity.isSame(shown, row) { previous = nil }
      let item = item(collectionView, path, row, previous)
      shown[item] = row
      return item
    }
  }
#endif
