// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

@MainActor
@Suite struct TableUpdateTests {
  /// A change under visible actions is a failure, unless the user has chosen one.
  @Test func visibleActions() {
    final class Delegate: NSObject, NSTableViewDelegate {
      func tableView(
        _: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
      ) -> [NSTableViewRowAction] {
        [NSTableViewRowAction(style: .regular, title: "\(row)") { _, _ in }]
      }
    }
    let (table, delegate) = (LetterTable("abc"), Delegate())
    table.tableView.delegate = delegate
    #expect(!table.tableView.rowActionsVisible)
    #expect(table.tableView.openActions(1, from: .leading) && table.tableView.rowActionsVisible)
    table.tableView.chooseAction(0)
    table.update("abcd") { $0.insertRows(at: [3]) }
    #expect(table.tableView.rowActionsVisible)
    table.update("acd") { $0.removeRows(at: [1]) }
    #expect(!table.tableView.rowActionsVisible && table.double.failures == [])
    #expect(table.tableView.openActions(1, from: .leading))
    table.tableView.rowActionsVisible = false
    table.update("a") { $0.removeRows(at: [1, 2]) }
    #expect(table.double.failures == [] && table.tableView.openActions(0, from: .leading))
    table.update("") { $0.removeRows(at: [0]) }
    #expect(table.double.failures == ["a change while the actions of a row are visible"])
  }

  @Test func performsChangesInOrder() {
    let table = LetterTable("abcde")
    let moved = table.cell(4)
    table.update("ecdab") {
      $0.moveRow(at: 4, to: 0)
      $0.moveRow(at: 3, to: 1)
      $0.moveRow(at: 4, to: 2)
    }
    #expect(table.shown == "ecdab")
    #expect(table.cell(0) === moved)
    #expect(table.double.failures == [])
  }

  /// Moves with the positions of a batch go wrong, as they do in AppKit.
  @Test func readsNoBatches() {
    let table = LetterTable("0123")
    table.update("2301") {
      $0.moveRow(at: 0, to: 2)
      $0.moveRow(at: 1, to: 3)
    }
    #expect(table.shown == "1032")
  }

  @Test func removesAndInsertsWithPositionsAtTheTime() {
    let table = LetterTable("abcd")
    let kept = table.cell(3)
    table.update("xdy") {
      $0.removeRows(at: [0])
      $0.removeRows(at: [0, 1])
      $0.insertRows(at: [0, 2])
    }
    #expect(table.shown == "xdy")
    #expect(table.cell(1) === kept)
    #expect(table.double.failures == [])
  }

