// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// A background that is there while there are no rows.
  @MainActor
  @Suite struct EmptyViewTests {
    private let empty = Shelf(id: 1, header: 0, rows: [])
    private let full = Shelf(id: 1, header: 0, rows: [Item(id: 1), Item(id: 2)])

    @Test func ofACollectionWhoseBlocksRunLate() async {
      let updater = SectionedListUpdater([full])
      let view = UICollectionView.rows()
      let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      let window = view.double.putOnScreen()
      let label = UILabel()
      source.emptyView = label
      for (state, background) in [(empty, label), (full, nil), (empty, label)] {
        view.double.runsBlockLate = true
        updater.submit([state])
        updater.updateIfNeeded()
        #expect(view.double.hasLateBlocks && view.backgroundView !== background)
        view.double.runsBlockLate = false
        view.double.runLateBlocks()
        await updater.settled()
        #expect(view.backgroundView === background)
      }
      let other = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      source.emptyView = nil
      #expect(view.backgroundView === label && view.double.failures == [])
      withExtendedLifetime((window, other)) {}
    }
  }
}
