// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// An `ItemModelInterpreter` with the calls of Qt, and the model's rows.
final class QAbstractItemModel {
  var rows: [TestRow]
  private(set) var view: ItemModelInterpreter<TestRow>
  private(set) var log = StepLog()

  /// What was announced, in the words of Fixtures/Steps.
  private(set) var steps: [String] = []

  init(_ rows: [TestRow]) {
    self.rows = rows
    view = ItemModelInterpreter(rows)
  }

  func beginRemoveRows(_ first: Int, _ last: Int) {
    steps.append("remove \(first) \(last)")
    begin { try view.beginRemoveRows(first, last) }
  }

  func endRemoveRows() { end("RemoveRows") }

  func beginMoveRows(_ first: Int, _ last: Int, _ destinationChild: Int) {
    steps.append("move \(first) \(last) \(destinationChild)")
    begin { try view.beginMoveRows(first, last, destinationChild) }
  }

  func endMoveRows() { end("MoveRows") }

  func beginInsertRows(_ first: Int, _ last: Int) {
    steps.append("insert \(first) \(last)")
    begin { try view.beginInsertRows(first, last) }
  }

  func endInsertRows() { end("InsertRows") }

  func dataChanged(_ first: Int, _ last: Int) {
    steps.append("change \(first) \(last)")
    log.note("dataChanged", on: view.rows) { try view.dataChanged(first, last, rows) }
  }

  private func begin(_ announce: () throws -> Void) {
    log.note("begin") {
      if rows != view.rows { throw StepProblem("the rows change before they are announced") }
      try announce()
    }
  }

  private func end(_ name: String) {
    log.note("end\(name)", on: view.rows) { try view.end(name, rows) }
  }
}