  @Test func checksRangesAgainstTheRunningCount() {
    let wrong: [(NSTableView) -> Void] = [
      { $0.removeRows(at: [3]) },
      {
        $0.removeRows(at: [0])
        $0.removeRows(at: [2])
      },
      { $0.insertRows(at: [4]) },
      { $0.moveRow(at: 3, to: 0) },
      { $0.moveRow(at: 0, to: 3) },
      {
        $0.removeRows(at: [0])
        $0.moveRow(at: 0, to: 2)
      },
    ]
    for change in wrong {
      let table = LetterTable("abc")
      table.update("abc", change)
      #expect(table.double.failures.count == 1)
      #expect(table.double.failures[0].hasPrefix("NSTableView error inserting/removing/moving row"))
      #expect(table.shown == "abc")
      #expect(table.tableView.numberOfRows == 3)
    }
    let table = LetterTable("abc")
    table.update("abc") { $0.removeRows(at: [5]) }
    #expect(
      table.double.failures == [
        "NSTableView error inserting/removing/moving row 5 (numberOfRows: 3)."
      ])
  }

  @Test func leavesOutWhatFollowsAMistake() {
    let table = LetterTable("abc")
    table.tableView.selectRowIndexes([1], byExtendingSelection: false)
    table.update("abc") {
      $0.removeRows(at: [0])
      $0.removeRows(at: [9])
      $0.insertRows(at: [0])
      $0.removeRows(at: [9])
    }
    #expect(table.shown == "abc")
    #expect(table.tableView.selectedRowIndexes == [1])
    table.update("bc") { $0.removeRows(at: [0]) }
    #expect(table.shown == "bc")
    #expect(table.double.failures.count == 1)
  }

  @Test func comparesCountsAfterTheUpdates() {
    let table = LetterTable("abc")
    table.update("abcx") { tableView in
      tableView.beginUpdates()
      tableView.removeRows(at: [0])
      tableView.endUpdates()
      tableView.insertRows(at: [0, 3])
    }
    #expect(table.double.failures == [])
    table.update("abcx") { $0.removeRows(at: [0]) }
    #expect(
      table.double.failures == [
        "Invalid update: the data source has 4 rows after updates to 3 rows"
      ])
    #expect(table.tableView.numberOfRows == 4)
  }

  @Test func treatsSingleChangesAsUpdates() {
    let table = LetterTable("abc")
    table.data = ["a", "b"]
    table.tableView.removeRows(at: [2])
    #expect(
      table.double.failures == ["the data changed before updates: 2 rows instead of 3"])
    #expect(table.shown == "ab")
    table.tableView.removeRows(at: [1])
    #expect(
      table.double.failures.last
        == "Invalid update: the data source has 2 rows after updates to 1 rows")
  }

  @Test func requiresABegin() {
    let table = LetterTable("abc")
    table.tableView.endUpdates()
    #expect(table.double.failures == ["endUpdates() without beginUpdates()"])
    table.update("ab") { $0.removeRows(at: [2]) }
    #expect(table.double.failures.count == 1)
  }

  @Test func requiresThatPendingReloadsArePerformed() {
    let table = LetterTable("abc")
    table.tableView.reloadData()
    table.update("ab") { $0.removeRows(at: [2]) }
    #expect(table.double.failures == ["updates began while a reload was pending"])
  }

  @Test func doesNotReloadWithinUpdates() {
    let table = LetterTable("abc")
    table.update("abc") { $0.reloadData() }
    #expect(table.double.failures == ["reloadData() within updates"])
    let other = LetterTable("abc")
    other.update("abc") { $0.reloadData(forRowIndexes: [0], columnIndexes: [0]) }
    #expect(
      other.double.failures == ["reloadData(forRowIndexes:columnIndexes:) within updates"])
  }

  @Test func movesTheSelectionWithItsRows() {
    let table = LetterTable("abcde")
    table.tableView.selectRowIndexes([1, 3, 4], byExtendingSelection: false)
    table.update("abxyde") {
      $0.removeRows(at: [2])
      $0.insertRows(at: [2, 3])
    }
    #expect(table.tableView.selectedRowIndexes == [1, 4, 5])
    table.update("baxyde") { $0.moveRow(at: 0, to: 1) }
    #expect(table.tableView.selectedRowIndexes == [0, 4, 5])
    table.update("daxybe") {
      $0.moveRow(at: 4, to: 0)
      $0.moveRow(at: 1, to: 4)
    }
    #expect(table.tableView.selectedRowIndexes == [0, 4, 5])
    table.update("axyb") { $0.removeRows(at: [0, 5]) }
    #expect(table.tableView.selectedRowIndexes == [3])
    #expect(table.double.failures == [])
  }

  @Test func animatesOnScreenOnly() {
    let table = LetterTable("abc")
    table.tableView.beginUpdates()
    table.tableView.endUpdates()
    #expect(table.double.animatedBatchCount == 1)
    table.update("abc") { _ in }
    #expect(table.double.unanimatedBatchCount == 1)
    #expect(table.double.failures == [])
    table.window.contentView = nil
    table.update("abc") { _ in }
    #expect(table.double.failures == [])
    table.tableView.moveRow(at: 0, to: 0)
    #expect(table.double.failures == ["updates were animated off screen"])
    table.window.contentView = table.scrollView
    table.scrollView.frame.size.height = 0
    table.window.layoutIfNeeded()
    table.tableView.moveRow(at: 0, to: 0)
    #expect(table.double.failures.count == 2)
  }

  @Test func isNotReleasedWithinUpdates() {
    var table: LetterTable? = LetterTable("abc")
    let double = table?.double
    table?.tableView.beginUpdates()
    table = nil
    #expect(double?.failures == ["the table view was released in the middle of updates"])
  }
}
