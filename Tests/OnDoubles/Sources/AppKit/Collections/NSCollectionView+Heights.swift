// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The heights of items.
extension NSCollectionView {
  private var flow: NSCollectionViewFlowLayout? {
    collectionViewLayout as? NSCollectionViewFlowLayout
  }

  /// Whether items are one beside the other, where heights are widths.
  var isHorizontal: Bool { flow?.scrollDirection == .horizontal }

  /// The height of an item that has not been visible.
  var itemHeight: CGFloat {
    let size = double.heightOfView == nil ? flow?.itemSize : flow?.estimatedItemSize
    return (isHorizontal ? size?.width : size?.height) ?? 0
  }

  /// Gives visible items the heights that their views need, and returns whether a height has changed.
  func sizeVisibleItems() -> Bool {
    guard let heightOfView = double.heightOfView else { return false }
    var hasChanged = false
    for cell in visibleCells {
      guard let item = items[cell] else { continue }
      let height = heightOfView(item.view, bounds.width)
      if height != knownHeights[cell] ?? itemHeight { hasChanged = true }
      knownHeights[cell] = height
    }
    if hasChanged { fit() }
    return hasChanged
  }

  /// Forgets heights that items had in another width.
  func forgetHeightsOfOtherWidth() {
    if sizedWidth == bounds.width { return }
    sizedWidth = bounds.width
    if knownHeights.isEmpty { return }
    knownHeights = [:]
    fit()
  }
}
