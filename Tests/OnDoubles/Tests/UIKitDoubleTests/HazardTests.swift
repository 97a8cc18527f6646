// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// What list views do that adapters have to cope with, at its worst.
@MainActor
struct HazardTests {
  /// What would add up in one batch does not in two.
  @Test func changesOutsideOfBatches() {
    let rig = TableRig(["abc"])
    rig.sections = [["b", "c", "x"]]
    rig.tableView.deleteRows(at: [path(0, 0)], with: .none)
    rig.tableView.insertRows(at: [path(0, 2)], with: .none)
    #expect(rig.failures.count == 2 && rig.visible == "abc")
  }

  @Test func batchesInBatches() {
    let rig = TableRig(["abc"])
    var ends: [String] = []
    rig.tableView.performBatchUpdates {
      rig.tableView.deleteRows(at: [path(0, 0)], with: .none)
      rig.tableView.performBatchUpdates {
        rig.insert(2)
      } completion: {
        ends.append("inner \($0)")
      }
      rig.tableView.beginUpdates()
      rig.sections = [["b", "c", "x"]]
      rig.tableView.endUpdates()
      #expect(ends == [])
    } completion: {
      ends.append("outer \($0)")
    }
    #expect(rig.failures == [] && rig.visible == "bcx" && rig.double.batches.count == 1)
    #expect(ends == ["inner true", "outer true"])
  }

