// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows that are prepared before they are shown.
  @MainActor
  @Suite struct PrefetchingTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

    private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0) } }

    @Test func rowsOfATable() async {
      let updater = ListUpdater(items(0..<100))
      let view = UITableView(frame: frame, style: .plain)
      let source = TableListDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      var prepared: [Int] = [], cancelled: [Int] = []
      source.onPrefetch {
        prepared += $0.map(\.id)
      } cancel: {
        cancelled += $0.map(\.id)
      }
      let window = view.double.putOnScreen()
      #expect(prepared == [10, 11, 12, 13] && cancelled == [])
      view.double.scroll(to: 40 * 44)
      #expect(prepared.dropFirst(4) == [39, 38, 37, 36, 50, 51, 52, 53])
      #expect(cancelled == [10, 11, 12, 13])
      // Rows 37, 38 and 39 are where they were; the paths of the others have other rows, or none.
      await updater.show(items(0..<36) + items(37..<40) + items(45..<48))
      cancelled = []
      view.double.scroll(to: 0)
      #expect(cancelled == [])
      await updater.show(items(0..<100))
      view.double.scroll(to: 40 * 44)
      (prepared, cancelled) = ([], [])
      await updater.show(items(0..<38) + [Item(id: 200)] + items(38..<100))
      view.double.scroll(to: 0)
      #expect(cancelled == [36, 37])
      prepared = []
      source.onPrefetch(nil)
      #expect(view.prefetchDataSource == nil)
      source.onPrefetch { _ in }
      let other = TableListDataSource(
        view, ListUpdater(items(0..<100)), cell: TableCell.self
      ) { _, _, _ in }
      #expect(view.prefetchDataSource == nil && other.row(at: [0, 1]) != nil)
      view.double.scroll(to: 60 * 44)
      #expect(prepared == [] && view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func itemsOfACollection() {
      let updater = ListUpdater(items(0..<100))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      let source = CollectionListDataSource(view, updater, cell: CollectionCell.self) { _, _, _ in }
      var prepared: [Int] = []
      source.onPrefetch { prepared += $0.map(\.id) }
      let window = view.double.putOnScreen()
      view.double.scroll(to: 40 * 44)
      #expect(prepared == [10, 11, 12, 13, 39, 38, 37, 36, 50, 51, 52, 53])
      let other = CollectionListDataSource(
        view, ListUpdater(items(0..<5)), cell: CollectionCell.self
      ) { _, _, _ in }
      #expect(view.prefetchDataSource == nil)
      other.onPrefetch { _ in }
      source.onPrefetch(nil)
      #expect(view.prefetchDataSource != nil && view.double.failures == [])
      withExtendedLifetime(window) {}
    }
  }
}
