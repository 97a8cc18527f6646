// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which places in a section a batch leaves to the rows that it does not name.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D        stays [0, 2, 3], holes [1, 2, 4]
struct RowPlaces {
  let batch: BatchUpdate
  let oldCount: Int
  let newCount: Int

  /// The old offsets that are neither deleted nor moved from; a reloaded row is among them.
  let stays: OffsetRanges

  /// The new offsets that are neither inserted nor moved to.
  let holes: OffsetRanges

  /// Finds stays and holes; `nil` where some place is named twice.
  ///
  /// - Precondition: Every path in the batch names a row of section 0.
  /// - Complexity: O(*k* + *n* / 64), where *k* is the number of runs in the batch and *n* the
  ///   number of rows before and after it.
  init?(_ batch: BatchUpdate, oldCount: Int, newCount: Int) {
    self.batch = batch
    self.oldCount = oldCount
    self.newCount = newCount
    var gone = OffsetSet(bound: oldCount), taken = OffsetSet(bound: newCount)
    for run in batch.deleted.runs { gone.insert(Range(run.rows)) }
    for run in batch.inserted.runs { taken.insert(Range(run.rows)) }
    for run in batch.moved.runs {
      gone.insert(run.from.row..<run.from.row + run.count)
      taken.insert(run.to.row..<run.to.row + run.count)
    }
    stays = gone.gaps()
    holes = taken.gaps()
    // As many rows are taken as are named: then none was named twice.
    if oldCount - stays.count != batch.deleted.count + batch.moved.count { return nil }
    if newCount - holes.count != batch.inserted.count + batch.moved.count { return nil }
    if batch.reloaded.isEmpty { return }
    for run in batch.reloaded.runs { gone.insert(Range(run.rows)) }
    if stays.count - gone.gaps().count != batch.reloaded.count { return nil }
  }

  /// The moves that would come about without being named: as many rows stay before the old place as
  /// there are holes before the new one.
  ///
  /// The rows of one run go the same way, or none does: between them nothing stays and no hole is.
  func impliedMoves() -> [MoveRuns.Run] {
    if batch.moved.isEmpty { return [] }
    let staysBefore = OffsetRanks(stays), holesBefore = OffsetRanks(holes)
    return batch.moved.runs.filter {
      staysBefore.count(before: $0.from.row) == holesBefore.count(before: $0.to.row)
    }
  }
}

/// Counts how many of some offsets lie before a given one.
struct OffsetRanks {
  private let runs: RunList<OffsetRanges.Run>
  private var counts: ContiguousArray<Int> = [0]

  init(_ offsets: OffsetRanges) {
    runs = offsets.runs
    counts.reserveCapacity(runs.count + 1)
    for run in runs { counts.append(counts[counts.endIndex - 1] + Int(run.count)) }
  }

  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func count(before offset: Int) -> Int {
    let index = runs.partitioningIndex { Int($0.start) >= offset }
    if index == 0 { return 0 }
    return counts[index - 1] + min(Int(runs[index - 1].count), offset - Int(runs[index - 1].start))
  }

  /// The offset that as many others lie before.
  ///
  /// - Precondition: There are more than `rank` offsets.
  func offset(at rank: Int) -> Int {
    let index = counts.partitioningIndex { $0 > rank } - 1
    return Int(runs[index].start) + rank - counts[index]
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
