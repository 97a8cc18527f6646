// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// A stretch of the old list, and the stretch of the new one whose remaining offsets its staying
  /// rows fill: sections that are consecutive in both.
  struct Block {
    var old: Range<Int>
    var new: Range<Int>

    /// Whether the sections move.
    var isMoved: Bool
  }

  /// Returns the runs of staying rows: those of each block fill its remaining offsets in order.
  ///
  /// - Precondition: Each section has as many remaining offsets as staying rows. The blocks ascend
  ///   by their new ranges.
  /// - Complexity: O(*r* + *b* log *r*), where *r* is the number of ranges and *b* that of blocks.
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

/// Iterates over ranges of ascending offsets, and seeks.
private struct OffsetReader {
  private let runs: RunList<OffsetRanges.Run>
  private var index = 0

  /// The next offset to read, or one before it.
  var position = 0

  init(_ offsets: OffsetRanges) {
    runs = offsets.runs
  }

  /// Moves to an offset, ahead or back.
  mutating func seek(_ offset: Int) {
    // Usually the last block ended there.
    let isNear =
      offset >= position && (index == runs.count || offset < runs[index].range.upperBound)
    position = offset
    if !isNear { index = runs.partitioningIndex { $0.range.upperBound > offset } }
  }

  /// Returns the rest of the range at the position, up to a bound; `nil` if it is empty.
  mutating func next(below bound: Int) -> Range<Int>? {
    while index < runs.count, runs[index].range.upperBound <= position { index += 1 }
    if index == runs.count { return nil }
    let range = runs[index].range
    let start = max(range.lowerBound, position)
    return start < bound ? start..<min(range.upperBound, bound) : nil
  }
}
