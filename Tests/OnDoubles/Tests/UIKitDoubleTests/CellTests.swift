// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 1: cells are objects that move in batches.
@MainActor
struct CellTests {
  @Test func keptCellsMoveWithTheirRows() throws {
    let rig = TableRig(["abcd"])
    #expect(rig.visible == "abcd")
    let cells = rig.tableView.visibleCells
    rig.batch(["dacx"]) {
      $0.moveRow(at: path(0, 3), to: path(0, 0))
      $0.deleteRows(at: [path(0, 1)], with: .fade)
      $0.insertRows(at: [path(0, 3)], with: .automatic)
    }
    #expect(rig.failures == [])
    #expect(rig.visible == "dacx")
    #expect(rig.stale == [])
    #expect(rig.tableView.cellForRow(at: path(0, 0)) === cells[3])
    #expect(rig.tableView.cellForRow(at: path(0, 1)) === cells[0])
    #expect(rig.tableView.indexPath(for: cells[2]) == path(0, 2))
    #expect(rig.tableView.indexPath(for: cells[1]) == path(0, 3))
  }

  @Test func aReloadedRowHasAnotherCell() {
    let rig = TableRig(["abcdefgh"])
    let cell = rig.tableView.cellForRow(at: path(0, 1))
    rig.batch(["aBcdefgh"]) { $0.reloadRows(at: [path(0, 1)], with: .none) }
    #expect(rig.visible == "aBcd")
    #expect(rig.stale == [])
    #expect(rig.failures == [])
    #expect(cell != nil)
    #expect(rig.tableView.indexPath(for: cell ?? UITableViewCell()) == path(0, 1))
    #expect(rig.double.cellTexts.count == 6)
  }

  @Test func aCellThatNobodyRefreshesIsStale() {
    let rig = TableRig(["abcdefgh"])
    rig.batch(["aBcdeF"]) { $0.deleteRows(at: [path(0, 6), path(0, 7)], with: .none) }
    #expect(rig.failures == [])
    #expect(
      rig.stale == [
        StaleCell(path: path(0, 1), shown: "b", expected: "B", isVisible: true),
        StaleCell(path: path(0, 5), shown: "f", expected: "F", isVisible: false),
      ])
    #expect(rig.stale == rig.double.staleCells())
    rig.tableView.reconfigureRows(at: [path(0, 1), path(0, 5)])
    #expect(rig.stale == [])
    #expect(rig.double.staleCells() == [])
    #expect(rig.failures == [])
  }

  /// Operations that add up, but name another row than the one that went.
  @Test func aWrongRowIsStale() {
    let rig = TableRig(["abcd"])
    rig.batch(["acd"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(rig.failures == [])
    #expect(rig.stale.map(\.path) == [path(0, 0)])
  }

  @Test func cellsAreReused() {
    let rig = TableRig(["abcdefghijklmnopqrstuvwxyz"])
    rig.double.preparedRowCount = 0
    let cells = rig.tableView.visibleCells
    rig.double.scroll(to: 440)
    #expect(rig.visible == "klmn")
    #expect(rig.tableView.visibleCells.contains { cell in cells.contains { $0 === cell } })
    #expect(rig.stale == [])
    #expect(rig.tableView.indexPathsForVisibleRows == (10..<14).map { path(0, $0) })
  }

  @Test func headersMoveWithTheirSections() {
    let rig = TableRig(["a", "b"], isOnScreen: false)
    rig.titles = ["A", "B"]
    rig.double.putOnScreen(in: rig.window)
    let header = rig.tableView.headerView(forSection: 1)
    #expect(header?.textLabel?.text == "B")
    rig.titles = ["B", "A"]
    rig.batch(["b", "a"]) { $0.moveSection(1, toSection: 0) }
    #expect(rig.failures == [])
    #expect(rig.tableView.headerView(forSection: 0) === header)
    #expect(rig.double.supplementaryTexts("header") == [0: "B", 1: "A"])
    #expect(rig.double.staleSupplementaries("header") { rig.titles[$0] } == [])
    rig.titles[1] = "AA"
    #expect(rig.double.staleSupplementaries("header") { rig.titles[$0] } == [1])
    #expect(rig.tableView.rectForRow(at: path(1, 0)).minY == CGFloat(28 + 44 + 28))
  }

  @Test func headersOfACollectionViewMoveWithTheirSections() throws {
    let rig = CollectionRig(["a", "bc"], headers: true)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(rig.double.supplementaryTexts(kind) == [0: "1", 1: "2"])
    let header = rig.view.supplementaryView(forElementKind: kind, at: path(1, 0))
    rig.batch(["bc"]) { $0.deleteSections([0]) }
    #expect(rig.failures == [])
    #expect(rig.visible == "bc")
    #expect(rig.view.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
    #expect(rig.view.visibleSupplementaryViews(ofKind: kind).count == 1)
    #expect(rig.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0, 0)])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: kind, at: [path(0, 0)])
    rig.layout.invalidateLayout(with: context)
    #expect(rig.double.layoutInvalidations.last === context)
    #expect(rig.view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == CGFloat(22 + 44))
    #expect(rig.view.layoutAttributesForItem(at: path(0, 2)) == nil)
  }

  @Test func headersLeaveTheScreen() {
    let rig = TableRig(["abcdefgh", "i"], isOnScreen: false)
    rig.titles = ["A", "B"]
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.double.supplementaryTexts("header") == [0: "A"])
    rig.double.scroll(to: 1_000)
    #expect(rig.tableView.headerView(forSection: 0) == nil)
    #expect(rig.double.supplementaryTexts("header") == [1: "B"])
  }

  @Test func reloadsCreateNewHeaders() {
    let rig = TableRig(["a"], isOnScreen: false)
    rig.titles = ["A"]
    rig.double.putOnScreen(in: rig.window)
    rig.titles = ["B"]
    rig.tableView.reloadData()
    rig.tableView.layoutIfNeeded()
    #expect(rig.double.supplementaryTexts("header") == [0: "B"])
  }

  @Test func sectionsThatDoNotExistHaveNoRows() {
    let rig = TableRig(["a"])
    #expect(rig.tableView.numberOfRows(inSection: 1) == 0)
    #expect(rig.failures == [.outOfRange(call: "number of rows", path(1, 0))])
  }
}
