// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// The rows of one parent in a model of Qt as documented: a change of rows is announced, carried out
/// and concluded, and views see the rows only then.
///
/// The owner of the model changes its rows; their change is compared with what was announced.
final class QAbstractItemModel {
  var rows: [TestRow]

  /// The rows as views know them.
  private(set) var shown: [TestRow]
  var log = StepLog()

  /// What was announced, in the words of Fixtures/Steps.
  private(set) var steps: [String] = []
  private var announced: (name: String, isCarriedOut: (_ rows: [TestRow]) -> Bool)?

  init(_ rows: [TestRow]) { (self.rows, shown) = (rows, rows) }

  func beginRemoveRows(_ first: Int, _ last: Int) {
    begin("RemoveRows", "remove \(first) \(last)") {
      try RefusedCall.check(first, last, within: shown.count)
      var rest = shown
      rest.removeSubrange(first...last)
      return { [rest] in $0 == rest }
    }
  }

  func endRemoveRows() { end("RemoveRows") }

  /// Announces that rows move to before the row that is now at `destinationChild`.
  func beginMoveRows(_ first: Int, _ last: Int, _ destinationChild: Int) {
    begin("MoveRows", "move \(first) \(last) \(destinationChild)") {
      try RefusedCall.check(first, last, within: shown.count)
      if destinationChild < 0 || destinationChild > shown.count
        || (first...last + 1).contains(destinationChild)
      {
        throw RefusedCall("G5", "move \(first) to \(last) before \(destinationChild)")
      }
      let parts =
        destinationChild < first
        ? [
          0..<destinationChild, first..<last + 1, destinationChild..<first, last + 1..<shown.count,
        ]
        : [
          0..<first, last + 1..<destinationChild, first..<last + 1, destinationChild..<shown.count,
        ]
      let expected = parts.flatMap { shown[$0] }
      return { $0 == expected }
    }
  }

  func endMoveRows() { end("MoveRows") }

  func beginInsertRows(_ first: Int, _ last: Int) {
    begin("InsertRows", "insert \(first) \(last)") {
      try RefusedCall.check(first, last, within: max(shown.count, first) + last - first + 1)
      if first > shown.count { throw RefusedCall("G1", "insert at \(first) of \(shown.count)") }
      return { [shown] rows in
        if rows.count != shown.count + last - first + 1 { return false }
        return rows[..<first] + rows[(last + 1)...] == shown[...]
      }
    }
  }

  func endInsertRows() { end("InsertRows") }

  func dataChanged(_ first: Int, _ last: Int) {
    steps.append("change \(first) \(last)")
    log.note("dataChanged", on: shown) {
      try checkIdle()
      try RefusedCall.check(first, last, within: shown.count)
      shown.replaceSubrange(first...last, with: rows[first...last])
      if rows != shown { throw RefusedCall("G5", "other rows changed than \(first) to \(last)") }
    }
  }

  private func begin(
    _ name: String, _ step: String, _ announce: () throws -> ((_ rows: [TestRow]) -> Bool)
  ) {
    steps.append(step)
    log.note("begin") {
      if rows != shown { throw StepProblem("the rows change before they are announced") }
      try checkIdle()
      announced = (name, try announce())
    }
  }

  private func end(_ name: String) {
    log.note("end\(name)", on: shown) {
      guard let change = announced, change.name == name else {
        throw RefusedCall("G5", "end\(name) without its begin")
      }
      if !change.isCarriedOut(rows) {
        throw RefusedCall("G5", "end\(name): the data do not agree with begin\(name)")
      }
      (shown, announced) = (rows, nil)
    }
  }

  private func checkIdle() throws {
    if let change = announced { throw RefusedCall("G5", "begin\(change.name) is not concluded") }
  }
}
