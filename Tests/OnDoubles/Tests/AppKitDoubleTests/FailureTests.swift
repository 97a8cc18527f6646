// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// What AppKit throws at, or shows wrongly, is a failure, and the view stays as it was.
@MainActor
@Suite struct FailureTests {
  private static let error = "NSTableView error inserting/removing/moving row"

  /// Calls of a table that shows a, b and c.
  private static let tableCalls: [(failures: [String], call: (LetterTable) -> Void)] = [
    (
      [
        "view(atColumn:row:): row 3 of 3 rows", "rowView(atRow:): row -1 of 3 rows",
        "noteHeightOfRows(withIndexesChanged:): row 3 of 3 rows",
        "selectRowIndexes: 3 of 3 rows",
        "reloadData(forRowIndexes:columnIndexes:): row 10 of 3 rows",
        "reloadData(forRowIndexes:columnIndexes:): column 2",
      ],
      {
        _ = $0.tableView.view(atColumn: 0, row: 3, makeIfNecessary: false)
        _ = $0.tableView.rowView(atRow: -1, makeIfNecessary: true)
        $0.tableView.noteHeightOfRows(withIndexesChanged: [0, 3])
        $0.tableView.selectRowIndexes([3], byExtendingSelection: false)
        $0.tableView.reloadData(forRowIndexes: [10], columnIndexes: [0])
        $0.tableView.reloadData(forRowIndexes: [0], columnIndexes: [2])
      }
    ),
    (["endUpdates() without beginUpdates()"], { $0.tableView.endUpdates() }),
    (
      ["updates began while a reload was pending"],
      {
        $0.tableView.reloadData()
        $0.update("abc") { _ in }
        $0.window.layoutIfNeeded()
      }
    ),
    (
      ["reloadData() within updates"],
      {
        $0.update("abc") { $0.reloadData() }
        $0.window.layoutIfNeeded()
      }
    ),
    (
      ["reloadData(forRowIndexes:columnIndexes:) within updates"],
      { $0.update("abc") { $0.reloadData(forRowIndexes: [0], columnIndexes: [0]) } }
    ),
    // The data changed before the updates.
    (
      [
        "the data changed before updates: 3 rows instead of 4",
        "Invalid update: the data source has 3 rows after updates to 4 rows",
      ],
      {
        $0.update("abcd") { $0.insertRows(at: [3]) }
        $0.data.removeLast()
        $0.update("abc") { _ in }
        $0.tableView.reloadData()
        $0.window.layoutIfNeeded()
      }
    ),
    // Ranges are checked against the running count, and a mistake leaves out what follows.
    (
      ["\(error) 3 (numberOfRows: 3).", "\(error) 2 (numberOfRows: 2)."],
      {
        $0.update("abc") { $0.removeRows(at: [3]) }
        $0.update("abc") {
          $0.removeRows(at: [0])
          $0.removeRows(at: [2])
          $0.insertRows(at: [9])
        }
      }
    ),
    (
      ["\(error) 4 (numberOfRows: 3).", "\(error) 3 (numberOfRows: 3)."],
      {
        $0.update("abc") { $0.insertRows(at: [4]) }
        $0.update("abc") { $0.moveRow(at: 3, to: 0) }
      }
    ),
    (
      ["\(error) 3 (numberOfRows: 3).", "\(error) 2 (numberOfRows: 2)."],
      {
        $0.update("abc") { $0.moveRow(at: 0, to: 3) }
        $0.update("abc") {
          $0.removeRows(at: [0])
          $0.moveRow(at: 0, to: 2)
        }
      }
    ),
    (
      Array(repeating: "updates were animated off screen", count: 2),
      {
        $0.tableView.moveRow(at: 0, to: 0)
        $0.window.contentView = nil
        $0.update("abc") { _ in }
        $0.tableView.moveRow(at: 0, to: 0)
        $0.window.contentView = $0.scrollView
        $0.scrollView.frame.size.height = 0
        $0.window.layoutIfNeeded()
        $0.tableView.moveRow(at: 0, to: 0)
        $0.scrollView.frame.size.height = 100
        $0.window.layoutIfNeeded()
      }
    ),
  ]

