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

    let updater: ListUpdater<Section>
    private(set) weak var collectionView: NSCollectionView?

    /// Whether the user is dragging items.
    var isDragging = false

    var supplementaryViews: [NSCollectionView.SupplementaryElementKind: SupplementaryView] = [:]

    /// The collection view's data source, which a collection view does not retain.
    private let bridge: CollectionBridge

    private let identity: RowIdentity<Section.Row>
    private let item: ItemProvider

    /// The row with which each item was last configured.
    private var shown = ShownRows<Section.Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    private var isAnimated = true

    /// The collection view, unless it has got another data source.
    private var drivenView: NSCollectionView? {
      collectionView?.dataSource === bridge ? collectionView : nil
    }

    /// How to make and configure supplementary views of a kind.
    struct SupplementaryView {
      let identifier: NSUserInterfaceItemIdentifier
      let configure: (NSView, Section) -> Void
    }

    init(
      _ collectionView: NSCollectionView, _ updater: ListUpdater<Section>,
      identity: RowIdentity<Section.Row>, item: @escaping ItemProvider
    ) {
      self.collectionView = collectionView
      self.updater = updater
      self.identity = identity
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
      collectionView.dataSource = bridge
      updater.attach(self)
    }

    // MARK: Rows

    func section(at offset: Int) -> Section? {
      let sections = updater.sections
      return sections.indices.contains(offset) ? sections[offset] : nil
    }

    func row(at path: IndexPath) -> Section.Row? {
      guard let path = path.rowPath, let rows = section(at: path.section)?.rows,
        (0..<rows.count).contains(path.row)
      else { return nil }
      return rows[rows.index(rows.startIndex, offsetBy: path.row)]
    }

    /// Makes or configures the item at an index path, and remembers the row.
    private func item(at path: IndexPath) -> NSCollectionViewItem? {
      guard let collectionView, let row = row(at: path) else { return nil }
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !identity.isSame(shown, row) { previous = nil }
      let item = item(collectionView, path, row, previous)
      shown[item] = row
      return item
    }

    /// Moves a row in the data and in the collection view.
    func moveRow(from: IndexPath, to: IndexPath) {
      guard from != to, let source = from.rowPath, let target = to.rowPath else { return }
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

    // MARK: ListView

    var kind: ListViewKind { .collectionView }
    var isOnScreen: Bool { drivenView?.showsChanges ?? false }
    var isBusy: Bool { isDragging || bridge.isCalled }
    var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    var reportedRowCounts: [Int]? {
      guard let collectionView = drivenView, bridge.isCounted else { return nil }
      // A batch while a reload is pending would count the new data as the old.
      collectionView.layoutSubtreeIfNeeded()
      return collectionView.itemCounts
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let collectionView = drivenView else {
        _ = change()
        return completion(false)
      }
      isAnimated = animated
      collectionView.run(batch, isAnimated: animated, change: change, completion: completion)
      // After a batch with refreshes, `refresh` does it.
      if !batch.hasRefreshes { refreshSupplementaryViews() }
    }

    func refresh(_ batch: BatchUpdate) {
      guard let collectionView = drivenView else { return }
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
      let place = CollectionPlace(collectionView)
      let old = place.paths.compactMap { path in
        row(at: path.itemPath).map { (path: path, row: $0) }
      }
      change()
      collectionView.reloadData()
      let found = newPaths(of: old)
      place.restore(in: collectionView) { found[$0] }
    }

    /// Returns where rows are now, by their paths before.
    private func newPaths(of old: [(path: RowPath, row: Section.Row)]) -> [RowPath: RowPath] {
      if old.isEmpty { return [:] }
      let sections = updater.sections
      let offsets = identity.offsets(old.map(\.row), sections.flatMap { Array($0.rows) })
      var starts: [Int] = []
      var end = 0
      for section in sections {
        starts.append(end)
        end += section.rows.count
      }
      var paths: [RowPath: RowPath] = [:]
      for (old, offset) in zip(old, offsets) {
        // The last section that starts there is not empty.
        guard let offset, let section = starts.lastIndex(where: { $0 <= offset }) else { continue }
        paths[old.path] = RowPath(section: section, row: offset - starts[section])
      }
      return paths
    }
  }
#endif
