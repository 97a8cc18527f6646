// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Single hazards, each of which once led to a failure or to a wrong list.
  @MainActor
  @Suite struct HazardTests {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    let items = (0..<40).map { Item(id: $0) }

    func shelves(_ items: [Item], header: Int = 0) -> [Shelf] {
      [Shelf(id: 1, header: header, rows: items)]
    }

    /// A view that was given another data source is no longer touched.
    @Test(arguments: ScreenKind.plain) func otherDataSource(_ kind: ScreenKind) async throws {
      let screen = kind.screen(.ids(0..<20))
      let other = screen.attachOther()
      screen.layOut()
      let view = try #require(screen.updater.view)
      let counts = screen.counts
      #expect(view.reportedRowCounts == nil && !view.isOnScreen)
      let outcome = await screen.updater.show(.ids(1..<3))
      #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
      await screen.show([])
      #expect(screen.shelves == [])
      var (changes, ends) = (0, [Bool]())
      let path = RowPath(section: 0, row: 0)
      let batch = BatchUpdate(deletes: [path], refreshes: [path], sectionRefreshes: [0])
      try view.perform(
        batch, animated: true,
        change: {
          changes += 1
          return true
        }, completion: { ends.append($0) })
      view.refresh(batch)
      #expect(changes == 1 && ends == [false])
      #expect(screen.counts == counts && screen.failures == [])
      withExtendedLifetime(other) {}
    }

    /// A view that comes back while the list is held has the rows that there are, and no others.
    @Test(arguments: ScreenKind.ofUIKit) func attachedAgainWhilePaused(
      _ kind: ScreenKind
    ) async throws {
      let rig = ListRig(kind, shelves(items))
      let screen = try #require(rig.updater.view)
      rig.updater.detach()
      await rig.updater.show(shelves([items[0]]))
      rig.updater.isPaused = true
      rig.updater.attach(screen)
      await rig.updater.settled()
      rig.view.layoutIfNeeded()
      #expect(rig.double.visibleTexts == [items[0].text])
      rig.submit(shelves([]))
      try await Task.sleep(nanoseconds: 1_000_000)
      #expect(rig.problem(showing: shelves([items[0]])) == "outcomes: []")
      await rig.settle()
      #expect(rig.problem(showing: shelves([])) == nil)
    }

    /// A view whose updater drives another one finds no row that is gone.
    @Test func anUpdaterThatGotAnotherView() async {
      let updater = SectionedListUpdater(shelves(items))
      let views = [
        UITableView(frame: frame, style: .plain), UITableView(frame: frame, style: .plain),
      ]
      let sources = views.map { view in
        let source = SectionedTableDataSource(view, updater, cell: TableCell.self) {
          cell, item, _ in
          cell.textLabel?.text = item.text
        }
        return (source, view.double.putOnScreen())
      }
      sources[0].0.onMove = { _, _ in }
      await updater.show(shelves([items[0]]))
      views[0].double.scroll(to: 400)
      views[0].dataSource?.tableView(
        views[0], moveRowAt: IndexPath(row: 30, section: 0), to: IndexPath(row: 20, section: 0))
      #expect(views[1].double.visibleTexts == ["0.0"])
      #expect(views[1].double.failures == [])
      withExtendedLifetime(sources) {}
    }

    /// What is not to be animated is not, also where rows get their new content.
    @Test(arguments: ScreenKind.ofUIKit, [true, false])
    func refreshesWithoutAnimation(_ kind: ScreenKind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        let rig = ListRig(kind, shelves(items))
        var changed = items
        changed[0].content = 1
        rig.submit(shelves(Array(changed.dropLast()), header: 1), animated: false)
        await rig.settle()
        #expect(rig.problem(showing: shelves(Array(changed.dropLast()), header: 1)) == nil)
        #expect(!rig.double.batches.isEmpty)
        #expect(rig.double.batches.allSatisfy { !$0.isAnimated })
      }
    }

    /// The app updates at once when it is told of a move, within a call of the view.
    @Test(arguments: ScreenKind.ofUIKit) func updatingAfterAMove(_ kind: ScreenKind) async {
      let rig = ListRig(kind, shelves(items))
      var results: [Bool] = []
      rig.onMove = { [unowned rig] in
        rig.submit(shelves([items[0]]))
        results.append(rig.updater.updateIfNeeded())
      }
      #expect(rig.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      rig.double.hover(over: IndexPath(item: 2, section: 0))
      rig.double.drop()
      #expect(results == [false])
      await rig.settle()
      #expect(rig.problem(showing: shelves([items[0]])) == nil)
    }

    /// Two changes in a row in a view that performs both late: the second no longer fits.
    @Test func twoLateChanges() {
      let model = UIKitModel(shelves(items))
      model.double.runsBlockLate = true
      for count in [1, 3] {
        let new = Array(items.dropFirst(count))
        model.tableView?.apply(model.shelves[0].rows.tableDiff(to: new)) {
          model.shelves = shelves(new)
        } completion: {
          model.ends.append($0)
        }
      }
      model.double.runsBlockLate = false
      model.double.runLateBlocks()
      #expect(model.problem(showing: shelves(Array(items.dropFirst(3)))) == nil)
      #expect(model.ends.count == 2)
    }
  }
}
