// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A collection view as a double sees it.
extension UICollectionView: ListViewHost {
  var kind: ListViewKind { .collectionView }
  var hasDataSource: Bool { dataSource != nil }
  var requiresDequeuedCells: Bool { true }
  var supplementaryKinds: [String] {
    [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
  }
  var mayBeSelected: Bool { allowsSelection }
  var mayAllBeSelected: Bool { allowsMultipleSelection }

  private var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  var isHorizontal: Bool { flowLayout?.scrollDirection == .horizontal }

  var knownHeight: CGFloat {
    guard let size = flowLayout?.itemSize else { return 50 }
    return isHorizontal ? size.width : size.height
  }

  var estimatedHeight: CGFloat {
    let height = flowLayout?.estimatedItemSize.height ?? 0
    return height > 0 ? height : knownHeight
  }

  func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  var cellMethod: String { "collectionView(_:cellForItemAt:)" }

  func cell(at path: IndexPath) -> UIView? {
    guard let dataSource else { return UICollectionViewCell(frame: .zero) }
    return AbsentMethod.present(cellMethod) { dataSource.collectionView(self, cellForItemAt: path) }
  }

  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  func move(_ from: IndexPath, to: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return AbsentMethod.present("collectionView(_:moveItemAt:to:)") {
      dataSource.collectionView(self, moveItemAt: from, to: to)
    } != nil
  }

  func delete(_ path: IndexPath) -> Bool { false }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> [UIContextualAction]? { nil }

  func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    delegate(with: "collectionView:contextMenuConfigurationForItemAtIndexPath:point:")?
      .collectionView(self, contextMenuConfigurationForItemAt: path, point: .zero)
  }

  func willBeginEditing(_ path: IndexPath) {}

  func didEndEditing(_ path: IndexPath) {}

  func indexTitles() -> [String]? {
    if !needsIndex { return nil }
    needsIndex = false
    return hasIndex ? dataSource?.indexTitles(for: self) ?? [] : []
  }

  func place(ofIndexTitle title: String, at index: Int) -> IndexPath {
    dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index) ?? [0, 0]
  }

  func height(of kind: String, inSection section: Int) -> CGFloat {
    let size =
      kind == Self.elementKindSectionHeader
      ? flowLayout?.headerReferenceSize : flowLayout?.footerReferenceSize
    return size?.height ?? 0
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UIView? {
    guard let dataSource else { return nil }
    return AbsentMethod.present("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate(with: "collectionView:willDisplayCell:forItemAtIndexPath:")?
      .collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate(with: "collectionView:didEndDisplayingCell:forItemAtIndexPath:")?
      .collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func didSelect(_ path: IndexPath) {
    delegate(with: "collectionView:didSelectItemAtIndexPath:")?
      .collectionView(self, didSelectItemAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    delegate(with: "collectionView:didDeselectItemAtIndexPath:")?
      .collectionView(self, didDeselectItemAt: path)
  }

  func target(ofMoveFrom from: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate(with: Self.targetMethod)?
      .collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: from, atCurrentIndexPath: from,
        toProposedIndexPath: proposed) ?? proposed
  }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}
