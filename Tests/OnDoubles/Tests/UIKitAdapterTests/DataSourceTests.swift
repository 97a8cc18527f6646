// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a data source offers besides showing states.
  @MainActor
  @Suite struct DataSourceTests {
    private let items = (0..<40).map { Item(id: $0) }

    private func shelves(_ items: [Item]) -> [Shelf] { [Shelf(id: 1, header: 0, rows: items)] }

    /// A cell that is reconfigured is given the row that it shows; one that is not visible is not.
    @Test(arguments: ScreenKind.ofUIKit) func previousRows(_ kind: ScreenKind) async {
      let rig = ListRig(kind, shelves(items))
      var changed = items
      changed[0].content = 1
      changed[2].content = 1
      changed[30].content = 1
      changed.swapAt(0, 1)
      rig.submit(shelves(changed))
      await rig.settle()
      #expect(rig.problem(showing: shelves(changed)) == nil)
      #expect(rig.previousCount == 2)
    }

    /// Cells that are prepared but not visible get new content, too.
    @Test(arguments: ScreenKind.ofUIKit) func preparedCells(_ kind: ScreenKind) async throws {
      let rig = ListRig(kind, shelves(items))
      let path = try #require(rig.double.preparedPaths.first)
      var changed = items
      changed[path.item].content = 1
      rig.submit(shelves(changed))
      await rig.settle()
      #expect(rig.problem(showing: shelves(changed)) == nil)
      #expect(rig.previousCount == 0)
    }

    /// Rows that have to be reloaded for their new content stay selected.
    @Test(arguments: ScreenKind.ofUIKit, [true, false])
    func selectionOfRefreshedRows(_ kind: ScreenKind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        let rig = ListRig(kind, shelves(items))
        rig.double.select(IndexPath(item: 1, section: 0))
        var changed = items
        changed[1].content = 1
        changed.swapAt(0, 1)
        rig.submit(shelves(changed))
        await rig.settle()
        #expect(rig.problem(showing: shelves(changed)) == nil)
        #expect(rig.selectedItems == [changed[0]])
      }
    }

    /// A row that the user has moved is moved in the list, and the store's equal state is no change.
    @Test(arguments: ScreenKind.ofUIKit) func dragging(_ kind: ScreenKind) async {
      let rig = ListRig(kind, shelves(items))
      #expect(rig.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      var moved = items
      moved.insert(moved.remove(at: 0), at: 3)
      rig.submit(shelves(items + [Item(id: 99)]))
      rig.double.hover(over: IndexPath(item: 3, section: 0))
      for _ in 0..<10 { await Task.yield() }
      #expect(rig.updater.sections == shelves(items))
      rig.double.drop()
      rig.submit(shelves(moved))
      await rig.settle()
      #expect(rig.problem(showing: shelves(moved)) == nil)
      #expect(rig.double.batches.isEmpty && rig.moves == [[0, 0], [0, 3]])
    }

    /// Rows that may not be moved stay.
    @Test func rowsThatStay() {
      let table = FlatTable(items)
      #expect(!table.double.beginDrag(at: [0, 0]))
      table.source.onMove = { _, _ in }
      table.source.canMove = { $0.id > 0 }
      #expect(!table.double.beginDrag(at: [0, 0]) && table.double.beginDrag(at: [0, 1]))
      #expect(!table.double.swipeToDelete([0, 1]))
    }

    /// Nobody keeps anybody alive, and a batch keeps its view until it is over.
    @Test(arguments: ScreenKind.ofUIKit) func lifetimes(_ kind: ScreenKind) async {
      var rig: ListRig? = ListRig(kind, shelves(items))
      weak let view = rig?.view
      weak let updater = rig?.updater
      let record = rig?.double.record
      rig?.double.completionMode = .nextTurn
      rig?.submit(shelves([]))
      rig?.updater.updateIfNeeded()
      rig?.view.removeFromSuperview()
      rig = nil
      #expect(view != nil)
      for _ in 0..<20 { await Task.yield() }
      #expect(view == nil && updater == nil)
      #expect(record?.failures == [])
    }
  }
}
