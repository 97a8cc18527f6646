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

  /// Begins to move an item with the user's finger, and returns whether it may move.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    double.beginDrag(at: indexPath)
  }

  /// Moves the item on.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let path = double.indexPath(at: targetPosition) { double.hover(over: path) }
  }

  /// Puts the item down.
  public func endInteractiveMovement() { double.drop() }

  /// Moves the item back.
  public func cancelInteractiveMovement() { double.cancelDrag() }
}
