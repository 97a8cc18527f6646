// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// The titles at the edge of a view, which lead to sections.
  @MainActor
  @Suite struct IndexTitleTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 88)

    /// Returns sections of ten rows, or of none for a negative id.
    private func shelves(_ ids: Int...) -> [Shelf] {
      ids.map { id in
        Shelf(id: abs(id), header: abs(id) / 10, rows: (0..<10).map { Item(id: id * 100 + $0) })
      }
    }

    private func top(_ section: Int) -> CGFloat { CGFloat(section) * 440 }

    @Test func titlesOfATableFollowTheList() async {
      let updater = SectionedListUpdater(shelves(10, 20, 21, 5, 30))
      let view = UITableView(frame: frame, style: .plain)
      let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      let window = view.double.putOnScreen()
      #expect(view.double.indexTitles == [])
      source.sectionIndexTitle = { $0.header == 0 ? nil : "\($0.header)" }
      view.layoutIfNeeded()
      #expect(view.double.indexTitles == ["1", "2", "3"])
      for (title, section) in [(0, 0), (1, 1), (2, 4)] {
        view.double.touchIndexTitle(title)
        #expect(view.contentOffset.y == top(section))
      }
      await updater.show(shelves(10, 5, 40, 20, 22))
      #expect(view.double.indexTitles == ["1", "4", "2"])
      view.double.touchIndexTitle(2)
      #expect(view.contentOffset.y == top(3))
      // The same titles, of other sections.
      await updater.show(shelves(10, 41, 22, 5))
      view.double.touchIndexTitle(2)
      #expect(view.contentOffset.y == top(2))
      source.sectionIndexTitle = { "\($0.id)" }
      #expect(view.double.indexTitles == ["10", "41", "22", "5"])
      await updater.show([])
      source.sectionIndexTitle = nil
      await updater.show(shelves(10))
      #expect(view.double.indexTitles == [])
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func titlesOfACollectionLeadToSectionsById() async {
      let updater = SectionedListUpdater(shelves(10, 20, 30) + [Shelf(id: 4, header: 9, rows: [])])
      let view = UICollectionView.rows(height: 88)
      let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      source.sectionIndexTitle = { "\($0.header)" }
      let window = view.double.putOnScreen()
      #expect(view.double.indexTitles == ["1", "2", "3"])
      await updater.show(shelves(40, 30, 10))
      #expect(view.double.indexTitles == ["1", "2", "3"])
      for (title, section) in [(0, 2), (1, 1), (2, 1)] {
        view.double.touchIndexTitle(title)
        #expect(view.contentOffset.y == min(top(section), 30 * 44 - 88))
      }
      await updater.show(shelves(10, 40))
      view.double.touchIndexTitle(2)
      #expect(view.contentOffset.y == 0)
      source.sectionIndexTitle = { "\($0.header)" }
      view.layoutIfNeeded()
      #expect(view.double.indexTitles == ["1", "4"])
      source.sectionIndexTitle = nil
      view.layoutIfNeeded()
      #expect(view.double.indexTitles == [])
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }
  }
}
