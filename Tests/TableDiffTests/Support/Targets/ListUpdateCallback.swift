// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// A receiver of Android's calls as documented: each refers to the list as the calls before it left it.
///
/// Like an adapter's, its rows come from the final list. A row that was inserted or changed cannot
/// move later on: it would have been bound to the row of another position.
final class ListUpdateCallback {
  private var places: [(row: TestRow, isFinal: Bool)]
  private let new: [TestRow]
  var log = StepLog()
  private(set) var moves: [ListDiff.Move] = []

  var rows: [TestRow] { places.map { $0.row } }

  init(_ rows: [TestRow], new: [TestRow]) {
    places = rows.map { ($0, false) }
    self.new = new
  }

  func onInserted(_ position: Int, _ count: Int) {
    note("onInserted", position, count) { position in
      try RefusedCall.check(position, within: places.count + count, "G1")
      places.insert(contentsOf: new[position].map { ($0, true) }, at: position.lowerBound)
    }
  }

  func onRemoved(_ position: Int, _ count: Int) {
    note("onRemoved", position, count) { position in
      try RefusedCall.check(position, within: places.count, "G1")
      places.removeSubrange(position)
    }
  }

  func onChanged(_ position: Int, _ count: Int) {
    note("onChanged", position, count) { position in
      try RefusedCall.check(position, within: places.count, "G1")
      for position in position { places[position] = (new[position], true) }
    }
  }

  /// Takes the row out, and puts it at the position counted without it.
  func onMoved(_ from: Int, _ to: Int) {
    moves.append(.init(from: from, to: to))
    log.note("onMoved(\(from), \(to))", on: rows) {
      if !places.indices.contains(from) || !places.indices.contains(to) {
        throw RefusedCall("G1", "move \(from) to \(to) of \(places.count)")
      }
      if from == to { throw RefusedCall("G4", "move \(from) to itself") }
      if places[from].isFinal { throw RefusedCall("G4", "move \(from) after its change") }
      places.insert(places.remove(at: from), at: to)
    }
  }

  private func note(
    _ call: String, _ position: Int, _ count: Int, _ body: (Range<Int>) throws -> Void
  ) {
    log.note("\(call)(\(position), \(count))", on: rows) {
      if count < 1 { throw RefusedCall("G4", "\(call) of \(count) rows") }
      try body(position..<position + count)
    }
  }
}
