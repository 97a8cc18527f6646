// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What happens to a list, in offsets alone: the same script edits rows of any type.
struct EditScript {
  /// For each new offset the old offset of its row, or `inserted`.
  var sources: [Int32]

  /// The new offsets of rows whose content changes; ascending.
  var updated: [Int] = []

  /// Whether the new list is the old one itself, storage and all.
  var sharesStorage = false

  let oldCount: Int

  /// Stands in `sources` for a row that the old list does not have.
  static let inserted: Int32 = -1

  /// A script that so far leaves all rows as they are.
  init(oldCount: Int) {
    self.oldCount = oldCount
    sources = (0..<Int32(oldCount)).map { $0 }
  }

  /// How many changes of each kind a minimal diff has, reckoned from the script and not from the
  /// rows.
  var counts: ChangeCounts {
    let pairs = sources.filter { $0 != Self.inserted }
    return ChangeCounts(
      deletes: oldCount - pairs.count,
      inserts: sources.count - pairs.count,
      moves: pairs.count - longestIncreasingLength(of: pairs),
      updates: updated.count)
  }
}

/// How many rows a diff deletes, inserts, moves and updates.
struct ChangeCounts: Equatable, Sendable, Codable {
  var deletes = 0
  var inserts = 0
  var moves = 0
  var updates = 0

  var total: Int { deletes + inserts + moves + updates }
}

/// The length of a longest strictly increasing subsequence, by patience sorting.
///
/// It knows nothing of the library, for it tells how many moves are the fewest.
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
