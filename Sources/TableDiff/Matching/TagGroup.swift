// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All left-over rows that share a tag, where it turned out that their ids differ all the same.
@usableFromInline
package struct TagGroup {
  @usableFromInline let oldOffsets: [Int]
  @usableFromInline let newOrdinals: [Int]
  @usableFromInline let newOffsets: [Int]

  /// Pairs the rows of the group by their ids, each new one with the first equal old one that is
  /// left.
  ///
  /// Pairs before `ordinal` were verified and reported, so they stay as they are. With honest ids
  /// they would come out the same: so far the k-th old and the k-th new row of the group were the
  /// same row. Ids whose `==` changes its mind must not break up a pair whose update is written
  /// down already.
  ///
  /// - Complexity: O(*g*²) comparisons, where *g* is the size of the group: two where hashes are
  ///   good.
  @inlinable
  func pairAnew(
    _ matches: inout ContiguousArray<Int32>, from ordinal: Int, areSame: (Int, Int) -> Bool
  ) {
    var left = oldOffsets
    for index in newOrdinals.indices {
      let isSettled = newOrdinals[index] < ordinal
      let settled = Int(matches[newOrdinals[index]])
      let found = left.firstIndex { isSettled ? $0 == settled : areSame($0, newOffsets[index]) }
      let old = found.map { Int32(truncatingIfNeeded: left.remove(at: $0)) }
      if !isSettled { matches[newOrdinals[index]] = old ?? -1 }
    }
  }
}
