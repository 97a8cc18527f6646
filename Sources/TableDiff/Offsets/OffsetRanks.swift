// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts how many of some offsets lie before a given one.
struct OffsetRanks {
  private let runs: RunList<OffsetRanges.Run>
  private var counts: ContiguousArray<Int> = [0]

  init(_ offsets: OffsetRanges) {
    runs = offsets.runs
    counts.reserveCapacity(runs.count + 1)
    for run in runs { counts.append(counts[counts.endIndex - 1] + Int(run.count)) }
  }

  /// How many offsets there are.
  var count: Int { counts[counts.endIndex - 1] }

  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func count(before offset: Int) -> Int {
    let index = runs.partitioningIndex { Int($0.start) >= offset }
    if index == 0 { return 0 }
    return counts[index - 1] + min(Int(runs[index - 1].count), offset - Int(runs[index - 1].start))
  }

  /// How many offsets lie at or behind one and before another.
  func count(from start: Int, to end: Int) -> Int { count(before: end) - count(before: start) }

  /// The offset that as many others lie before.
  ///
  /// - Precondition: There are more than `rank` offsets.
  func offset(at rank: Int) -> Int {
    let index = counts.partitioningIndex { $0 > rank } - 1
    return Int(runs[index].start) + rank - counts[index]
  }
}

extension OffsetRanges {
  /// Whether an offset is in one of the ranges.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func contains(_ offset: Int) -> Bool {
    let index = runs.partitioningIndex { Int($0.start) > offset } - 1
    return index >= 0 && runs[index].range.contains(offset)
  }

  /// The offsets that are in these ranges and not in other ones.
  ///
  /// - Precondition: All offsets are below `bound`.
  func subtracting(_ other: OffsetRanges, bound: Int) -> OffsetRanges {
    if other.isEmpty { return self }
    var rest = OffsetSet(bound: bound)
    var end = 0
    for run in runs {
      rest.insert(end..<run.range.lowerBound)
      end = run.range.upperBound
    }
    rest.insert(end..<bound)
    for run in other.runs { rest.insert(run.range) }
    return rest.gaps()
  }
}

extension RandomAccessCollection {
  /// The first index from which on a condition holds, where it holds from some index on.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
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
