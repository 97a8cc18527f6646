// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is happening to a row, as its line says at the left.
package enum RowMark: Sendable, Hashable {
  case none, inserted, deleted, moved, updated

  /// The character at the left of the line.
  package var symbol: String {
    switch self {
    case .none: " "
    case .inserted: "+"
    case .deleted: "-"
    case .moved: "^"
    case .updated: "*"
    }
  }

  /// The colour of that character.
  package var color: UInt8? {
    switch self {
    case .none: nil
    case .inserted: 114
    case .deleted: 203
    case .moved: 111
    case .updated: 221
    }
  }

  /// Which of two rows is drawn on the same line: the one that is further in front.
  package var depth: Int {
    switch self {
    case .deleted: 0
    case .inserted: 1
    case .none, .updated: 2
    case .moved: 3
    }
  }
}
