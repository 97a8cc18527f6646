// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A row that a report tells: one that did not stay as it was.
///
/// A moved row is told once.
struct ChangedRow {
  /// What happened to the row, such as `moved and updated`.
  let word: String

  /// Where the row was in the old file and is in the new one; `nil` if it is not there.
  let old: (row: InputRow, number: String)?
  let new: (row: InputRow, number: String)?

  /// Whether the row has new contents.
  let isUpdated: Bool

  /// The row as it is last: the new one, unless it is deleted.
  var shown: InputRow? { new?.row ?? old?.row }

  fileprivate init?(_ run: RowRun, _ step: Int, _ change: ListChange) {
    guard let word = run.kind.word else { return nil }
    self.word = word
    isUpdated = run.kind == .updated || run.kind == .arrivesUpdated
    old =
      run.old < 0
      ? nil : (change.oldRow(run.old + step), change.oldNumber(run.old + step))
    new =
      run.new < 0
      ? nil : (change.newRow(run.new + step), change.newNumber(run.new + step))
  }
}

extension ListChange {
  /// Calls a closure with the changed rows of a section, in the order of a listing.
  func forEachChangedRow(of part: Part, _ body: (ChangedRow) -> Void) {
    for run in part.runs where run.kind.word != nil {
      for step in 0..<run.count {
        if let row = ChangedRow(run, step, self) { body(row) }
      }
    }
  }

  /// The number of a row in the old file, or in its section there, counted from 1.
  func oldNumber(_ offset: Int) -> String { "\(LineNumbers.number(oldOffset(offset), oldStarts))" }

  /// The number of a row in the new file, or in its section there, counted from 1.
  func newNumber(_ offset: Int) -> String { "\(LineNumbers.number(offset, newStarts))" }
}

extension ListChange.Part {
  /// What happened to a section as a whole; `nil` if nothing did.
  var word: String? {
    if old == nil { return "section inserted" }
    if new == nil { return "section deleted" }
    return moves ? "section moved" : nil
  }
}

extension RowRun.Kind {
  /// What happened to rows that are told here; `nil` if nothing did, or if they are told elsewhere.
  fileprivate var word: String? {
    switch self {
    case .stays, .leaves: nil
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .updated: "updated"
    case .arrives: "moved"
    case .arrivesUpdated: "moved and updated"
    }
  }
}
