// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Whom a collection view asks to prepare items.
@MainActor
@Suite struct PrefetchingTests {
  @Test func otherDataSources() {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(0..<5))])
    let (view, source) = (list.collectionView, list.dataSource)
    source.onPrefetch { _ in }
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
