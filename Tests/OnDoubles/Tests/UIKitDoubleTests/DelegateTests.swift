// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// What a delegate is asked and told, and what data sources and delegates may leave out.
@MainActor
struct DelegateTests {
  @MainActor
  private final class Delegate: NSObject, UITableViewDelegate {
    var events: [String] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = "header \(section)"
      return view
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      events.append("select \(path.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      events.append("deselect \(path.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      events.append("end \(path.row)")
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { IndexPath(row: 0, section: proposed.section) }
  }

  private func rig(_ delegate: Delegate) -> TableRig {
    let rig = TableRig(["abc", "d"], isOnScreen: false)
    rig.tableView.delegate = delegate
    rig.tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    rig.double.putOnScreen(in: rig.window)
    return rig
  }

  @Test func headersComeFromThePool() {
    let delegate = Delegate()
    let rig = rig(delegate)
    #expect(rig.double.supplementaryTexts("header") == [0: "header 0", 1: "header 1"])
    let header = rig.tableView.headerView(forSection: 0)
    rig.tableView.frame.size.height = 400
    rig.tableView.layoutIfNeeded()
    rig.batch(["abc", "d", "e"]) { $0.insertSections([2], with: .none) }
    #expect(rig.tableView.headerView(forSection: 0) === header)
    rig.batch(["d", "e"]) { $0.deleteSections([0], with: .none) }
    rig.batch(["d", "e", "f"]) { $0.insertSections([2], with: .none) }
    #expect(rig.tableView.headerView(forSection: 2) === header)
    #expect(rig.double.supplementaryTexts("header")[2] == "header 2")
    #expect(rig.failures == [])
  }

  @Test func theUserSelects() {
    let delegate = Delegate()
    let rig = rig(delegate)
    rig.double.select(path(0, 0))
    rig.double.select(path(0, 1))
    #expect(delegate.events == ["select 0", "deselect 0", "select 1"])
    #expect(rig.double.selection == [path(0, 1)])
    rig.tableView.allowsMultipleSelection = true
    rig.double.select(path(0, 2))
    rig.double.select(path(0, 1))
    #expect(rig.double.selection == [path(0, 2)])
    rig.tableView.allowsSelection = false
    rig.double.select(path(0, 0))
    #expect(rig.double.selection == [path(0, 2)])
  }

  @Test func didEndDisplayingIsCalled() {
    let delegate = Delegate()
    let rig = rig(delegate)
    rig.batch(["ac", "d"]) { $0.deleteRows(at: [path(0, 1)], with: .none) }
    #expect(delegate.events == ["end 1"])
  }

  /// A delegate in front of another one, to which it forwards what it lacks.
  @MainActor
  private final class Front: NSObject, UITableViewDelegate {
    nonisolated(unsafe) var behind: Delegate?
    nonisolated(unsafe) var offersSelection = false

    nonisolated func responds(to selector: Selector?) -> Bool {
      offersSelection || selector != NSSelectorFromString("tableView:didSelectRowAtIndexPath:")
    }

    nonisolated func forwardingTarget(for selector: Selector?) -> Any? { behind }
  }

  @Test func delegatesForwardCalls() {
    let delegate = Delegate()
    let front = Front()
    front.behind = delegate
    let rig = rig(delegate)
    rig.tableView.delegate = front
    front.offersSelection = true
    // The view asks for methods when it gets its delegate.
    rig.double.select(path(0, 0))
    rig.double.select(path(0, 1))
    #expect(delegate.events == ["deselect 0"])
    rig.tableView.delegate = nil
    rig.tableView.delegate = front
    rig.double.select(path(0, 2))
    #expect(delegate.events == ["deselect 0", "deselect 1", "select 2"])
  }

  @Test func theDelegateRedirectsADraggedRow() {
    let delegate = Delegate()
    let rig = rig(delegate)
    rig.double.beginDrag(at: path(0, 1))
    rig.double.hover(over: path(0, 2))
    rig.double.drop()
    #expect(rig.moves == [[path(0, 1), path(0, 0)]])
    #expect(rig.stale == [])
  }

  /// A data source that implements it turns swiping on.
  @MainActor
  private final class Deleting: NSObject, UITableViewDataSource {
    var deleted: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) { deleted.append(path) }

    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
      path.row == 1
    }
  }

  @Test func rowsAreDeletedBySwiping() {
    let rig = TableRig(["ab"])
    #expect(!rig.double.swipeToDelete(path(0, 1)))
    let source = Deleting()
    rig.tableView.dataSource = source
    rig.tableView.layoutIfNeeded()
    #expect(rig.double.swipeToDelete(path(0, 1)))
    #expect(!rig.double.swipeToDelete(path(0, 0)))
    #expect(source.deleted == [path(0, 1)])
  }
}
