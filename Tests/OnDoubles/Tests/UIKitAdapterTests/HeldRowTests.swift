// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows beside which a swipe is open, and rows that are held by their reorder control: the list waits.
  @MainActor
  @Suite struct HeldRowTests {
    private let items = (0..<5).map { Item(id: $0) }

    private func turns() async { for _ in 0..<20 { await Task.yield() } }

    @Test func anOpenSwipe() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      source.trailingSwipeActions = { item in
        .init(actions: [
          .init(style: .normal, title: "flag") { _, _, done in done(true) },
          .init(style: .destructive, title: "eat") { _, _, done in
            // It ends when its change is shown.
            Task {
              await updater.show(updater.rows.filter { $0.id != item.id })
              done(true)
            }
          },
        ])
      }
      #expect(view.double.openSwipe([0, 1]) && view.isEditing)
      updater.submit(Array(items.dropLast()))
      await turns()
      #expect(view.double.hasOpenSwipe && updater.rows == items)
      view.double.closeSwipe()
      await updater.settled()
      #expect(updater.rows == items.dropLast())
      view.double.openSwipe([0, 1])
      view.double.choose(0)
      #expect(!view.isEditing)
      view.double.openSwipe([0, 1])
      view.double.choose(1)
      await updater.settled()
      await turns()
      #expect(view.double.visibleTexts == ["0.0", "2.0", "3.0"] && !view.isEditing)
      #expect(view.double.failures == [])
    }

    /// Editing mode alone never makes the list wait.
    @Test func editingMode() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      source.onDelete = { item in updater.submit(updater.rows.filter { $0.id != item.id }) }
      source.onMove = { _, _ in }
      view.setEditing(true, animated: false)
      view.double.swipeToDelete([0, 1])
      await turns()
      #expect(updater.rows.map(\.id) == [0, 2, 3, 4])
      #expect(view.double.failures == [])
    }

    @Test func aHeldRow() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      var moves: [[IndexPath]] = []
      var ids: [[Int?]] = []
      source.onMove = { ids.append([$0.id, $1?.id]) }
      source.onRowMove = { moves.append([IndexPath($0.from), IndexPath($0.to)]) }
      view.setEditing(true, animated: false)
      for ends in [true, false] {
        let before = updater.rows
        #expect(view.double.beginReordering(at: [0, 0]))
        view.double.hover(over: [0, ends ? 2 : 0])
        updater.submit(Array(before.dropLast()))
        await turns()
        #expect(updater.rows == before)
        view.double.drop()
        #expect(moves == [[[0, 0], [0, 2]]] && ids == [[0, 3]])
        await updater.settled()
      }
      #expect(view.double.failures == [] && updater.rows.map(\.id) == [0, 1, 2])
      let stale = view.double.staleCells { updater.rows[$0.row].text }
      #expect(stale.isEmpty)
    }

    /// States that come before a row is held over another place make the drop speak of an old state.
    @Test(
      arguments: zip(
        [
          [0, 1, 2, 3], [3, 4], [1], [], [9, 8, 7, 6, 4, 5], [7, 0, 1, 2, 3, 4], [2, 4, 8, 9, 0],
        ],
        // Between 2 and 3, if they are there.
        [
          [0, 1, 2, 3], [4, 3], [1], [], [9, 8, 7, 4, 6, 5], [7, 0, 1, 2, 4, 3], [2, 4, 8, 9, 0],
        ]))
    func aDropThatIsLate(ids: [Int], dropped: [Int]) async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      var moves: [[IndexPath]] = []
      source.onRowMove = { moves.append([IndexPath($0.from), IndexPath($0.to)]) }
      view.double.beginReordering(at: [0, 4])
      view.double.hover(over: [0, 3])
      let new = ids.map { Item(id: $0) }
      updater.submit(new)
      // Whatever makes the list change at once, such as a row that the user deletes meanwhile.
      view.double.cells(areReordering: false)
      await updater.settled()
      #expect(updater.rows == new)
      // The row is dropped at the paths of before.
      if ids.count > 4 {
        view.double.drop()
      } else {
        view.dataSource?.tableView(view, moveRowAt: [0, 4], to: [0, 3])
      }
      for _ in 0..<20 { await Task.yield() }
      view.layoutIfNeeded()
      #expect(updater.rows.map(\.id) == dropped)
      #expect(moves.count == (ids.contains(4) ? 1 : 0))
      let stale = view.double.staleCells { updater.rows[$0.row].text }
      #expect(stale.isEmpty)
    }
  }
}
