// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The moved runs of a diff in sequence, with their positions at the time of each move.
///
/// Deletes come before these moves, inserts after them. The runs move in their new order, each to
/// just after the row that precedes it in the end:
///
///     old      P Q a R b S    a and b stay
///     R moves  R P Q a b S    from gap 1 to gap 0
///     S moves  R P Q a S b    from gap 2 to gap 1
///     P moves  R Q a S P b    from gap 0 to gap 1
///     Q moves  R a S P b Q    from gap 0 to gap 2
///
/// The target of a run in gap *g* is preceded by *g* staying rows, all rows moved so far, and the
/// unmoved rows of earlier gaps, which are counted as the target advances. The run itself is
/// preceded by the staying rows before its gap, the rows moved so far to its gap or before, and the
/// unmoved rows before it, which ``UnmovedRows`` counts.
struct BlockMoves {
  /// A moved run in the old list.
  private struct Origin {
    /// The number of moved rows before the run.
    var rank: Int32
    /// The gap of the run.
    var gap: Int32
    /// The number of rows before the end of that gap after all moves, without inserted ones.
    var end: Int32
  }

  private let moved: MovedRuns
  /// The origin of each run, in new order.
  private var origins: ContiguousArray<Origin>
  private var unmoved: UnmovedRows

  /// The index of the next run in new order.
  private var index = 0
  /// The number of rows moved so far.
  private var movedCount = 0
  /// The number of runs in old order in gaps before the last target.
  private var passedRuns = 0
  /// The number of unmoved rows of these runs.
  private var passedCount = 0

  /// Creates the moves of a diff.
  ///
  /// - Complexity: O(*r* + *m* / 64), where *r* is the number of the diff's runs and *m* the number
  ///   of its moved rows.
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
  /// - Returns: The positions of its rows before the move, and that of its first row after it;
  ///   `nil` if all runs have moved.
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
