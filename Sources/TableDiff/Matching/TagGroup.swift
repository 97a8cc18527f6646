// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All left-over rows that share a tag, where it turned out that their ids differ all the same.
@usableFromInline
package struct TagGroup {
  @usableFromInline let oldOffsets: [Int]
  @usableFromInline let newOrdinals: [Int]
  @usableFromInline let newOffsets: [Int]

  /// Pairs the rows of the group by their ids, each new one with the first equal old one that is left.
  ///
  /// Up to the first candidate that was wrong this gives the same pairs as before, for so far the k-th old
  /// and the k-th new row of the group were the same.
  ///
  /// - Complexity: O(*g*²) comparisons, where *g* is the size of the group: two where hashes are good.
  @inlinable
  func pairAnew(_ matches: UnsafeMutableBufferPointer<Int32>, areSame: (Int, Int) -> Bool) {
    var left = oldOffsets
    for index in newOrdinals.indices {
      let found = left.firstIndex { areSame($0, newOffsets[index]) }
      matches[newOrdinals[index]] =
        found.map { Int32(truncatingIfNeeded: left.remove(at: $0)) } ?? -1
    }
  }
}
