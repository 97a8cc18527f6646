// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffPatches
import TableDiffTesting
import TableDiffUpdating

/// What surrounds examples about tests: each example is a method of this class.
@MainActor final class Testing {
  struct Shelf: ListSection {
    let id: String
    var isOpen: Bool
    var rows: [Fruit]

    init(id: String, isOpen: Bool, rows: [Fruit]) {
      self.id = id
      self.isOpen = isOpen
      self.rows = rows
    }

    init(_ shelf: Shelf, rows: [Fruit]) {
      self.init(id: shelf.id, isOpen: shelf.isOpen, rows: rows)
    }

    func hasSameHeader(as other: Shelf) -> Bool { isOpen == other.isOpen }
  }

  let old = Rows.oldFruits, new = Rows.newFruits
  let fruits = ListGenerator { random in
    Fruit(id: Int.random(in: 0..<20, using: &random), name: "Fig")
  } changed: { fruit, _ in
    Fruit(id: fruit.id, name: fruit.name + "!")
  }
}
