// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

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
