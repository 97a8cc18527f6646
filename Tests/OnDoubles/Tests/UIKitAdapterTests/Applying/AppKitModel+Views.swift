// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// A table that notes what it is told.
final class RecordingTable: NSTableView {
  private(set) var animations: [AnimationOptions] = []
  private(set) var heights = IndexSet()
  private(set) var heightDurations: [TimeInterval] = []

  override func insertRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    animations.append(options)
    super.insertRows(at: indexes, withAnimation: options)
  }

  override func removeRows(at indexes: IndexSet, withAnimation options: AnimationOptions = []) {
    animations.append(options)
    super.removeRows(at: indexes, withAnimation: options)
  }

  override func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    heights.formUnion(indexSet)
    heightDurations.append(NSAnimationContext.current.duration)
    super.noteHeightOfRows(withIndexesChanged: indexSet)
  }
}

/// A layout that counts how often it is made invalid.
final class CountingLayout: NSCollectionViewFlowLayout {
  private(set) var invalidationCount = 0

  override func invalidateLayout() {
    invalidationCount += 1
    super.invalidateLayout()
  }
}

/// The header of a section.
final class HeaderView: NSView, NSCollectionViewElement, SupplementaryViewDouble {
  var title = ""

  static func make() -> Self { Self(frame: .zero) }
}

extension ViewDouble {
  /// The number of batches that were animated, of others, and of reloads.
  var counts: [Int] { [animatedBatchCount, unanimatedBatchCount, reloadCount] }
}
