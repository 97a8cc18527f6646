// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAppKit

/// A row.
struct Fruit: Identifiable, Hashable, Sendable {
  let id: Int
  var ripeness = 0

  /// What a view shows of it.
  var text: String { "\(id).\(ripeness)" }
}

/// A section.
struct Shelf: ListSection, Hashable, Sendable {
  let id: Int
  var title = ""
  var rows: [Fruit]

  init(id: Int, title: String = "", rows: [Fruit]) {
    (self.id, self.title, self.rows) = (id, title, rows)
  }

  init(_ section: Shelf, rows: [Fruit]) {
    self.init(id: section.id, title: section.title, rows: rows)
  }

  func hasSameHeader(as other: Shelf) -> Bool { title == other.title }
}

/// Makes rows of ids.
func fruits(_ ids: some Sequence<Int>) -> [Fruit] { ids.map { Fruit(id: $0) } }
