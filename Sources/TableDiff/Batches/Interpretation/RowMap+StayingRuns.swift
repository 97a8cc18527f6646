// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// The old and new ranges of sections that are consecutive in both lists; their staying rows fill
  /// the remaining new offsets.
  struct Block {
    var old: Range<Int>
    var new: Range<Int>

    var isMoved: Bool
  }

  /// Returns the runs of staying rows, which fill the remaining offsets of each block in order.
  ///
  /// - Precondition: Each section has as many staying rows as remaining offsets. The blocks ascend
  ///   by their new ranges.
  /// - Complexity: O(*r* + *b* log *r*), where *r* is the number of ranges and *b* the number of
  ///   blocks.
  static func stayingRuns(
    _ stays: OffsetRanges, filling remaining: OffsetRanges, along blocks: ContiguousArray<Block>
  ) -> ContiguousArray<Run> {
    var runs = ContiguousArray<Run>()
    runs.reserveCapacity(stays.runs.count + remaining.runs.count)
    var stay = OffsetReader(stays), free = OffsetReader(remaining)
    for block in blocks {
      stay.seek(block.old.lowerBound)
      free.seek(block.new.lowerBound)
      while let old = stay.next(below: block.old.upperBound),
        let new = free.next(below: block.new.upperBound)
      {
        let count = min(old.count, new.count)
        runs.append(
          Run(
            old: Int32(old.lowerBound), new: Int32(new.lowerBound), count: Int32(count),
            isMoved: false, isInMovedSection: block.isMoved))
        stay.position = old.lowerBound + count
        free.position = new.lowerBound + count
      }
    }
    return runs
  }
}

/// Iterates over ranges of ascending offsets, with seeking.
private struct OffsetReader {
  private let runs: RunList<OffsetRanges.Run>
  private var index = 0

  /// The next offset to read, or an earlier one.
  var position = 0

  init(_ offsets: OffsetRanges) {
    runs = offsets.runs
  }

  /// Moves to an offset in either direction.
  mutating func seek(_ offset: Int) {
    // Usually the last block ended there.
    let isNear =
      offset >= position && (index == runs.count || offset < runs[index].range.upperBound)
    position = offset
    if !isNear { index = runs.partitioningIndex { $0.range.upperBound > offset } }
  }

  /// Returns the rest of the current range, up to a bound; `nil` if it is empty.
  mutating func next(below bound: Int) -> Range<Int>? {
    while index < runs.count, runs[index].range.upperBound <= position { index += 1 }
    if index == runs.count { return nil }
    let range = runs[index].range
    let start = max(range.lowerBound, position)
    return start < bound ? start..<min(range.upperBound, bound) : nil
  }
}
