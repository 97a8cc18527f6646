// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// Returns the map with refreshed and reloaded rows marked, splitting runs where needed.
  ///
  /// - Parameters:
  ///   - refreshed: The new offsets of refreshed rows, which are kept.
  ///   - reloadedOld: The old offsets of reloaded rows, which are deleted.
  ///   - reloadedNew: The new offsets of reloaded rows, which are inserted.
  /// - Complexity: O(*r* + *m* log *f*), where *r* is the number of runs and ranges, *m* the number
  ///   of runs of moves and *f* the number of ranges.
  func marked(
    refreshed: OffsetRanges, reloadedOld: OffsetRanges, reloadedNew: OffsetRanges
  ) -> RowMap {
    var marked = self
    if !refreshed.isEmpty {
      let isKept = { (run: Run) in run.old >= 0 && run.new >= 0 }
      marked.byNew = Self.mark(
        marked.byNew, refreshed, at: { $0.new }, bound: newCount, if: isKept,
        { $0.isRefreshed = true })
      marked.byOld = Self.mark(
        marked.byOld, refreshed, at: { $0.new }, bound: newCount, if: isKept,
        { $0.isRefreshed = true })
    }
    if !reloadedOld.isEmpty {
      marked.byOld = Self.mark(
        marked.byOld, reloadedOld, at: { $0.old }, bound: oldCount, if: { $0.new < 0 },
        { $0.isReloaded = true })
      marked.byNew = Self.mark(
        marked.byNew, reloadedNew, at: { $0.new }, bound: newCount, if: { $0.old < 0 },
        { $0.isReloaded = true })
    }
    marked._checkInvariants()
    return marked
  }

  /// Splits the runs that satisfy a condition at the ends of ranges, and marks the parts in the
  /// ranges.
  private static func mark(
    _ runs: ContiguousArray<Run>, _ ranges: OffsetRanges, at start: (Run) -> Int32, bound: Int,
    if isConcerned: (Run) -> Bool, _ setMark: (inout Run) -> Void
  ) -> ContiguousArray<Run> {
    let ranges = ranges.runs
    var marked = ContiguousArray<Run>()
    marked.reserveCapacity(runs.count + 2 * ranges.count)
    let searchCount = runs.count { $0.isOutOfOrder && isConcerned($0) }
    let ends =
      OffsetRanks.areFaster(for: searchCount, in: ranges.count, bound: bound)
      ? OffsetRanks(ranges.lazy.map { $0.start + $0.count }, bound: bound + 1) : nil
    var cursor = 0
    for run in runs {
      if !isConcerned(run) {
        marked.append(run)
        continue
      }
      var rest = run
      // Staying runs ascend in both old and new offsets, so only moving ones need a search.
      var index = cursor
      if run.isOutOfOrder {
        index =
          ends?.count(before: Int(start(run)) + 1)
          ?? ranges.partitioningIndex { $0.start + $0.count > start(run) }
      } else {
        while index < ranges.count, ranges[index].start + ranges[index].count <= start(run) {
          index += 1
        }
        cursor = index
      }
      while rest.count > 0 {
        let end = start(rest) + rest.count
        guard index < ranges.count, ranges[index].start < end else {
          marked.append(rest)
          break
        }
        let range = ranges[index]
        if range.start > start(rest) { marked.append(rest.cutFirst(range.start - start(rest))) }
        var hit = rest.cutFirst(min(range.start + range.count, end) - start(rest))
        setMark(&hit)
        marked.append(hit)
        index += 1
      }
    }
    return marked
  }
}

extension RowMap.Run {
  /// Removes and returns rows from the start.
  fileprivate mutating func cutFirst(_ cut: Int32) -> RowMap.Run {
    var first = self
    first.count = cut
    if old >= 0 { old += cut }
    if new >= 0 { new += cut }
    count -= cut
    return first
  }
}
