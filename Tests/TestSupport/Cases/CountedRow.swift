// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts what a diff asks of rows; an object, so that all rows of a test share one.
package final class Counters {
  package var idReads = 0
  package var idComparisons = 0
  package var hashes = 0
  package var contentComparisons = 0

  package init() {}

  package func reset() { (idReads, idComparisons, hashes, contentComparisons) = (0, 0, 0, 0) }

  /// A measure by its name in `Fixtures/Budgets`.
  package func value(of measure: String) -> Int? {
    switch measure {
    case "idReads": idReads
    case "idComparisons": idComparisons
    case "hashes": hashes
    case "contentComparisons": contentComparisons
    default: nil
    }
  }
}

/// An id that counts its comparisons and hashes.
package struct CountedID: Hashable {
  package let value: Int
  package let counters: Counters

  package init(value: Int, counters: Counters) { (self.value, self.counters) = (value, counters) }

  package static func == (left: CountedID, right: CountedID) -> Bool {
    left.counters.idComparisons += 1
    return left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    counters.hashes += 1
    hasher.combine(value)
  }
}

/// A row that counts how often its id is read and its content compared.
package struct CountedRow: Identifiable, Equatable {
  package let row: TestRow
  package let counters: Counters

  package init(row: TestRow, counters: Counters) { (self.row, self.counters) = (row, counters) }

  package var id: CountedID {
    counters.idReads += 1
    return CountedID(value: row.id, counters: counters)
  }

  package static func == (left: CountedRow, right: CountedRow) -> Bool {
    left.counters.contentComparisons += 1
    return left.row.content == right.row.content
  }
}
