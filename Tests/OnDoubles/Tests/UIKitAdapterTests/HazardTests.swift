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
    @Test(arguments: ListRig.Kind.allCases) func otherDataSource(_ kind: ListRig.Kind) async {
      let rig = ListRig(kind, shelves(items))
      let table = AppTableSource(
        numberOfRows: { _ in 0 },
        cell: { $0.dequeueReusableCell(withIdentifier: "other", for: $1) })
      let collection = AppCollectionSource(
        numberOfItems: { _ in 0 },
        cell: { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) })
      (rig.view as? UITableView)?.register(TableCell.self, forCellReuseIdentifier: "other")
      (rig.view as? UITableView).map(table.attach)
      let collectionView = rig.view as? UICollectionView
      collectionView?.register(CollectionCell.self, forCellWithReuseIdentifier: "other")
      collectionView.map(collection.attach)
      rig.view.layoutIfNeeded()
      let reloads = rig.double.reloadCount
      rig.submit(shelves([]))
      await rig.settle()
      #expect(rig.updater.sections == shelves([]))
      #expect(rig.double.failures == [] && rig.double.batches.isEmpty)
      #expect(rig.double.reloadCount == reloads)
    }

    /// A view that comes back while the list is held has the rows that there are, and no others.
    @Test(arguments: ListRig.Kind.allCases) func attachedAgainWhilePaused(
      _ kind: ListRig.Kind
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

    /// A view that shows something else is reloaded even if the lists are equal.
    @Test func equalListsInAViewThatShowsOthers() {
      let model = AppliedModel(shelves(items))
      model.shelves = shelves([items[0]])
      model.tableView?.apply([items[0]].tableDiff(to: [items[0]])) {}
      #expect(model.tableView?.numberOfRows(inSection: 0) == 1)
      #expect(model.problem(showing: shelves([items[0]])) == nil)
    }

    /// What is not to be animated is not, also where rows get their new content.
    @Test(arguments: ListRig.Kind.allCases, [true, false])
    func refreshesWithoutAnimation(_ kind: ListRig.Kind, canReconfigure: Bool) async {
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
    @Test(arguments: ListRig.Kind.allCases) func updatingAfterAMove(_ kind: ListRig.Kind) async {
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
      let model = AppliedModel(shelves(items))
      model.double.runsBlockLate = true
      for count in [1, 3] {
        let new = Array(items.dropFirst(count))
        model.tableView?.apply(model.shelves[0].rows.tableDiff(to: new)) {
          model.shelves = shelves(new)
        } completion: {
          model.completions.append($0)
        }
      }
      model.double.runsBlockLate = false
      model.double.runLateBlocks()
      #expect(model.problem(showing: shelves(Array(items.dropFirst(3)))) == nil)
      #expect(model.completions.count == 2)
    }

    /// Rows and sections without ids of their own.
    @Test func changesByClosures() {
      var lines = ["a 1", "b 1"]
      let source = AppTableSource { _ in
        lines.count
      } cell: {
        let cell = $0.dequeueReusableCell(withIdentifier: "item", for: $1)
        cell.textLabel?.text = lines[$1.row]
        return cell
      }
      let view = UITableView(frame: frame, style: .plain)
      view.register(TableCell.self, forCellReuseIdentifier: "item")
      source.attach(to: view)
      let window = view.double.putOnScreen()
      view.apply(
        lines.tableDiff(to: ["b 2", "a 1"], id: { $0.first }, contentsEqual: { $0 == $1 })
      ) { lines = ["b 2", "a 1"] }
      #expect(view.double.visibleTexts == ["b 2", "a 1"])
      #expect(view.double.batches.map(\.changes.count) == [1])
      let pages = [SingleSection(rows: lines)]
      view.apply(
        pages.sectionedDiff(
          to: [SingleSection(rows: ["a 1"])], id: { $0.first }, contentsEqual: { $0 == $1 }),
        from: pages, to: [SingleSection(rows: ["a 1"])]
      ) { lines = $0[0].rows }
      #expect(view.double.visibleTexts == ["a 1"] && view.double.failures == [])
      withExtendedLifetime(window) {}
    }
  }
}
