// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The union of ranges of offsets, inserted in any order.
///
/// Many ranges are marked in a table of bits. It takes time and memory for each offset below the
/// bound, changed or not, so few ranges are sorted instead: what a few changes leave of ten million
/// rows is then known in a microsecond instead of a hundred.
package struct OffsetSetBuilder {
  /// The offsets inserted; `nil` if they are few.
  private var marked: OffsetSet?

  /// The ranges inserted if they are few, sorted where they are read.
  private var few: ContiguousArray<OffsetRanges.Run> = []

  private let bound: Int

  /// Creates an empty union.
  ///
  /// - Parameters:
  ///   - bound: All offsets are below it.
  ///   - rangeCount: About how many ranges will be inserted.
  ///   - isSparse: Whether to sort the ranges; `nil` to do so if that is faster.
  package init(bound: Int, rangeCount: Int, isSparse: Bool? = nil) {
    self.bound = bound
    if !(isSparse ?? Self.sortsFaster(rangeCount, bound: bound)) {
      marked = OffsetSet(bound: bound)
    }
  }

  /// Returns whether as many ranges are sorted in less time than a table of bits is made and read.
  ///
  /// Sorting takes about as long for a range as the table for sixteen words.
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

  /// Returns the number of offsets, counting those of several ranges once.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges, if as many were expected: a table has
  ///   at most sixteen words for each.
  package mutating func count() -> Int {
    if let marked { return marked.count }
    sort()
    var (count, end) = (0, 0)
    for run in few {
      count += max(end, run.range.upperBound) - max(end, run.range.lowerBound)
      end = max(end, run.range.upperBound)
    }
    return count
  }

  /// Returns the offsets of the ranges.
  ///
  /// - Complexity: As `count()`.
  package consuming func members() -> OffsetRanges {
    if let marked { return marked.members() }
    sort()
    var members = OffsetRanges()
    var end = 0
    for run in few where run.range.upperBound > end {
      members.append(max(end, run.range.lowerBound)..<run.range.upperBound)
      end = run.range.upperBound
    }
    return members
  }

  /// Returns the offsets below the bound that are in no range.
  ///
  /// - Complexity: As `count()`.
  package consuming func gaps() -> OffsetRanges {
    if let marked { return marked.gaps() }
    sort()
    var gaps = OffsetRanges()
    var end = 0
    for run in few {
      gaps.append(end..<max(end, run.range.lowerBound))
      end = max(end, run.range.upperBound)
    }
    gaps.append(end..<bound)
    return gaps
  }

  private mutating func sort() {
    // Digits take a table for each pass.
    if few.count < 64 {
      few.sort { $0.start < $1.start }
    } else {
      few = few.sortedByDigits { $0.start }
    }
  }
}
