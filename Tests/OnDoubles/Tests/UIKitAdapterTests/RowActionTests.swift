// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a user does to rows.
  @MainActor
  @Suite struct RowActionTests {
    private let items = (0..<5).map { Item(id: $0) }

    private func actions(_ title: String, _ perform: @escaping () -> Void)
      -> UISwipeActionsConfiguration
    {
      .init(actions: [
        .init(style: .destructive, title: title) { _, _, done in
          perform()
          done(true)
        }
      ])
    }

    @Test func swipedRows() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      source.onDelete = { _ in }
      source.canEdit = { $0.id > 0 }
      source.trailingSwipeActions = { item in
        item.id == 4
          ? nil
          : actions("eat \(item.id)") { updater.submit(items.filter { $0.id != item.id }) }
      }
      view.layoutIfNeeded()
      #expect(view.double.swipe([0, 0]).isEmpty)
      #expect(view.double.swipe([0, 2], isLeading: true).isEmpty)
      source.leadingSwipeActions = { item in actions("keep \(item.id)") {} }
      #expect(view.double.swipe([0, 2], isLeading: true).map(\.title) == ["keep 2"])
      let shown = view.double.swipe([0, 2])
      #expect(shown.map(\.title) == ["eat 2"] && !view.double.swipeToDelete([0, 2]))
      var isDone = false
      shown[0].handler(shown[0], view) { isDone = $0 }
      await updater.settled()
      #expect(isDone && view.double.visibleTexts == ["0.0", "1.0", "3.0", "4.0"])
      #expect(view.double.swipe([0, 2]).map(\.title) == ["eat 3"])
      #expect(view.double.swipe([0, 3]).isEmpty && view.double.swipeToDelete([0, 3]))
      source.trailingSwipeActions = nil
      #expect(view.double.swipe([0, 2]).isEmpty && view.double.swipeToDelete([0, 2]))
      #expect(view.double.swipe([0, 2], isLeading: true).map(\.title) == ["keep 3"])
      source.leadingSwipeActions = nil
      #expect(view.double.swipe([0, 2], isLeading: true).isEmpty)
      source.onDelete = nil
      view.layoutIfNeeded()
      #expect(!view.double.swipeToDelete([0, 2]) && view.double.failures == [])
    }

    /// A closure that comes or goes leaves the view to its newest data source.
    @Test func anotherDataSource() {
      let table = FlatTable(items)
      let (view, first, second) = (table.view, table.source, table.makeSource(ListUpdater(items)))
      second.onDelete = { _ in }
      let current = view.dataSource
      first.onDelete = { _ in }
      first.onDelete = nil
      #expect(current != nil && view.dataSource === current)
    }

    /// An action that deletes its row ends when the row is gone; one that deletes nothing ends, too.
    @Test func actionsInOneCall() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      var pinned: [Int] = []
      let (image, color) = (UIImage(), UIColor())
      source.swipeActions(edge: .leading) { item in
        [SwipeAction("Pin", image: image, color: color) { pinned.append(item.id) }]
      }
      source.swipeActions(allowsFullSwipe: false) { item in
        item.id == 0
          ? []
          : [
            SwipeAction("Eat", style: .destructive) {
              Task { updater.submit(updater.rows.filter { $0.id != item.id || $0.id == 4 }) }
            }
          ]
      }
      view.layoutIfNeeded()
      #expect(view.double.swipe([0, 0]).isEmpty)
      let pin = view.double.swipe([0, 2], isLeading: true)[0]
      #expect(pin.image === image && pin.backgroundColor === color && pin.style == .normal)
      let path = IndexPath(row: 2, section: 0)
      #expect(
        source.leadingSwipeActions?(items[2])?.performsFirstActionWithFullSwipe == true
          && source.trailingSwipeActions?(items[2])?.performsFirstActionWithFullSwipe == false)
      view.double.openSwipe(path, isLeading: true)
      view.double.choose(0)
      #expect(pinned == [2] && !view.isEditing)
      for row in [2, 3] {
        view.double.openSwipe([0, row])
        view.double.choose(0)
        #expect(view.isEditing)
        for _ in 0..<40 where view.isEditing {
          try? await Task.sleep(nanoseconds: 50_000_000)
        }
        #expect(!view.isEditing && updater.rows.map(\.id) == [0, 1, 3, 4])
      }
      source.swipeActions(edge: .leading, nil)
      #expect(source.leadingSwipeActions == nil)
      // The action of a row that stays does not say that it was performed.
      #expect(view.double.failures.isEmpty)
    }

    /// The control ends when what was loaded is shown.
    @Test func refreshedLists() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      var isLoaded = false
      source.onRefresh = {
        try? await Task.sleep(nanoseconds: 10_000_000)
        updater.isPaused = true
        updater.submit([])
        isLoaded = true
      }
      view.layoutIfNeeded()
      let control = view.refreshControl
      control?.pull()
      while !isLoaded { await Task.yield() }
      for _ in 0..<20 { await Task.yield() }
      #expect(control?.isRefreshing == true && updater.rows.count == 5)
      updater.isPaused = false
      await updater.settled()
      for _ in 0..<10_000 where control?.isRefreshing == true { await Task.yield() }
      #expect(control?.isRefreshing == false && updater.rows.isEmpty)
      source.onRefresh = nil
      #expect(view.refreshControl == nil && view.double.failures == [])
    }

    @Test func selectedRows() async {
      let table = FlatTable(items)
      let (view, updater, source) = (table.view, table.updater, table.source)
      var selected: [Int] = []
      source.onSelect = { selected.append($0.id) }
      view.double.select([0, 1])
      #expect(source.select(3) && selected == [1])
      await updater.show(items.reversed())
      view.double.select([0, 0])
      let other = table.makeSource(ListUpdater(items))
      view.layoutIfNeeded()
      view.double.select([0, 0])
      other.onSelect = { selected.append(-$0.id) }
      source.onSelect = nil
      view.layoutIfNeeded()
      view.double.select([0, 1])
      other.onSelect = nil
      view.double.select([0, 2])
      #expect(selected == [1, 4, -1])
      #expect(view.double.failures == [])
    }
  }
}
