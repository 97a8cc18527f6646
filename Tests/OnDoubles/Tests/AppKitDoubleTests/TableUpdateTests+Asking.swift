// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// When a table view asks its data source.
extension TableUpdateTests {
  @Test func doesNotChangeWhileItAsks() {
    for change in [
      { (tableView: NSTableView) in tableView.reloadData() },
      { $0.reloadData(forRowIndexes: [0], columnIndexes: [0]) },
      { $0.beginUpdates() },
      { $0.moveRow(at: 0, to: 1) },
      { $0.insertRows(at: [0]) },
      { $0.removeRows(at: [0]) },
    ] {
      let table = LetterTable("abc")
      table.onAsk = { [unowned table] in
        table.onAsk = nil
        change(table.tableView)
      }
      table.tableView.reloadData()
      table.window.layoutIfNeeded()
      #expect(table.double.failures.count == 1)
      #expect(table.double.failures[0].hasSuffix("within a call of the data source"))
      #expect(table.shown == "abc")
    }
  }

  @Test func notesWhenItAsks() {
    let table = LetterTable("abc")
    table.double.forgetCalls()
    table.update("abcx") { $0.insertRows(at: [3]) }
    let calls: [DataSourceCall] = [
      .init(name: "numberOfRows", phase: .beforeBatch),
      .init(name: "numberOfRows", phase: .afterBatch),
      .init(name: "rowView", phase: .afterBatch), .init(name: "view", phase: .afterBatch),
    ]
    #expect(table.double.calls == calls)
    table.double.forgetCalls()
    table.tableView.reloadData()
    #expect(table.double.calls == [])
    #expect(table.tableView.numberOfRows == 4)
    #expect(table.double.calls == [.init(name: "numberOfRows", phase: .outside)])
    table.double.forgetCalls()
    table.window.layoutIfNeeded()
    #expect(table.double.calls.count == 9)
    #expect(table.double.calls.allSatisfy { $0.phase == .layout })
  }

  @Test func mayAskWhileItChanges() {
    let table = LetterTable("abc")
    table.double.loadsInsertedRowsAtOnce = true
    table.double.forgetCalls()
    // A row that is inserted where it does not stay shows another row.
    table.update("xyabc") {
      $0.insertRows(at: [0])
      $0.insertRows(at: [0])
    }
    #expect(table.shown == "xxabc")
    #expect(table.double.calls.contains(.init(name: "view", phase: .inBatch)))
  }

  @Test func isAskedForViewsInTheMiddle() {
    let table = LetterTable("abcdefghij")
    table.double.forgetCalls()
    table.update("abcdefghij") { _ = $0.view(atColumn: 0, row: 9, makeIfNecessary: true) }
    #expect(table.double.calls.contains(.init(name: "view", phase: .inBatch)))
  }

  /// A question within another does not end it.
  @Test func doesNotChangeAfterAnInnerQuestion() {
    let table = LetterTable("abcdefghij")
    table.onAsk = { [unowned table] in
      table.onAsk = nil
      _ = table.tableView.view(atColumn: 0, row: 9, makeIfNecessary: true)
      table.tableView.reloadData()
    }
    table.tableView.reloadData(forRowIndexes: [0], columnIndexes: [0])
    #expect(table.double.failures == ["reloadData() within a call of the data source"])
  }
}
