// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the first index at which a condition holds, provided it also holds at all later ones.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var left = count
    while left > 0 {
      let half = left / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        left = half
      } else {
        start = index(after: middle)
        left -= half + 1
      }
    }
    return start
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the elements stably sorted by their offsets.
  ///
  /// Sorts integers made of an offset and an index, so one sort is compiled for all element types.
  ///
  /// - Precondition: The offsets are not negative, and fit in 32 bits.
  @export(implementation)
  package func sorted(byOffset offset: (Element) -> Int) -> [Element] {
    indices.map { UInt64(offset(self[$0])) << 32 | UInt64($0) }.sorted()
      .map { self[Int($0 & 0xffff_ffff)] }
  }
}
