// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How many rows and sections have changed.
package struct ChangeCount {
  var deleted = 0
  var inserted = 0
  var moved = 0
  var updated = 0
  var unchanged = 0
  private(set) var sections: (deleted: Int, inserted: Int, moved: Int) = (0, 0, 0)

  package init(_ parts: [ListChange.Part]) {
    for part in parts {
      deleted += part.count(.deleted)
      inserted += part.count(.inserted)
      moved += part.count(.arrives, .arrivesUpdated)
      updated += part.count(.updated, .arrivesUpdated)
      unchanged += part.count(.stays)
      sections.deleted += part.new == nil ? 1 : 0
      sections.inserted += part.old == nil ? 1 : 0
      sections.moved += part.moves ? 1 : 0
    }
  }

  /// The numbers in words.
  func text(_ word: String) -> String {
    let parts = Self.list([
      (sections.deleted, "deleted"), (sections.inserted, "inserted"), (sections.moved, "moved"),
    ])
    let rows = Self.list([
      (deleted, "deleted"), (inserted, "inserted"), (moved, "moved"), (updated, "updated"),
      (unchanged, "unchanged"),
    ])
    return (parts.isEmpty ? "" : "sections: \(parts); ")
      + (rows.isEmpty ? "no \(word)s" : "\(word)s: \(rows)")
  }

  /// Returns numbers with their words, but for those that are 0.
  static func list(_ counts: [(Int, String)]) -> String {
    counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}
