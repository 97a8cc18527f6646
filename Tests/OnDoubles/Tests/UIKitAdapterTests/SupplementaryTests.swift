// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Supplementary views that show something of the rows.
  @MainActor
  @Suite struct SupplementaryTests {
    private func shelf(_ id: Int, _ items: [Int], content: Int = 0) -> Shelf {
      Shelf(id: id, header: 0, rows: items.map { Item(id: $0, content: content) })
    }

    private func text(_ shelf: Shelf) -> String {
      "\(shelf.id): \(shelf.rows.map(\.text).joined(separator: " "))"
    }

    /// A view for each row shows its row, wherever that goes.
    @Test func showTheirRow() async {
      let view = UICollectionView.rows(rowHeight: 10)
      view.double.rowKinds = ["badge"]
      let updater = SectionedListUpdater([shelf(1, [1, 2, 3]), shelf(2, [])])
      let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      source.showRowViews(CollectionHeader.self, ofKind: "badge") { $0.label.text = $1.text }
      let window = view.double.putOnScreen()
      for state in [
        [shelf(1, [1, 2, 3]), shelf(2, [])], [shelf(3, [4]), shelf(1, [2, 3]), shelf(2, [1])],
        [shelf(2, [3, 1, 4, 2])], [shelf(2, [3, 5, 1, 2], content: 1), shelf(5, [4])],
      ] {
        await updater.show(state)
        view.layoutIfNeeded()
        let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
        #expect(paths.count == state.reduce(0) { $0 + $1.rows.count })
        for path in paths {
          let badge = view.supplementaryView(forElementKind: "badge", at: path)
          #expect((badge as? CollectionHeader)?.label.text == updater[RowPath(path)].text)
        }
      }
      #expect(view.double.failures == [])
      withExtendedLifetime((window, source)) {}
    }

    @Test(arguments: [false, true]) func showTheRowsOfTheirSection(isLate: Bool) async {
      let view = UICollectionView.rows(rowHeight: 10, header: 10, footer: 10)
      let updater = SectionedListUpdater([shelf(1, [1, 2, 3]), shelf(2, [])])
      let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      let kind = UICollectionView.elementKindSectionHeader
      source.showSupplementaryViews(CollectionHeader.self, ofKind: kind) {
        $0.label.text = text($1)
      }
      source.showFooters(CollectionHeader.self) { $0.label.text = "\($1.rows.count)" }
      let footers = UICollectionView.elementKindSectionFooter
      source.onMove = { _, _ in }
      let window = view.double.putOnScreen()
      for state in [
        [shelf(1, [1, 2, 3, 4]), shelf(2, [])], [shelf(3, [4]), shelf(1, [2, 3]), shelf(2, [1])],
        [shelf(2, [1, 2, 3, 4])], [shelf(2, [1, 2, 3, 4], content: 1), shelf(5, [5])],
      ] {
        view.double.runsBlockLate = isLate
        updater.submit(state)
        updater.updateIfNeeded()
        view.double.runsBlockLate = false
        view.double.runLateBlocks()
        await updater.settled()
        view.layoutIfNeeded()
        #expect(updater.sections == state)
        #expect(view.double.staleSupplementaries(kind) { text(state[$0]) } == [])
        #expect(view.double.supplementaryTexts(footers).count == state.count)
        #expect(view.double.staleSupplementaries(footers) { "\(state[$0].rows.count)" } == [])
      }
      #expect(view.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      view.double.hover(over: IndexPath(item: 1, section: 1))
      view.double.drop()
      for _ in 0..<5 { await Task.yield() }
      #expect(view.double.supplementaryTexts(kind) == [0: "2: 2.1 3.1 4.1", 1: "5: 5.0 1.1"])
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }
  }
}
