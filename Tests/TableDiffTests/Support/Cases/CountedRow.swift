// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts what a diff asks of rows; an object, so that all rows of a test share one.
final class Counters {
  var idReads = 0
  var idComparisons = 0
  var hashes = 0
  var contentComparisons = 0

  func reset() { (idReads, idComparisons, hashes, contentComparisons) = (0, 0, 0, 0) }

  /// A measure by its name in `Fixtures/Budgets`.
  func value(of measure: String) -> Int? {
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
struct CountedID: Hashable {
  let value: Int
  let counters: Counters

  static func == (left: CountedID, right: CountedID) -> Bool {
    left.counters.idComparisons += 1
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    counters.hashes += 1
    hasher.combine(value)
  }
}

/// A row that counts how often its id is read and its content compared.
struct CountedRow: Identifiable, Equatable {
  let row: TestRow
  let counters: Counters

  var id: CountedID {
    counters.idReads += 1
    return CountedID(value: row.id, counters: counters)
  }

  static func == (left: CountedRow, right: CountedRow) -> Bool {
    left.counters.contentComparisons += 1
    return left.row.content == right.row.content
  }
}
