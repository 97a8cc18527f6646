// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A collection view as a double sees it.
@MainActor
struct CollectionViewHost: ListViewHost {
  weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  var view: UIScrollView? { collectionView }
  var kind: ListViewKind { .collectionView }
  var hasDataSource: Bool { collectionView?.dataSource != nil }
  var requiresDequeuedCells: Bool { true }
  var preparesCells: Bool { collectionView?.isPrefetchingEnabled ?? false }
  var allowsSelection: Bool { collectionView?.allowsSelection ?? false }
  var allowsMultipleSelection: Bool { collectionView?.allowsMultipleSelection ?? false }

  var supplementaryKinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  private var flowLayout: UICollectionViewFlowLayout? {
    collectionView?.collectionViewLayout as? UICollectionViewFlowLayout
  }

  var isHorizontal: Bool { flowLayout?.scrollDirection == .horizontal }

  var rowHeight: CGFloat {
    guard let size = flowLayout?.itemSize else { return 50 }
    return isHorizontal ? size.width : size.height
  }

  var estimatedRowHeight: CGFloat {
    let height = flowLayout?.estimatedItemSize.height ?? 0
    return height > 0 ? height : rowHeight
  }

  func sectionCount() -> Int {
    guard let collectionView, let dataSource = collectionView.dataSource else { return 0 }
    return dataSource.numberOfSections(in: collectionView)
  }

  func rowCount(inSection section: Int) -> Int {
    guard let collectionView, let dataSource = collectionView.dataSource else { return 0 }
    return dataSource.collectionView(collectionView, numberOfItemsInSection: section)
  }

  var cellMethod: String { "collectionView(_:cellForItemAt:)" }

  func cell(at path: IndexPath) -> UIView? {
    guard let collectionView, let dataSource = collectionView.dataSource else {
      return UICollectionViewCell(frame: .zero)
    }
    return AbsentMethod.present(cellMethod) {
      dataSource.collectionView(collectionView, cellForItemAt: path)
    }
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let collectionView, let dataSource = collectionView.dataSource else { return false }
    return dataSource.collectionView(collectionView, canMoveItemAt: path)
  }

  func move(_ from: IndexPath, to: IndexPath) -> Bool {
    guard let collectionView, let dataSource = collectionView.dataSource else { return false }
    return AbsentMethod.present("collectionView(_:moveItemAt:to:)") {
      dataSource.collectionView(collectionView, moveItemAt: from, to: to)
    } != nil
  }

  func delete(_ path: IndexPath) -> Bool { false }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> [UIContextualAction]? { nil }

  func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard let collectionView else { return nil }
    return collectionView.delegate(
      with: "collectionView:contextMenuConfigurationForItemAtIndexPath:point:")?
      .collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: .zero)
  }

  func willBeginEditing(_ path: IndexPath) {}

  func didEndEditing(_ path: IndexPath) {}

  func indexTitles() -> [String]? {
    guard let collectionView, collectionView.needsIndex else { return nil }
    collectionView.needsIndex = false
    guard let dataSource = collectionView.dataSource, collectionView.hasIndex else { return [] }
    return dataSource.indexTitles(for: collectionView) ?? []
  }

  func place(ofIndexTitle title: String, at index: Int) -> IndexPath {
    guard let collectionView, let dataSource = collectionView.dataSource else { return [0, 0] }
    return dataSource.collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }

  func height(of kind: String, inSection section: Int) -> CGFloat {
    kind == UICollectionView.elementKindSectionHeader
      ? flowLayout?.headerReferenceSize.height ?? 0
      : flowLayout?.footerReferenceSize.height ?? 0
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UIView? {
    guard let collectionView, let dataSource = collectionView.dataSource else { return nil }
    return AbsentMethod.present("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      dataSource.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let collectionView, let cell = cell as? UICollectionViewCell else { return }
    collectionView.delegate(with: "collectionView:willDisplayCell:forItemAtIndexPath:")?
      .collectionView(collectionView, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let collectionView, let cell = cell as? UICollectionViewCell else { return }
    collectionView.delegate(with: "collectionView:didEndDisplayingCell:forItemAtIndexPath:")?
      .collectionView(collectionView, didEndDisplaying: cell, forItemAt: path)
  }

  func didSelect(_ path: IndexPath) {
    guard let collectionView else { return }
    collectionView.delegate(with: "collectionView:didSelectItemAtIndexPath:")?
      .collectionView(collectionView, didSelectItemAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    guard let collectionView else { return }
    collectionView.delegate(with: "collectionView:didDeselectItemAtIndexPath:")?
      .collectionView(collectionView, didDeselectItemAt: path)
  }

  func target(ofMoveFrom from: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let collectionView,
      let delegate = collectionView.delegate(with: UICollectionView.targetMethod)
    else { return proposed }
    return delegate.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: from,
      atCurrentIndexPath: from, toProposedIndexPath: proposed)
  }

  func prefetch(_ paths: [IndexPath]) {
    guard let collectionView else { return }
    collectionView.prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    guard let collectionView else { return }
    collectionView.prefetchDataSource?.collectionView(
      collectionView, cancelPrefetchingForItemsAt: paths)
  }
}
