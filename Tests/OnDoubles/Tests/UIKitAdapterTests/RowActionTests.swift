// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a user does to rows.
  @MainActor
  @Suite struct RowActionTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    private let items = (0..<5).map { Item(id: $0) }

    private func source(
      _ view: UITableView, _ updater: ListUpdater<Item>
    ) -> TableListDataSource<Item> {
      TableListDataSource(view, updater, cell: TableCell.self) { cell, item, _ in
        cell.textLabel?.text = item.text
      }
    }

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
      let updater = ListUpdater(items)
      let view = UITableView(frame: frame, style: .plain)
      let source = source(view, updater)
      let window = view.double.putOnScreen()
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
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func selectedRows() async {
      let updater = ListUpdater(items)
      let view = UITableView(frame: frame, style: .plain)
      let source = source(view, updater)
      let window = view.double.putOnScreen()
      var selected: [Int] = []
      source.onSelect = { selected.append($0.id) }
      view.double.select([0, 1])
      #expect(source.select(3) && selected == [1])
      await updater.show(items.reversed())
      view.double.select([0, 0])
      let other = self.source(view, ListUpdater(items))
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
      withExtendedLifetime(window) {}
    }
  }
}
