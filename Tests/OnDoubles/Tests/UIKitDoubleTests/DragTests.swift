// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 9: a row that the user drags.
@MainActor
struct DragTests {
  @Test func theCallbackMovesTheRow() {
    let rig = TableRig(["abc", "d"])
    let cell = rig.tableView.cellForRow(at: path(0, 0))
    #expect(rig.double.beginDrag(at: path(0, 0)))
    #expect(rig.tableView.hasUncommittedUpdates)
    #expect(rig.tableView.hasActiveDrag)
    #expect(!rig.tableView.hasActiveDrop)
    rig.double.hover(over: path(0, 2))
    #expect(rig.tableView.hasActiveDrop)
    rig.double.hover(over: path(1, 1))
    #expect(rig.moves == [])
    rig.double.drop()
    #expect(rig.moves == [[path(0, 0), path(1, 1)]])
    #expect(!rig.tableView.hasUncommittedUpdates)
    #expect(rig.visible == "bcda")
    #expect(rig.tableView.cellForRow(at: path(1, 1)) === cell)
    #expect(rig.stale == [])
    #expect(rig.failures == [])
    #expect(rig.double.batches == [])
  }

  /// The reorder control, whose drags are no uncommitted updates: batches come in their middle.
  @Test func aHeldRow() {
    let rig = TableRig(["abc"])
    let cell = rig.tableView.cellForRow(at: path(0, 2))
    #expect(rig.double.beginReordering(at: path(0, 2)))
    #expect(!rig.tableView.hasUncommittedUpdates && cell?.configurationState.isReordering == true)
    rig.batch(["bc"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    rig.double.hover(over: path(0, 0))
    rig.double.drop()
    // There is no row at the old path.
    #expect(rig.moves == [] && cell?.configurationState.isReordering == false)
    rig.double.beginReordering(at: path(0, 1))
    rig.double.hover(over: path(0, 1))
    rig.double.drop()
    #expect(rig.moves == [])
    rig.double.beginReordering(at: path(0, 1))
    rig.double.hover(over: path(0, 0))
    rig.double.drop()
    #expect(rig.moves == [[path(0, 1), path(0, 0)]])
    #expect(rig.stale == [] && rig.failures == [])
  }

  @Test func rowsStayWithinTheirBounds() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 3))
    rig.double.hover(over: path(1, 0))
    rig.double.drop()
    #expect(rig.moves == [[path(0, 0), path(0, 0)]])
    #expect(rig.visible == "abc")
    #expect(rig.failures == [])
  }

  @Test func aCancelledDragChangesNothing() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 2))
    rig.double.cancelDrag()
    #expect(rig.moves == [])
    #expect(!rig.tableView.hasUncommittedUpdates)
    rig.batch(["abc"]) { _ in }
    #expect(rig.failures == [])
  }

  @Test func theDataSourceMayRefuse() {
    let rig = TableRig(["abc"])
    rig.canMove = false
    #expect(!rig.double.beginDrag(at: path(0, 0)))
    #expect(!rig.tableView.hasUncommittedUpdates)
  }

  @Test func changesMeanwhileFail() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.batch(["bc"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    rig.tableView.reloadData()
    rig.tableView.reloadRows(at: [path(0, 0)], with: .none)
    rig.tableView.reconfigureRows(at: [path(0, 0)])
    #expect(
      rig.failures
        == ["performBatchUpdates", "reloadData", "reload rows", "reconfigure"].map {
          .changedWhileDragging(call: $0)
        })
    #expect(rig.visible == "abc")
    #expect(rig.sections == [["a", "b", "c"]])
  }

  @Test func changesInTheCallbackFail() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 1))
    rig.onCount = { rig.tableView.reloadData() }
    rig.double.drop()
    #expect(rig.failures == [.reentered(call: "reloadData", during: .dragging)])
  }

  @MainActor
  private final class Still: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func movesMustBeImplemented() {
    let (view, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 99)), Still())
    view.dataSource = source
    let window = view.double.putOnScreen()
    view.double.beginDrag(at: path(0, 0))
    view.double.hover(over: path(0, 1))
    view.double.drop()
    #expect(view.double.failures == [.missingMethod("move")])
    _ = window
  }

  /// A collection view throws at changes in the turn of a drop; a table view does not.
  @Test func changesInTheTurnOfADropFail() async {
    let rig = CollectionRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 1))
    rig.double.drop()
    rig.batch(["ac"]) { $0.deleteItems(at: [path(0, 0)]) }
    #expect(rig.failures == [.changedAfterDrop(call: "performBatchUpdates")])
    #expect(rig.sections == [["b", "a", "c"]])
    for _ in 0..<3 { await Task.yield() }
    rig.batch(["ac"]) { $0.deleteItems(at: [path(0, 0)]) }
    #expect(rig.failures.count == 1)

    let table = TableRig(["abc"])
    table.double.beginDrag(at: path(0, 0))
    table.double.drop()
    table.batch(["bc"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(table.failures == [])
  }

  /// The data source that forgets to move the row shows another one.
  @Test func aDataSourceThatForgetsTheMoveIsStale() {
    let rig = TableRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 2))
    rig.double.drop()
    rig.sections = [["a", "b", "c"]]
    #expect(rig.stale.count == 3)
  }

  @Test func itemsMoveInteractively() {
    let rig = CollectionRig(["abc"])
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0, 2)))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    rig.view.endInteractiveMovement()
    #expect(rig.visible == "cab")
    #expect(rig.stale == [])
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0, 2)))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    rig.view.cancelInteractiveMovement()
    #expect(rig.visible == "cab")
    #expect(rig.failures == [])
  }
}
