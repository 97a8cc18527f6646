// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of one parent in Qt's `QAbstractItemModel` as documented: a change of rows is announced,
/// carried out and concluded, and views see the rows only then.
///
/// The model's own list is changed by its owner. `end…` compares it with what `begin…` announced.
struct ItemModelInterpreter<Row: Equatable> {
  /// The rows as views know them.
  private(set) var rows: [Row]

  private var announced: (name: String, rows: (_ model: [Row]) -> [Row]?)?

  init(_ rows: [Row]) { self.rows = rows }

  mutating func beginInsertRows(_ first: Int, _ last: Int) throws(RefusedCall) {
    try checkIdle()
    if first < 0 || first > rows.count || last < first {
      throw RefusedCall("G1", "insert \(first) to \(last) of \(rows.count)")
    }
    let old = rows
    announced = (
      "InsertRows",
      { model in
        if model.count != old.count + last - first + 1 { return nil }
        var rest = model
        rest.removeSubrange(first...last)
        return rest == old ? model : nil
      }
    )
  }

  mutating func beginRemoveRows(_ first: Int, _ last: Int) throws(RefusedCall) {
    try checkIdle()
    if first < 0 || last < first || last >= rows.count {
      throw RefusedCall("G1", "remove \(first) to \(last) of \(rows.count)")
    }
    var rest = rows
    rest.removeSubrange(first...last)
    announced = ("RemoveRows", { [rest] model in model == rest ? model : nil })
  }

  /// Announces that rows move to before the row that is now at `destinationChild`.
  mutating func beginMoveRows(
    _ first: Int, _ last: Int, _ destinationChild: Int
  ) throws(RefusedCall) {
    try checkIdle()
    if first < 0 || last < first || last >= rows.count {
      throw RefusedCall("G1", "move \(first) to \(last) of \(rows.count)")
    }
    if destinationChild < 0 || destinationChild > rows.count
      || (first...last + 1).contains(destinationChild)
    {
      throw RefusedCall("G5", "move \(first) to \(last) before \(destinationChild)")
    }
    let parts =
      destinationChild < first
      ? [0..<destinationChild, first..<last + 1, destinationChild..<first, last + 1..<rows.count]
      : [0..<first, last + 1..<destinationChild, first..<last + 1, destinationChild..<rows.count]
    let expected = parts.flatMap { rows[$0] }
    announced = ("MoveRows", { model in model == expected ? model : nil })
  }

  /// Concludes a change; `name` is that of the method behind `end`.
  mutating func end(_ name: String, _ model: [Row]) throws(RefusedCall) {
    guard let change = announced, change.name == name else {
      throw RefusedCall("G5", "end\(name) without its begin")
    }
    guard let result = change.rows(model) else {
      throw RefusedCall("G5", "end\(name): the data do not agree with begin\(name)")
    }
    rows = result
    announced = nil
  }

  mutating func dataChanged(_ first: Int, _ last: Int, _ model: [Row]) throws(RefusedCall) {
    try checkIdle()
    if first < 0 || last < first || last >= rows.count {
      throw RefusedCall("G1", "data changed \(first) to \(last) of \(rows.count)")
    }
    rows.replaceSubrange(first...last, with: model[first...last])
    if rows != model { throw RefusedCall("G5", "other rows changed than \(first) to \(last)") }
  }

  private func checkIdle() throws(RefusedCall) {
    if let change = announced { throw RefusedCall("G5", "begin\(change.name) is not concluded") }
  }
}
