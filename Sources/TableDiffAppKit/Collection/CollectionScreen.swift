// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The collection view of a data source, as an updater drives it.
  ///
  /// It holds what must live as long as a batch is under way, whatever the app releases meanwhile.
  @MainActor
  final class CollectionScreen<Section: ListSection>: ListView {
    /// Makes or configures the item of a row.
    typealias ItemProvider = (
      NSCollectionView, IndexPath, Section.Row, _ previous: Section.Row?
    ) -> NSCollectionViewItem

    let updater: SectionedListUpdater<Section>
    private(set) weak var collectionView: NSCollectionView?

    /// Whether the user is dragging items.
    var isDragging = false

    var supplementaryViews: [NSCollectionView.SupplementaryElementKind: SupplementaryView] = [:]

    /// The collection view's data source, which a collection view does not retain.
    let bridge: CollectionBridge

    let finder: RowFinder<Section>
    private let item: ItemProvider

    let keeper = PlaceKeeper<NSCollectionView>()

    let endWatch: EndWatch<Section>

    let emptyBackground = EmptyBackground<NSCollectionView>()

    private let liveScroll: LiveScrollWatch

    /// The row with which each item was last configured.
    private var shown = ShownRows<Section.Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    private var isAnimated = true

    /// The collection view, unless it has got another data source.
    private var drivenView: NSCollectionView? {
      collectionView?.dataSource === bridge ? collectionView : nil
    }

    /// The collection view, if it shows the list: another view may have got the updater since.
    var showingView: NSCollectionView? { updater.view === self ? drivenView : nil }

    /// How to make and configure supplementary views of a kind.
    struct SupplementaryView {
      let identifier: NSUserInterfaceItemIdentifier
      let configure: (NSView, Section) -> Void
    }

    init(
      _ collectionView: NSCollectionView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>, item: @escaping ItemProvider
    ) {
      self.collectionView = collectionView
      self.updater = updater
      self.finder = finder
      endWatch = EndWatch(isSame: finder.isSame)
      liveScroll = LiveScrollWatch(collectionView)
      self.item = item
      bridge = CollectionBridge(
        numberOfSections: { [weak updater] in updater?.sections.count ?? 0 },
        numberOfItems: { [weak updater] section in
          guard let sections = updater?.sections, sections.indices.contains(section) else {
            return 0
          }
          return sections[section].rows.count
        },
        item: { _, _ in nil })
      bridge.item = { [weak self] _, path in self?.item(at: path) }
      bridge.supplementaryView = { [weak self] _, kind, path in
        self?.supplementaryView(ofKind: kind, at: path)
      }
      bridge.attach(to: collectionView)
      updater.attach(self)
    }

    // MARK: Rows

    func section(at offset: Int) -> Section? {
      let sections = updater.sections
      return sections.indices.contains(offset) ? sections[offset] : nil
    }

    func row(at path: IndexPath) -> Section.Row? {
      path.rowPath.flatMap(updater.sections.row(at:))
    }

    /// Makes or configures the item at an index path, and remembers the row.
    private func item(at path: IndexPath) -> NSCollectionViewItem? {
      guard let collectionView, let row = row(at: path) else { return nil }
      if let path = path.rowPath { endWatch.see(path, of: updater.sections) }
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !finder.isSame(shown, row) { previous = nil }
      let item = item(collectionView, path, row, previous)
      shown[item] = row
      return item
    }

    /// Moves a row in the data and in the collection view.
    func moveRow(from: IndexPath, to: IndexPath) {
      guard from != to, let source = from.rowPath, let target = to.rowPath else { return }
      keeper.forget()
      let counts = updater.sections.map(\.rows.count)
      guard let collectionView = drivenView, reportedRowCounts == counts, isOnScreen else {
        updater.moveRow(from: source, to: target)
        drivenView?.reloadData()
        return
      }
      collectionView.run(
        BatchUpdate(moves: [.init(from: source, to: target)]), isAnimated: !prefersReducedMotion,
        change: { [updater] in
          updater.moveRow(from: source, to: target)
          return true
        },
        // The items may be asked for until then.
        completion: { _ in withExtendedLifetime(self) {} })
      refreshSupplementaryViews()
    }

    /// Changes the layout of the collection view, and keeps the user's place.
    func keepPlace(during change: () -> Void) {
      guard let collectionView = drivenView else { return change() }
      NSAnimationContext.run(isAnimated: false) { keeper.keep(in: collectionView, during: change) }
    }

    // MARK: ListView

    var kind: ListViewKind { .collectionView }
    var isOnScreen: Bool { drivenView?.showsBatches ?? false }
    var isBusy: Bool {
      isDragging || bridge.isCalled || (keeper.isActive && liveScroll.isUnderWay)
    }
    var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    var reportedRowCounts: [Int]? {
      guard let collectionView = drivenView, bridge.isCounted else { return nil }
      // A batch while a reload is pending would count the new data as the old.
      collectionView.layoutSubtreeIfNeeded()
      return collectionView.counts
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let collectionView = drivenView else {
        _ = change()
        return completion(false)
      }
      let (place, counts) = (keeper.place(in: collectionView), collectionView.counts)
      isAnimated = animated && !(place?.shifts(by: batch, from: counts) ?? false)
      var isChanged = false
      collectionView.run(
        batch, isAnimated: isAnimated,
        change: { [keeper] in
          keeper.forget()
          isChanged = change()
          return isChanged
        }, completion: completion)
      // After a batch with refreshes, `refresh` does it.
      if !batch.hasRefreshes { refreshSupplementaryViews() }
      if isChanged, let place {
        keeper.hold(place.target(after: batch, from: counts), in: collectionView)
      }
      notice(collectionView)
    }

    func refresh(_ batch: BatchUpdate) {
      guard let collectionView = drivenView else { return }
      keeper.goOnKeeping(in: collectionView) { refresh(batch, in: collectionView) }
    }

    private func refresh(_ batch: BatchUpdate, in collectionView: NSCollectionView) {
      NSAnimationContext.run(isAnimated: isAnimated) {
        collectionView.refresh(batch.refreshes) { item, path in
          bridge.refreshed = item
          defer { bridge.refreshed = nil }
          return self.item(at: path) === item
        }
        refreshSupplementaryViews()
        if !batch.sectionRefreshes.isEmpty, !supplementaryViews.isEmpty {
          collectionView.collectionViewLayout?.invalidateLayout()
        }
      }
    }

    func reload(change: @MainActor () -> Void) {
      guard let collectionView = drivenView else { return change() }
      collectionView.reload(updater, finder, keeper, change: change)
      showEmptiness(in: collectionView)
    }
  }
#endif