  /// A cell that nobody refreshes, and one of another row than the data source has.
  @Test func staleCells() {
    let rig = TableRig(["abcdefgh"])
    rig.batch(["aBcdeF"]) { $0.deleteRows(at: [path(0, 6), path(0, 7)], with: .none) }
    #expect(
      rig.stale == [
        StaleCell(path: path(0, 1), shown: "b", expected: "B", isVisible: true),
        StaleCell(path: path(0, 5), shown: "f", expected: "F", isVisible: false),
      ])
    rig.tableView.reconfigureRows(at: [path(0, 1), path(0, 5)])
    #expect(rig.stale == [])
    rig.batch(["acdeF"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(rig.failures == [] && rig.stale.map(\.path) == [path(0, 0)])
  }

  @Test func reloads() {
    let rig = TableRig(["abcdefghijkl"])
    rig.tableView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    rig.double.scroll(to: 100)
    rig.double.select(path(0, 1))
    rig.sections = [["x", "y", "z"]]
    rig.tableView.reloadData()
    #expect(rig.visible == "cdefg" && rig.tableView.contentOffset.y == 100)
    rig.tableView.layoutIfNeeded()
    #expect(rig.visible == "xyz" && rig.tableView.contentOffset.y == -10)
    #expect(rig.tableView.indexPathsForSelectedRows == nil)
    // Who reads the counts before the data changes makes the reload count the old rows.
    rig.tableView.reloadData()
    #expect(rig.tableView.numberOfRows(inSection: 0) == 3)
    rig.batch(["xyza"]) { $0.insertRows(at: [path(0, 3)], with: .fade) }
    #expect(rig.failures == [])
    // A row that is reloaded is deselected.
    rig.double.select(path(0, 1))
    rig.tableView.reloadRows(at: [path(0, 1)], with: .none)
    #expect(rig.tableView.indexPathsForSelectedRows == nil)
  }

  /// A reload in the middle of an animation may keep the cells that are visible.
  @Test func reloadsThatDoNotAskForCells() {
    let rig = TableRig(["abc"])
    rig.double.keepsCellsInReloads = true
    rig.double.completionMode = .manual
    rig.batch(["ab"], completion: { _ in }) { $0.deleteRows(at: [path(0, 2)], with: .none) }
    rig.sections = [["x", "y"]]
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.stale.count == 2)
    rig.double.completeBatches()
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.stale == [] && rig.failures == [])
  }

  private final class Counted: UITableViewCell {
    var reuses = 0

    override func prepareForReuse() { reuses += 1 }
  }

  @Test func cellsAreReusedAndPrepared() {
    let rig = TableRig(["abcdefghijklmnopqrstuvwxyz"], isOnScreen: false)
    rig.tableView.register(Counted.self, forCellReuseIdentifier: "cell")
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.double.preparedPaths == [path(0, 4), path(0, 5)])
    #expect(rig.tableView.cellForRow(at: path(0, 4)) == nil)
    #expect(rig.shown == (0..<4).map { path(0, $0) })
    let cells = rig.tableView.visibleCells
    rig.double.scroll(to: 440)
    #expect(rig.visible == "klmn")
    let reused = rig.tableView.visibleCells.filter { cell in cells.contains { $0 === cell } }
    #expect(!reused.isEmpty && reused.allSatisfy { ($0 as? Counted)?.reuses == 1 })
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    nonisolated(unsafe) var offersSelection = false
    var selected: [Int] = []

    nonisolated func responds(to selector: Selector?) -> Bool {
      offersSelection || selector != NSSelectorFromString("tableView:didSelectRowAtIndexPath:")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path.row)
    }
  }

  /// A view asks for methods when it gets its delegate, and never again.
  @Test func delegatesThatGetMethods() {
    let (rig, delegate) = (TableRig(["abc"]), Delegate())
    rig.tableView.delegate = delegate
    delegate.offersSelection = true
    rig.double.select(path(0, 0))
    rig.tableView.delegate = nil
    rig.tableView.delegate = delegate
    rig.double.select(path(0, 1))
    #expect(delegate.selected == [1])
  }

  private final class Indexed: NSObject, UITableViewDataSource {
    var titles = ["A", "B"]

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  @Test func indexTitlesStayOverBatches() {
    let (rig, source) = (TableRig([]), Indexed())
    rig.tableView.dataSource = source
    rig.tableView.layoutIfNeeded()
    rig.tableView.performBatchUpdates {
      source.titles.append("C")
      rig.tableView.insertSections([2], with: .none)
    }
    #expect(rig.double.indexTitles == ["A", "B"])
    rig.tableView.reloadSectionIndexTitles()
    #expect(rig.double.indexTitles == ["A", "B", "C"] && rig.failures == [])
  }

  @Test func rowsStayWithinTheirBounds() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 3))
    rig.double.hover(over: path(1, 0))
    rig.double.drop()
    #expect(rig.moves == [[path(0, 0), path(0, 0)]] && rig.visible == "abc" && rig.failures == [])
  }

  private final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UIContextualAction.Style.normal
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      events.append("begin \(path.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      events.append("end \(path?.row ?? -1)")
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      .init(actions: [.init(style: style, title: "a") { _, _, done in done(true) }])
    }
  }

  @Test func openSwipes() {
    let (rig, source) = (TableRig([]), Swiped())
    (rig.tableView.dataSource, rig.tableView.delegate) = (source, source)
    #expect(rig.double.openSwipe(path(0, 1)) && rig.tableView.isEditing)
    rig.tableView.reloadRows(at: [path(0, 0)], with: .none)
    #expect(rig.double.takeFailures() == [.changedDuringSwipe(call: "reload rows")])
    rig.tableView.setEditing(false, animated: false)
    #expect(!rig.double.hasOpenSwipe && source.events == ["begin 1", "end 1"])
    source.style = .destructive
    rig.double.openSwipe(path(0, 1))
    rig.double.choose(0)
    #expect(!rig.tableView.isEditing && source.events.count == 4)
    #expect(rig.double.takeFailures() == [.endedBeforeDeletion(path(0, 1))])
  }

  /// Cells are 60 points high, more in a narrow view, which is known when they are visible.
  @Test func heights() {
    let rig = TableRig(["abcdefghijklmnop"], isOnScreen: false)
    let tableView = rig.tableView
    tableView.estimatedRowHeight = 40
    rig.double.heightOfCell = { _, width in width < 320 ? 80 : 60 }
    rig.double.putOnScreen(in: rig.window)
    // Five rows would be visible if they had the estimated height.
    #expect(rig.visible == "abc" && tableView.contentSize.height == 740)
    rig.double.scroll(to: 180)
    #expect(rig.visible == "def" && tableView.contentSize.height == 780)
    // Rows that were only estimated push down those that were visible.
    rig.double.scroll(to: 500)
    let (top, offset) = (tableView.indexPathsForVisibleRows?.first, tableView.contentOffset.y)
    rig.double.scroll(to: offset - 10)
    #expect(top.map { tableView.rectForRow(at: $0).minY - offset } ?? 0 > 10)
    // Another width and reloads forget heights.
    rig.double.scroll(to: 200)
    tableView.frame.size.width = 240
    tableView.layoutIfNeeded()
    #expect([0, 5].map { tableView.rectForRow(at: path(0, $0)).height } == [40, 80])
    tableView.reloadData()
    tableView.layoutIfNeeded()
    #expect([0, 5].map { tableView.rectForRow(at: path(0, $0)).height } == [80, 40])
  }
}
