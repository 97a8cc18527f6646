// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// An `AppKitTableInterpreter` with the calls of AppKit, whose data source has the new rows.
final class NSTableView {
  private(set) var table: AppKitTableInterpreter<TestRow>
  private(set) var log = StepLog()
  private let new: [TestRow]

  init(_ lists: StepLists) {
    table = AppKitTableInterpreter(lists.old)
    new = lists.new
  }

  let tableColumns = ["name"]

  func beginUpdates() {}

  func endUpdates() {}

  func removeRows(at rows: IndexSet) {
    log.note("removeRows", on: table.rows) { try table.removeRows(at: range(rows)) }
  }

  func moveRow(at row: Int, to newRow: Int) {
    log.note("moveRow", on: table.rows) { try table.moveRow(at: row, to: newRow) }
  }

  func insertRows(at rows: IndexSet) {
    log.note("insertRows", on: table.rows) {
      try table.insertRows(at: range(rows)) { new[$0] }
    }
  }

  func reloadData(forRowIndexes rows: IndexSet, columnIndexes columns: IndexSet) {
    log.note("reloadData", on: table.rows) {
      if columns != [0] { throw StepProblem("reloads the columns \(Array(columns))") }
      try table.reloadData(forRowIndexes: range(rows)) { new[$0] }
    }
  }

  /// The only range of a set.
  private func range(_ rows: IndexSet) throws -> Range<Int> {
    guard let range = rows.rangeView.first, range.count == rows.count else {
      throw StepProblem("\(Array(rows)) are not neighbours")
    }
    return range
  }
}
