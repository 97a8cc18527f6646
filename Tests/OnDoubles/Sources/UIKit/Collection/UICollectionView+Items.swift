// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { double.sectionCount }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int { double.rowCount(inSection: section) }

  /// Returns the visible cell of an item; `nil` if there is none.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    double.visibleCell(at: indexPath) as? UICollectionViewCell
  }

  /// The visible cells.
  public var visibleCells: [UICollectionViewCell] {
    double.visibleCells.compactMap { $0.view as? UICollectionViewCell }
  }

  /// Returns the path of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    double.indexPath(for: cell)
  }

  /// The paths of the visible items.
  public var indexPathsForVisibleItems: [IndexPath] { double.visibleCells.map(\.path) }

  /// Returns the position and size of an item; `nil` if it does not exist.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    double.rect(forRowAt: indexPath).map { .init(forCellWith: indexPath, frame: $0) }
  }

  /// Returns the visible supplementary view of a section; `nil` if there is none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    double.supplementary(elementKind, indexPath.section, row: indexPath.item)
      as? UICollectionReusableView
  }

  /// Returns the paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    double.supplementaries(elementKind).map { IndexPath(item: $0.row, section: $0.section) }
  }

  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let place: ListViewDouble.ScrollPlace =
      if scrollPosition.contains(.top) {
        .start
      } else if scrollPosition.contains(.centeredVertically) {
        .middle
      } else if scrollPosition.contains(.bottom) {
        .end
      } else {
        .nearest
      }
    double.scroll(to: indexPath, place)
  }
}
