// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Rows that lie next to each other in a listing and have the same fate.
struct RowRun {
  enum Kind: Sendable {
    case stays, updated, deleted, inserted

    /// The rows stand at their old place, and go to their new one.
    case leaves

    /// The rows stand at their new place, and come from their old one.
    case arrives

    /// The same, with new content.
    case arrivesUpdated
  }

  let kind: Kind

  /// The flat offset of the first row in the old list, if it is there.
  let old: Int

  /// The flat offset of the first row in the new list, if it is there.
  let new: Int

  var count: Int

  /// Returns the flat offsets of a row in both lists, where it is there.
  func offsets(_ step: Int) -> (old: Int?, new: Int?) {
    (old < 0 ? nil : old + step, new < 0 ? nil : new + step)
  }

  var isMove: Bool { kind == .leaves || kind == .arrives || kind == .arrivesUpdated }
}

extension RowRun.Kind {
  /// Whether the rows stand where they were in the old file.
  var isAtOldPlace: Bool { self == .deleted || self == .leaves }

  /// Whether the rows have new content.
  var isUpdate: Bool { self == .updated || self == .arrivesUpdated }

  /// The style of rows that change; none if they stay.
  var styles: [TextStyle] {
    switch self {
    case .stays: []
    case .updated: [.yellow]
    case .deleted: [.red]
    case .inserted: [.green]
    case .leaves: [.magenta]
    case .arrives, .arrivesUpdated: [.cyan]
    }
  }

  /// The sign of a row; a move points to where the row goes, or comes from it.
  var sign: String {
    switch self {
    case .stays: "  "
    case .updated: "~ "
    case .deleted: "- "
    case .inserted: "+ "
    case .leaves: "→ "
    case .arrives, .arrivesUpdated: "← "
    }
  }
}
