// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The row with which each cell was last configured, while the cell exists.
package struct ShownRows<Row> {
  private struct Entry {
    weak var cell: AnyObject?
    let row: Row
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries at which those of released cells are removed.
  private var limit = 64

  /// The number of entries, including those of released cells that are not removed yet.
  package var count: Int { entries.count }

  package init() {}

  package subscript(cell: AnyObject) -> Row? {
    get {
      guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
      return entry.row
    }
    set {
      entries[ObjectIdentifier(cell)] = newValue.map { Entry(cell: cell, row: $0) }
      if entries.count > limit {
        entries = entries.filter { $0.value.cell != nil }
        limit = max(64, 2 * entries.count)
      }
    }
  }
}
