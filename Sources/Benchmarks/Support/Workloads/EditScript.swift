// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An edit of a list as offsets, which applies to rows of any type.
@usableFromInline
package struct EditScript {
  /// For each new offset, the old offset of its row, or `inserted`.
  @usableFromInline package var sources: [Int32]

  /// The new offsets of rows with changed content, ascending.
  @usableFromInline package var updated: [Int] = []

  /// Whether the new list shares the storage of the old one.
  @usableFromInline package var sharesStorage = false

  @usableFromInline package let oldCount: Int

  /// The value in `sources` for an inserted row.
  @export(implementation)
  package static var inserted: Int32 { -1 }

  /// Creates an empty script.
  @usableFromInline
  package init(oldCount: Int) {
    self.oldCount = oldCount
    sources = (0..<Int32(oldCount)).map { $0 }
  }

  /// The numbers of changes in a minimal diff, computed from the script, not from rows.
  @usableFromInline
  package var counts: ChangeCounts {
    let pairs = sources.filter { $0 != Self.inserted }
    return ChangeCounts(
      deletes: oldCount - pairs.count,
      inserts: sources.count - pairs.count,
      moves: pairs.count - longestIncreasingLength(of: pairs),
      updates: updated.count)
  }
}

/// The numbers of rows that a diff deletes, inserts, moves and updates.
@usableFromInline
package struct ChangeCounts: Equatable, Sendable, Codable {
  package var deletes: Int
  package var inserts: Int
  package var moves: Int
  package var updates: Int

  package init(deletes: Int = 0, inserts: Int = 0, moves: Int = 0, updates: Int = 0) {
    (self.deletes, self.inserts, self.moves, self.updates) = (deletes, inserts, moves, updates)
  }

  package var total: Int { deletes + inserts + moves + updates }
}

/// Returns the length of a longest strictly increasing subsequence, by patience sorting.
///
/// It determines the minimum number of moves, and shares no code with the library.
func longestIncreasingLength(of numbers: [Int32]) -> Int {
  var tails: [Int32] = []
  for number in numbers {
    if let last = tails.last, last >= number {
      var low = 0
      var high = tails.count - 1
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < number { low = middle + 1 } else { high = middle }
      }
      tails[low] = number
    } else {
      tails.append(number)
    }
  }
  return tails.count
}
