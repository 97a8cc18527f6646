// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A table as AppKit documents it: every call takes effect at once, and rows are counted in the state
/// before it; those inserted in the state after it.
///
/// Its data source has the new rows.
final class NSTableView {
  private(set) var rows: [TestRow]
  var log = StepLog()
  private let new: [TestRow]

  init(_ rows: [TestRow], new: [TestRow]) { (self.rows, self.new) = (rows, new) }

  let tableColumns = ["name"]

  func beginUpdates() {}
  func endUpdates() {}

  func removeRows(at indexes: IndexSet) {
    log.note("removeRows", on: rows) {
      let range = try range(indexes)
      try RefusedCall.check(range, within: rows.count, "G3")
      rows.removeSubrange(range)
    }
  }

  /// Removes the row at the old index and inserts it at the new one.
  func moveRow(at row: Int, to newRow: Int) {
    log.note("moveRow", on: rows) {
      if !rows.indices.contains(row) || !rows.indices.contains(newRow) {
        throw RefusedCall("G1", "move row \(row) to \(newRow) of \(rows.count)")
      }
      rows.insert(rows.remove(at: row), at: newRow)
    }
  }

  func insertRows(at indexes: IndexSet) {
    log.note("insertRows", on: rows) {
      let range = try range(indexes)
      try RefusedCall.check(range, within: rows.count + range.count, "G3")
      rows.insert(contentsOf: new[range], at: range.lowerBound)
    }
  }

  func reloadData(forRowIndexes indexes: IndexSet, columnIndexes columns: IndexSet) {
    log.note("reloadData", on: rows) {
      if columns != [0] { throw StepProblem("reloads the columns \(Array(columns))") }
      let range = try range(indexes)
      try RefusedCall.check(range, within: rows.count, "G1")
      rows.replaceSubrange(range, with: new[range])
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
