// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Whom a view asks to prepare rows.
  @MainActor
  @Suite struct PrefetchingTests {
    /// A view asks its newest data source, and one that it no longer has clears nothing.
    @Test(arguments: [ScreenKind.uiTable, .uiCollection]) func otherDataSources(_ kind: ScreenKind)
    {
      let screen = kind.screen(.ids(0..<100), height: 440)
      guard let view = (screen as? UIKitScreen)?.view, let source = screen.source as? Source else {
        return
      }
      var asked: (any AnyObject)? {
        (view as? UITableView)?.prefetchDataSource
          ?? (view as? UICollectionView)?.prefetchDataSource
      }
      source.onPrefetch { _ in }
      #expect(asked != nil)
      source.onPrefetch(nil)
      #expect(asked == nil)
      source.onPrefetch { _ in }
      let updater = SectionedListUpdater([Shelf].ids(0..<100))
      let table = view as? UITableView
      let other: Source? =
        table.map { SectionedTableDataSource($0, updater, cell: TableCell.self) { _, _, _ in } }
        ?? (view as? UICollectionView).map {
          SectionedCollectionDataSource($0, updater, cell: CollectionCell.self) { _, _, _ in }
        }
      #expect(asked == nil)
      other?.onPrefetch { _ in }
      source.onPrefetch(nil)
      #expect(asked != nil && screen.failures == [])
    }

    private typealias Source = SectionedDataSource<Shelf>
  }
}
