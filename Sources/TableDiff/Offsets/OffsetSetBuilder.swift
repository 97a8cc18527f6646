// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Builds the union of ranges of offsets, inserted in any order.
///
/// Many ranges are marked in a bitmap, whose time and memory depend on the bound. A few ranges are
/// sorted instead, so the rest of ten million rows after a few changes takes a microsecond instead
/// of a hundred.
package struct OffsetSetBuilder {
  /// The inserted offsets; `nil` if ranges are few.
  private var marked: OffsetSet?

  /// The inserted ranges if they are few, sorted on reading.
  private var few: ContiguousArray<OffsetRanges.Run> = []

  private let bound: Int

  /// Creates a builder of an empty set.
  ///
  /// - Parameters:
  ///   - bound: The upper bound of all offsets, exclusive.
  ///   - rangeCount: The approximate number of ranges to insert.
  ///   - isSparse: Whether to sort the ranges; `nil` to sort them if that is faster.
  package init(bound: Int, rangeCount: Int, isSparse: Bool? = nil) {
    self.bound = bound
    if !(isSparse ?? Self.sortsFaster(rangeCount, bound: bound)) {
      marked = OffsetSet(bound: bound)
    }
  }

  /// Returns whether sorting the ranges is faster than building and reading a bitmap.
  ///
  /// Sorting a range takes about as long as sixteen words of the bitmap.
  package static func sortsFaster(_ rangeCount: Int, bound: Int) -> Bool {
    rangeCount * 16 < bound / UInt.bitWidth
  }

  /// Inserts every offset of a range.
  @inline(__always)
  package mutating func insert(_ range: Range<Int>) {
    if marked != nil {
      marked?.insert(range)
    } else if !range.isEmpty {
      few.append(OffsetRanges.Run(range))
    }
  }

  /// Returns the number of distinct offsets.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges, if as many were expected: a bitmap
  ///   has at most sixteen words for each.
  package func count() -> Int { marked?.count ?? members().count }

  /// Returns the offsets of the ranges.
  ///
  /// - Complexity: That of `count()`.
  package func members() -> OffsetRanges {
    if let marked { return marked.members() }
    // A radix sort takes a table for each pass.
    let sorted =
      few.count < 64
      ? ContiguousArray(few.sorted { $0.start < $1.start }) : few.sortedByDigits { $0.start }
    var members = OffsetRanges()
    var end = 0
    for run in sorted where run.range.upperBound > end {
      members.append(max(end, run.range.lowerBound)..<run.range.upperBound)
      end = run.range.upperBound
    }
    return members
  }

  /// Returns the offsets below the bound that are in no range.
  ///
  /// - Complexity: That of `count()`.
  package func gaps() -> OffsetRanges {
    marked?.gaps() ?? OffsetRanges(0..<bound).subtracting(members())
  }
}
