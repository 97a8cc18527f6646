// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import TableDiff

/// A collection of items in sections.
///
/// It keeps real items for the visible cells, and carries them along with its batches. What AppKit
/// throws at is recorded in ``double``.
@MainActor
open class NSCollectionView: NSView {
  /// What the double adds to AppKit's interface.
  public let double = ViewDouble()

  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { invalidateItems() } }

  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      collectionViewLayout?.collectionView = self
      needsLayout = true
    }
  }

  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)? {
    didSet { prefetched = [] }
  }

  open var backgroundView: NSView?

  open var isSelectable = true

  open var allowsMultipleSelection = true

  open var selectionIndexPaths: Set<IndexPath> {
    get { selection }
    set { select(newValue) }
  }

  public typealias SupplementaryElementKind = String

  public static let elementKindSectionHeader: SupplementaryElementKind = "header"

  var judge = CellJudge()

  /// The items by the identities of their cells, those that are prepared included.
  var items: [Int: NSCollectionViewItem] = [:]

  /// The identities of the cells that are visible.
  var visibleCells: Set<Int> = []

  /// The heights of items that have been visible, by the identities of their cells.
  var knownHeights: [Int: CGFloat] = [:]

  /// The width for which heights are known.
  var sizedWidth: CGFloat = 0

  /// The paths of items that are being prepared, as they were when the view asked for it.
  var prefetched: Set<IndexPath> = []

  /// The headers by sections.
  var headers: [NSView?] = []

  var selection: Set<IndexPath> = []

  /// Whether the items have to be counted and loaded anew.
  var isInvalid = true

  /// Whether the items have been counted since they became invalid.
  var isCounted = false

  /// The operations of the current batch.
  var operations: [BatchUpdate.Operation]?

  /// What to call after the current batch.
  var handlers: [(Bool) -> Void] = []

  /// Whether the next batch goes through the animator.
  var isAnimated = false

  var itemNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  var viewNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  var itemClasses: [NSUserInterfaceItemIdentifier: AnyClass] = [:]
  var viewClasses: [NSUserInterfaceItemIdentifier: AnyClass] = [:]
  var itemPool: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
  var viewPool: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  isolated deinit {
    if double.openAnimationCount > 0 {
      double.fail("the collection view was released in the middle of an update")
    }
  }

  open override var isFlipped: Bool { true }

  open func animator() -> Self {
    isAnimated = true
    return self
  }

  // MARK: Items and views

  open var numberOfSections: Int {
    countIfNeeded()
    return judge.counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    guard judge.counts.indices.contains(section) else {
      double.fail("numberOfItems(inSection: \(section)) of \(judge.counts.count) sections")
      return 0
    }
    return judge.counts[section]
  }

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    cell(at: indexPath).flatMap { visibleCells.contains($0) ? items[$0] : nil }
  }

  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    places.first { self.item(at: $0) === item }
  }

  open func visibleItems() -> [NSCollectionViewItem] {
    indexPathsForVisibleItems().sorted().compactMap { cell(at: $0).flatMap { items[$0] } }
  }

  open func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(places.filter { cell(at: $0).flatMap { items[$0] } != nil })
  }

  open func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)? {
    guard headers.indices.contains(indexPath.section) else { return nil }
    return headers[indexPath.section] as? any NSView & NSCollectionViewElement
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: SupplementaryElementKind
  ) -> Set<IndexPath> {
    Set(headers.indices.filter { headers[$0] != nil }.map { IndexPath(item: 0, section: $0) })
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    guard !isInvalid, let frame = frames()[indexPath] else { return nil }
    let attributes = NSCollectionViewLayoutAttributes()
    (attributes.frame, attributes.indexPath) = (frame, indexPath)
    return attributes
  }

  open override func layout() { layOut() }

  // MARK: Changes

  open func reloadData() { reload() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) { perform(updates, completionHandler) }

  open func insertSections(_ sections: IndexSet) { add(sections.map { .insertSection($0) }) }

  open func deleteSections(_ sections: IndexSet) { add(sections.map { .deleteSection($0) }) }

  open func reloadSections(_ sections: IndexSet) { add(sections.map { .reloadSection($0) }) }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(.init(from: section, to: newSection))])
  }

  open func insertItems(at indexPaths: Set<IndexPath>) {
    add(indexPaths.map { .insertRow(RowPath($0)) })
  }

  open func deleteItems(at indexPaths: Set<IndexPath>) {
    add(indexPaths.map { .deleteRow(RowPath($0)) })
  }

  open func reloadItems(at indexPaths: Set<IndexPath>) {
    add(indexPaths.map { .reloadRow(RowPath($0)) })
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveRow(.init(from: RowPath(indexPath), to: RowPath(newIndexPath)))])
  }

  // MARK: Selection

  private func select(_ indexPaths: Set<IndexPath>) {
    countIfNeeded()
    for path in indexPaths where cell(at: path) == nil {
      double.fail("selectionIndexPaths: there is no item at \(path)")
    }
    selection = indexPaths.filter { cell(at: $0) != nil }
    for path in places {
      cell(at: path).flatMap { items[$0] }?.isSelected = selection.contains(path)
    }
  }

  /// All index paths.
  var places: [IndexPath] {
    judge.counts.indices.flatMap { section in
      (0..<judge.counts[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  func cell(at path: IndexPath) -> Int? {
    guard judge.counts.indices.contains(path.section),
      (0..<judge.counts[path.section]).contains(path.item)
    else { return nil }
    return judge.cells[path.section][path.item]
  }
}
