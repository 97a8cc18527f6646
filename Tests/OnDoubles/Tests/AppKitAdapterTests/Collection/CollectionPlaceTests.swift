// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// What stays in its place over a reload.
@MainActor
@Suite struct CollectionPlaceTests {
  /// An item that the collection view manages outside of what is visible is no anchor.
  @Test func anItemAboveTheVisibleOnesIsNoAnchor() async {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 0, applyUpTo: 0)
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<30))], options: options)
    list.collectionView.scroll(NSPoint(x: 0, y: 210))
    #expect(list.scene.visibleIDs.first == 10)
    #expect(list.collectionView.indexPathsForVisibleItems().contains([0, 9]))
    _ = await list.show([Shelf(id: 1, rows: fruits(0..<10) + fruits([99]) + fruits(10..<30))])
    #expect(list.problem == nil)
    #expect(list.scene.visibleIDs.first == 10)
  }
}
