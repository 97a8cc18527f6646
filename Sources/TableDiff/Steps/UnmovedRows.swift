// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The moved rows of a diff that have not moved yet, numbered in old order, with a bit for each.
///
/// A Fenwick tree sums the bits in words (Peter Fenwick, "A new data structure for cumulative
/// frequency tables", Software: Practice and Experience 24(3), 1994,
/// [doi:10.1002/spe.4380240306](https://doi.org/10.1002/spe.4380240306)). A million rows take 62
/// KB, so the tree stays in a fast cache, unlike a tree over single rows:
///
///     words  64 bits  64 bits  64 bits  64 bits …
///     tree        64      128       64      256      the sum of the last 1, 2, 1, 4 words
struct UnmovedRows {
  private var words: ContiguousArray<UInt64>
  private var tree: ContiguousArray<Int32>

  /// Creates a set of all rows below `count`.
  init(count: Int) {
    let wordCount = (count + 63) / 64
    words = ContiguousArray(repeating: .max, count: wordCount)
    tree = ContiguousArray(unsafeUninitializedCapacity: wordCount) { tree, initializedCount in
      for word in 0..<wordCount {
        let size = 64 * ((word + 1) & ~word)
        tree.initializeElement(at: word, to: Int32(truncatingIfNeeded: size))
      }
      initializedCount = wordCount
    }
  }

  /// Returns the number of unmoved rows before a row.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func count(before row: Int) -> Int {
    var end = row / 64
    var count = (words[end] & ~(.max << UInt64(row % 64))).nonzeroBitCount
    while end > 0 {
      count += Int(tree[end - 1])
      end &= end - 1
    }
    return count
  }

  /// Removes rows as they move.
  ///
  /// - Precondition: The rows have not moved yet.
  /// - Complexity: O((1 + *c* / 64) log *n*), where *c* is the number of rows in the range.
  mutating func remove(_ rows: Range<Int>) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let word = row / 64
      let count = min(rows.upperBound, (word + 1) * 64) - row
      words[word] &= ~((UInt64.max >> UInt64(64 - count)) << UInt64(row % 64))
      var node = word
      while node < tree.count {
        tree[node] &-= Int32(truncatingIfNeeded: count)
        node |= node + 1
      }
      row += count
    }
  }
}
