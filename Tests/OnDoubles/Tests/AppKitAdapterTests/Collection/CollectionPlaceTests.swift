// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// What stays in its place over a reload.
@MainActor
@Suite struct CollectionPlaceTests {
  /// What comes in at the left moves nothing that is seen.
  @Test func itemsToTheSide() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<30))])
    list.scene.layout.headerReferenceSize = .zero
    list.scene.layout.scrollDirection = .horizontal
    list.dataSource.scrolling = .keepsVisibleRow(stickingTo: .bottom)
    let view = list.collectionView
    view.reloadData()
    #expect(list.scene.visibleIDs.first == 0 && view.frame.size == NSSize(width: 600, height: 100))
    view.scroll(NSPoint(x: 210, y: 0))
    func offset() -> CGFloat { list.scene.scrollView.contentView.bounds.minX }
    #expect(offset() == 210)
    _ = await list.show([Shelf(id: 1, rows: fruits(40..<43) + fruits(0..<30))])
    #expect(offset() == 270 && list.problem == nil)
    _ = await list.show([Shelf(id: 1, rows: fruits(5..<30))])
    #expect(offset() == 110 && list.problem == nil)
    // At the right the user sees what comes in.
    view.scroll(NSPoint(x: 400, y: 0))
    _ = await list.show([Shelf(id: 1, rows: fruits(5..<60))])
    #expect(offset() == 1_000 && list.problem == nil)
  }

  /// A list that fits into the view has no axis yet.
  @Test func itemsToTheSideThatGrow() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<3))])
    list.scene.layout.headerReferenceSize = .zero
    list.scene.layout.scrollDirection = .horizontal
    list.dataSource.scrolling = .keepsVisibleRow()
    list.collectionView.reloadData()
    #expect(list.scene.visibleIDs == [0, 1, 2])
    let rows = fruits(40..<50) + fruits(0..<3) + fruits(50..<60)
    _ = await list.show([Shelf(id: 1, rows: rows)])
    #expect(list.scene.scrollView.contentView.bounds.origin == NSPoint(x: 200, y: 0))
    #expect(list.problem == nil)
  }

  /// What nobody sees is moved by a reload, which loses the selection and the place.
  @Test func aMoveOffScreen() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<30))])
    let view = list.collectionView
    view.selectionIndexPaths = [[0, 3]]
    view.scroll(NSPoint(x: 0, y: 210))
    list.scene.isInWindow = false
    list.dataSource.moveRow(from: [0, 0], to: [0, 20])
    #expect(view.selectionIndexPaths == [[0, 2]])
    list.scene.isInWindow = true
    #expect(list.problem == nil && view.visibleRect.minY == 210)
    #expect(list.dataSource.selectedIDs == [3])
  }

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
