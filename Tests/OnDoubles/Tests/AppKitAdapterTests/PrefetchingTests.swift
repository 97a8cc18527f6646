// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Items that are prepared before they are shown.
@MainActor
@Suite struct PrefetchingTests {
  @Test func itemsOfACollection() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<50))])
    list.scene.layout.headerReferenceSize = .zero
    let (view, source) = (list.collectionView, list.dataSource)
    var prepared: [Int] = [], cancelled: [Int] = []
    func scroll(to row: Int) {
      view.scroll(NSPoint(x: 0, y: CGFloat(row) * 20))
      list.scene.window.layoutIfNeeded()
    }
    source.onPrefetch {
      prepared += $0.map(\.id)
    } cancel: {
      cancelled += $0.map(\.id)
    }
    scroll(to: 1)
    // Items 0 to 6 have views.
    #expect(prepared == [7, 8, 9, 10] && cancelled == [])
    scroll(to: 20)
    #expect(prepared.dropFirst(4) == [18, 17, 16, 15, 26, 27, 28, 29])
    #expect(cancelled == [7, 8, 9, 10])
    // Items 15 and 16 are where they were; the other paths have other rows now.
    cancelled = []
    _ = await list.show([Shelf(id: 1, rows: fruits(0..<17) + fruits(30..<50))])
    scroll(to: 0)
    #expect(cancelled == [15, 16])
    source.onPrefetch(nil)
    #expect(view.prefetchDataSource == nil)
    source.onPrefetch { _ in }
    #expect(view.prefetchDataSource != nil)
    let other = LiveCollection([])
    let next = SectionedCollectionDataSource(view, other.updater, item: FruitItem.self) { _, _, _ in
    }
    #expect(view.prefetchDataSource == nil)
    next.onPrefetch { _ in }
    source.onPrefetch(nil)
    #expect(view.prefetchDataSource != nil && view.double.failures == [])
  }
}
