// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An `NSTableView` as AppKit documents it: every call takes effect at once, and rows are counted in
/// the state before it; those inserted in the state after it.
struct AppKitTableInterpreter<Row> {
  private(set) var rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  mutating func removeRows(at indexes: Range<Int>) throws(RefusedCall) {
    try RefusedCall.check(indexes, within: rows.count, "G3")
    rows.removeSubrange(indexes)
  }

  mutating func insertRows(at indexes: Range<Int>, _ row: (Int) -> Row) throws(RefusedCall) {
    try RefusedCall.check(indexes, within: rows.count + indexes.count, "G3")
    rows.insert(contentsOf: indexes.map(row), at: indexes.lowerBound)
  }

  /// Removes the row at the old index and inserts it at the new one.
  mutating func moveRow(at oldIndex: Int, to newIndex: Int) throws(RefusedCall) {
    if !rows.indices.contains(oldIndex) || !rows.indices.contains(newIndex) {
      throw RefusedCall("G1", "move row \(oldIndex) to \(newIndex) of \(rows.count)")
    }
    rows.insert(rows.remove(at: oldIndex), at: newIndex)
  }

  mutating func reloadData(
    forRowIndexes indexes: Range<Int>, _ row: (Int) -> Row
  ) throws(RefusedCall) {
    try RefusedCall.check(indexes, within: rows.count, "G1")
    for index in indexes { rows[index] = row(index) }
  }
}
