// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that both sides have or changed, found without reading rows.
struct SharedRows {
  /// The rows that both sides have and neither moves, ascending in all three lists.
  private(set) var staying: ContiguousArray<SharedRun> = []

  /// The rows that both sides move.
  private(set) var moved: ContiguousArray<SharedRun> = []

  /// The rows that both sides update, ascending in the base.
  private(set) var updated: ContiguousArray<SharedRun> = []

  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows of both sides.
  init(_ mine: SideChanges, _ theirs: SideChanges) {
    staying.reserveCapacity(mine.baseRuns.count + theirs.baseRuns.count)
    var (mineIndex, theirsIndex) = (0, 0)
    var base: Int32 = 0
    while mineIndex < mine.baseRuns.count, theirsIndex < theirs.baseRuns.count {
      let (own, other) = (mine.baseRuns[mineIndex], theirs.baseRuns[theirsIndex])
      let end = min(own.end, other.end)
      if own.target >= 0, other.target >= 0, own.isMoved == other.isMoved {
        let run = SharedRun(
          base: base, mine: own.target &+ (base &- own.start),
          theirs: other.target &+ (base &- other.start), count: end &- base)
        if own.isMoved { moved.append(run) } else { staying.append(run) }
      }
      base = end
      if own.end == end { mineIndex += 1 }
      if other.end == end { theirsIndex += 1 }
    }
    addUpdates(mine.updates, theirs.updates)
  }

  private mutating func addUpdates(
    _ mine: ContiguousArray<OffsetPairs.Run>, _ theirs: ContiguousArray<OffsetPairs.Run>
  ) {
    var (mineIndex, theirsIndex) = (0, 0)
    while mineIndex < mine.count, theirsIndex < theirs.count {
      let (own, other) = (mine[mineIndex], theirs[theirsIndex])
      let start = max(own.new, other.new)
      let end = min(own.new &+ own.count, other.new &+ other.count)
      if start < end {
        updated.append(
          SharedRun(
            base: start, mine: own.old &+ (start &- own.new),
            theirs: other.old &+ (start &- other.new), count: end &- start))
      }
      if own.new &+ own.count == end { mineIndex += 1 }
      if other.new &+ other.count == end { theirsIndex += 1 }
    }
  }
}
