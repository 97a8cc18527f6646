// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging

/// A section with a title.
struct Shelf: ListSection, Hashable, Sendable, CustomStringConvertible {
  let id: Int
  var title = 0
  var rows: [Item]

  init(id: Int, title: Int = 0, rows: [Item]) {
    (self.id, self.title, self.rows) = (id, title, rows)
  }

  init(_ section: Shelf, rows: [Item]) {
    self.init(id: section.id, title: section.title, rows: rows)
  }

  func hasSameHeader(as other: Shelf) -> Bool { title == other.title }

  /// The section as a row of a list of sections.
  var header: Item { Item(id: id, text: title) }

  var description: String { "\(header): \(rows)" }
}
