// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edit of a list in offsets only, so that the same script edits rows of any type.
struct EditScript {
  /// For each new offset, the old offset of its row or `inserted`.
  var sources: [Int32]

  /// The new offsets of rows whose content changes, in ascending order.
  var updated: [Int] = []

  /// Whether the new list shares the storage of the old one.
  var sharesStorage = false

  let oldCount: Int

  /// The value in `sources` for a row that the old list does not have.
  static let inserted: Int32 = -1

  /// Creates a script that changes nothing.
  init(oldCount: Int) {
    self.oldCount = oldCount
    sources = (0..<Int32(oldCount)).map { $0 }
  }

  /// The number of changes of each kind in a minimal diff, computed from the script and not from
  /// the rows.
  var counts: ChangeCounts {
    let pairs = sources.filter { $0 != Self.inserted }
    return ChangeCounts(
      deletes: oldCount - pairs.count,
      inserts: sources.count - pairs.count,
      moves: pairs.count - longestIncreasingLength(of: pairs),
      updates: updated.count)
  }
}

/// The numbers of rows that a diff deletes, inserts, moves and updates.
struct ChangeCounts: Equatable, Sendable, Codable {
  var deletes = 0
  var inserts = 0
  var moves = 0
  var updates = 0

  var total: Int { deletes + inserts + moves + updates }
}

/// Returns the length of a longest strictly increasing subsequence, by patience sorting.
///
/// It tells the smallest number of moves and shares no code with the library.
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
