// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The row with which each cell was last configured, as long as the cell lives.
  struct ConfiguredRows<Row> {
    private struct Entry {
      weak var cell: UIView?
      let row: Row
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which those of cells that are gone are removed.
    private var limit = 64

    /// The row of a cell.
    subscript(cell: UIView) -> Row? {
      get {
        // Another cell may have had the same address.
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
#endif
