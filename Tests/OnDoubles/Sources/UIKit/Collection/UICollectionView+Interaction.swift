// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// The paths of the selected items; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { double.selection }

  /// Selects an item without telling the delegate; `nil` deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    double.setSelected(indexPath, allowsMultiple: allowsMultipleSelection)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    double.deselectExisting(indexPath)
  }
}