  @Test func tables() {
    for (failures, call) in Self.tableCalls {
      let table = LetterTable("abc")
      call(table)
      #expect(table.double.failures == failures)
      #expect(table.shown == "abc")
    }
    // A question within another does not end it.
    let within: [(NSTableView) -> Void] = [
      { $0.reloadData() }, { $0.reloadData(forRowIndexes: [0], columnIndexes: [0]) },
      { $0.beginUpdates() }, { $0.moveRow(at: 0, to: 1) }, { $0.insertRows(at: [0]) },
      { $0.removeRows(at: [0]) },
      {
        _ = $0.view(atColumn: 0, row: 2, makeIfNecessary: true)
        $0.reloadData()
      },
    ]
    for change in within {
      let table = LetterTable("abc")
      table.onAsk = { [unowned table] in
        table.onAsk = nil
        change(table.tableView)
      }
      table.tableView.reloadData()
      table.window.layoutIfNeeded()
      #expect(table.double.failures.count == 1 && table.shown == "abc")
      #expect(table.double.failures[0].hasSuffix("within a call of the data source"))
    }
  }

  /// Calls of a collection view that shows a, b and c.
  private static let collectionCalls: [(failures: [String], call: (LetterCollection) -> Void)] = [
    (
      [
        "numberOfItems(inSection: 1) of 1 sections",
        "selectionIndexPaths: there is no item at [0, 3]",
        "no item is registered for \(NSUserInterfaceItemIdentifier("none"))",
        "no view is registered for \(NSUserInterfaceItemIdentifier("none"))",
      ],
      {
        #expect($0.collectionView.numberOfItems(inSection: 1) == 0)
        $0.collectionView.selectionIndexPaths = [[0, 0], [0, 3]]
        #expect($0.collectionView.selectionIndexPaths == [[0, 0]])
        _ = $0.collectionView.makeItem(withIdentifier: "none", for: [0, 0])
        _ = $0.collectionView.makeSupplementaryView(
          ofKind: "header", withIdentifier: "none", for: [0, 0])
      }
    ),
    (
      ["attempt to delete item 3 from section 0 which only contains 3 items before the update"],
      { $0.update("ab") { $0.deleteItems(at: [[0, 3]]) } }
    ),
    (
      ["the data changed before a batch: [2] instead of [3]"],
      {
        $0.data = ["ab"]
        $0.collectionView.deleteItems(at: [[0, 2]])
        $0.update("abc") { $0.insertItems(at: [[0, 2]]) }
      }
    ),
    (
      ["a batch began while a reload was pending"],
      {
        $0.collectionView.reloadData()
        $0.update("abc") { _ in }
        $0.window.layoutIfNeeded()
      }
    ),
    (
      ["reloadData() within a batch"],
      {
        $0.update("abc") { $0.reloadData() }
        $0.window.layoutIfNeeded()
      }
    ),
    (
      Array(repeating: "a batch was animated off screen", count: 2),
      {
        $0.collectionView.animator().performBatchUpdates {}
        #expect($0.double.animatedBatchCount == 1)
        $0.window.contentView = nil
        $0.collectionView.performBatchUpdates {}
        $0.collectionView.animator().performBatchUpdates {}
        $0.window.contentView = $0.scrollView
        $0.scrollView.frame.size.height = 0
        $0.window.layoutIfNeeded()
        $0.collectionView.animator().performBatchUpdates {}
        $0.scrollView.frame.size.height = 100
        $0.window.layoutIfNeeded()
      }
    ),
  ]

  @Test func collections() {
    for (failures, call) in Self.collectionCalls {
      let list = LetterCollection("abc")
      call(list)
      #expect(list.double.failures == failures)
      #expect(list.shown == "abc")
    }
    let within: [(NSCollectionView) -> Void] = [
      { $0.reloadData() }, { $0.performBatchUpdates {} }, { $0.moveItem(at: [0, 0], to: [0, 1]) },
    ]
    for change in within {
      let list = LetterCollection("abc")
      list.onAsk = { [unowned list] in
        list.onAsk = nil
        change(list.collectionView)
      }
      list.collectionView.reloadData()
      list.window.layoutIfNeeded()
      #expect(list.double.failures.count == 1 && list.shown == "abc")
      #expect(list.double.failures[0].hasSuffix("within a call of the data source"))
    }
    // A reload beside a move goes wrong in AppKit.
    let list = LetterCollection("abcd")
    list.update("cabd") {
      $0.moveItem(at: [0, 2], to: [0, 0])
      $0.reloadItems(at: [[0, 1]])
    }
    #expect(list.double.failures.count == 1 && list.shown == "abcd")
  }
}
