// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Pages that are loaded when the user comes to the end.
  @MainActor
  @Suite struct PagingTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 440)

    private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0) } }

    /// Lets closures run that were put off.
    private func turn() async {
      for _ in 0..<5 { await Task.yield() }
    }

    @Test func ofATable() async {
      let updater = ListUpdater(items(0..<30))
      let view = UITableView(frame: frame, style: .plain)
      view.double.preparedRowCount = 0
      let source = TableListDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      let window = view.double.putOnScreen()
      var calls = 0
      source.onReachingEnd(within: 5) { calls += 1 }
      await turn()
      // Rows 0 to 9 are visible.
      view.double.scroll(to: 14 * 44)
      await turn()
      #expect(calls == 0)
      view.double.scroll(to: 15 * 44)
      #expect(calls == 0)
      await turn()
      #expect(calls == 1)
      view.double.scroll(to: 0)
      view.double.scroll(to: 20 * 44)
      await updater.show([Item(id: -1)] + items(0..<29) + [Item(id: 29, content: 1)])
      view.double.scroll(to: 21 * 44)
      await turn()
      #expect(calls == 1)
      // Two pages at once, of which only the last end counts.
      await updater.show(items(0..<60))
      await turn()
      #expect(calls == 1)
      view.double.scroll(to: 50 * 44)
      await turn()
      #expect(calls == 2)
      // The end comes to the user.
      view.double.scroll(to: 0)
      await updater.show(items(0..<17))
      await turn()
      #expect(calls == 2)
      await updater.show(items(0..<15))
      await turn()
      #expect(calls == 3)
      source.onReachingEnd(within: 5) { calls += 10 }
      await turn()
      #expect(calls == 13)
      source.onReachingEnd(nil)
      await updater.show([])
      await updater.show(items(0..<3))
      await turn()
      #expect(calls == 13)
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func ofACollectionOfSections() async {
      func shelves(_ counts: Int...) -> [Shelf] {
        counts.enumerated().map { id, count in
          Shelf(id: id, header: 0, rows: items(id * 100..<id * 100 + count))
        }
      }
      let updater = SectionedListUpdater(shelves(0, 0))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.double.preparedRowCount = 0
      let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
        _, _, _ in
      }
      let window = view.double.putOnScreen()
      var ends: [Int?] = []
      source.onReachingEnd { [unowned updater] in
        ends.append(updater.sections.last { !$0.rows.isEmpty }?.rows.last?.id)
      }
      await turn()
      #expect(ends == [])
      await updater.show(shelves(8, 3, 0, 0))
      await turn()
      #expect(ends == [])
      view.double.scroll(to: 44)
      await turn()
      #expect(ends == [102])
      // A page that does not fill the screen: its end comes up at once.
      await updater.show(shelves(3, 0, 2, 0))
      view.layoutIfNeeded()
      await turn()
      #expect(ends == [102, 201])
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    /// A chat, which begins at its end.
    @Test func theStart() async {
      let updater = ListUpdater(items(10..<40))
      let view = UITableView(frame: frame, style: .plain)
      view.double.preparedRowCount = 0
      let source = TableListDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      let window = view.double.putOnScreen()
      view.double.scroll(to: 20 * 44)
      var (starts, ends) = (0, 0)
      source.onReachingStart(within: 5) { starts += 1 }
      source.onReachingEnd { ends += 1 }
      await turn()
      #expect(starts == 0 && ends == 1)
      view.double.scroll(to: 6 * 44)
      await turn()
      #expect(starts == 0)
      view.double.scroll(to: 5 * 44)
      await turn()
      #expect(starts == 1)
      view.double.scroll(to: 4 * 44)
      await updater.show(items(10..<50))
      await turn()
      #expect(starts == 1)
      source.scrolling = .keepsVisibleRow()
      await updater.show(items(0..<50))
      view.double.scroll(to: 0)
      await turn()
      #expect(starts == 2 && ends == 1)
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func reconfiguredRows() async {
      let updater = ListUpdater(items(0..<3))
      let view = UITableView(frame: frame, style: .plain)
      var suffix = ""
      let source = TableListDataSource(view, updater, cell: TableCell.self) { cell, item, _ in
        cell.textLabel?.text = item.text + suffix
      }
      let window = view.double.putOnScreen()
      suffix = "!"
      source.reconfigure(1)
      source.reconfigure(9)
      #expect(view.double.visibleTexts == ["0.0", "1.0!", "2.0"])
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }
  }
}
