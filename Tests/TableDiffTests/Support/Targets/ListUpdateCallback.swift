// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// A `ListUpdateInterpreter` with the calls of Android, whose adapter has the new rows.
final class ListUpdateCallback {
  private(set) var list: ListUpdateInterpreter<TestRow>
  private(set) var log = StepLog()
  private(set) var moves: [ListDiff.Move] = []
  private let new: [TestRow]

  init(_ lists: StepLists) {
    list = ListUpdateInterpreter(lists.old)
    new = lists.new
  }

  func onRemoved(_ position: Int, _ count: Int) {
    log.note("onRemoved(\(position), \(count))", on: list.rows) {
      try list.onRemoved(position, count)
    }
  }

  func onMoved(_ from: Int, _ to: Int) {
    moves.append(.init(from: from, to: to))
    log.note("onMoved(\(from), \(to))", on: list.rows) { try list.onMoved(from, to) }
  }

  func onInserted(_ position: Int, _ count: Int) {
    log.note("onInserted(\(position), \(count))", on: list.rows) {
      try list.onInserted(position, count) { new[$0] }
    }
  }

  func onChanged(_ position: Int, _ count: Int) {
    log.note("onChanged(\(position), \(count))", on: list.rows) {
      try list.onChanged(position, count) { new[$0] }
    }
  }
}
