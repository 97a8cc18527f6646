// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Distinct offsets, inserted one at a time in any order.
///
/// As in ``OffsetUnion``, many are marked in a table of bits. Few are members of a hash table, which
/// takes no memory for the offsets that are not inserted.
package struct DistinctOffsets {
  /// The offsets inserted; `nil` if they are few.
  private var marked: OffsetSet?

  /// The offsets inserted if they are few.
  private var few: Set<Int32> = []

  /// Creates an empty set.
  ///
  /// - Parameters:
  ///   - bound: All offsets are below it.
  ///   - count: The number of offsets that will be inserted.
  ///   - isSparse: Whether to use a hash table; `nil` to do so if that is faster.
  package init(bound: Int, count: Int, isSparse: Bool? = nil) {
    // Hashing an offset takes about four times as long as sorting a range.
    if !(isSparse ?? OffsetUnion.sortsFaster(4 * count, bound: bound)) {
      marked = OffsetSet(bound: bound)
    }
  }

  /// Inserts an offset.
  ///
  /// - Returns: `false` if it is already there.
  package mutating func insert(_ offset: Int) -> Bool {
    guard let isMember = marked?.contains(offset) else {
      return few.insert(Int32(truncatingIfNeeded: offset)).inserted
    }
    if !isMember { marked?.insert(offset) }
    return !isMember
  }

  /// The offsets inserted.
  package var ranges: OffsetRanges {
    if let marked { return marked.members() }
    var ranges = OffsetRanges()
    for offset in few.sorted() { ranges.append(Int(offset)..<Int(offset) + 1) }
    return ranges
  }
}
