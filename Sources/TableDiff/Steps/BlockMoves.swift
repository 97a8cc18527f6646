// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The moved runs of a diff one after the other, with their positions at the time of the move.
///
/// Deleted rows are gone, inserted ones not there yet. The runs move in their new order, each to
/// right behind the row that finally precedes it:
///
///     old      P Q a R b S    a and b stay
///     R moves  R P Q a b S    from gap 1 to gap 0
///     S moves  R P Q a S b    from gap 2 to gap 1
///     P moves  R Q a S P b    from gap 0 to gap 1
///     Q moves  R a S P b Q    from gap 0 to gap 2
///
/// Before the place that a run moves to, in gap *g*, there are *g* staying rows, all rows that have
/// moved so far, and the rows of earlier gaps that have not moved yet. The latter are counted as the
/// place goes on. Before the run itself there are the staying rows before its gap, the rows that
/// have moved so far and not beyond its gap, and the rows before it that have not moved yet, which
/// ``UnmovedRows`` counts.
struct BlockMoves {
  /// What the old list says of a moved run.
  private struct Origin {
    /// The number of moved rows before the run.
    var rank: Int32
    /// The gap of the run.
    var gap: Int32
    /// The number of rows that finally are before the end of that gap, without inserted ones.
    var end: Int32
  }

  private let moved: MovedRuns
  /// For each run in new order, what the old list says of it.
  private var origins: ContiguousArray<Origin>
  private var unmoved: UnmovedRows

  /// The index of the next run in new order.
  private var index = 0
  /// The number of rows that have moved.
  private var movedCount = 0
  /// The number of runs in old order that are in gaps before the last target.
  private var passedRuns = 0
  /// The number of their rows that have not moved yet.
  private var passedCount = 0

  /// Creates the moves of a diff.
  ///
  /// - Complexity: O(*r* + *m* / 64), where *r* is the number of the diff's runs and *m* that of its
  ///   moved rows.
  init(_ diff: ListDiff) {
    moved = MovedRuns(diff)
    origins = ContiguousArray(
      repeating: Origin(rank: 0, gap: 0, end: 0), count: moved.runs.count)
    unmoved = UnmovedRows(count: diff.moved.count)
    var rank: Int32 = 0
    var arrivedRuns = 0
    var arrivedCount: Int32 = 0
    for source in moved.sources {
      while arrivedRuns < moved.targets.count, moved.targets[arrivedRuns] <= source.gap {
        arrivedCount += moved.runs[arrivedRuns].count
        arrivedRuns += 1
      }
      origins[Int(source.index)] = Origin(
        rank: rank, gap: source.gap, end: source.gap + arrivedCount)
      rank += source.count
    }
  }

  /// Moves the next run.
  ///
  /// - Returns: The positions of its rows before the move, and that of the first one after it; `nil`
  ///   if all runs have moved.
  /// - Complexity: O(log *m*), amortised, where *m* is the number of moved rows.
  mutating func next() -> (rows: Range<Int>, to: Int)? {
    if index == moved.targets.count { return nil }
    let target = moved.targets[index]
    while passedRuns < moved.sources.count, moved.sources[passedRuns].gap < target {
      let source = moved.sources[passedRuns]
      if source.index >= index { passedCount += Int(source.count) }
      passedRuns += 1
    }
    let origin = origins[index]
    let rank = Int(origin.rank)
    let count = Int(moved.runs[index].count)
    let from = unmoved.count(before: rank) + min(Int(origin.end), Int(origin.gap) + movedCount)
    unmoved.remove(rank..<rank + count)
    if origin.gap < target { passedCount -= count }
    let to = Int(target) + movedCount + passedCount
    index += 1
    movedCount += count
    return (from..<from + count, to)
  }
}
