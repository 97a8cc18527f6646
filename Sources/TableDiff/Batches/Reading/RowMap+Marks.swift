// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// The map with runs cut where refreshes and reloads begin and end, and marked accordingly, so
  /// that what happens to a row is told by its run alone.
  ///
  /// - Parameters:
  ///   - refreshed: New offsets of kept rows.
  ///   - reloadedOld: Old offsets of deleted rows.
  ///   - reloadedNew: New offsets of inserted rows.
  /// - Complexity: O(*r* + *m* log *f*), where *r* is the number of all runs and ranges, *m* that
  ///   of runs of moves and *f* that of refreshed ranges.
  func marked(
    refreshed: OffsetRanges, reloadedOld: OffsetRanges, reloadedNew: OffsetRanges
  ) -> RowMap {
    var marked = self
    if !refreshed.isEmpty {
      let isKept = { (run: Run) in run.old >= 0 && run.new >= 0 }
      marked.byNew = Self.mark(marked.byNew, refreshed, at: \.new, if: isKept, \.isRefreshed)
      marked.byOld = Self.mark(marked.byOld, refreshed, at: \.new, if: isKept, \.isRefreshed)
    }
    if !reloadedOld.isEmpty {
      marked.byOld = Self.mark(
        marked.byOld, reloadedOld, at: \.old, if: { $0.new < 0 }, \.isReloaded)
      marked.byNew = Self.mark(
        marked.byNew, reloadedNew, at: \.new, if: { $0.old < 0 }, \.isReloaded)
    }
    marked._checkInvariants()
    return marked
  }

  /// Cuts those runs that a condition picks by ranges, and marks what lies within them.
  private static func mark(
    _ runs: ContiguousArray<Run>, _ ranges: OffsetRanges, at start: (Run) -> Int32,
    if isConcerned: (Run) -> Bool, _ flag: WritableKeyPath<Run, Bool>
  ) -> ContiguousArray<Run> {
    let ranges = ranges.runs
    var marked = ContiguousArray<Run>()
    marked.reserveCapacity(runs.count + 2 * ranges.count)
    var cursor = 0
    for run in runs {
      if !isConcerned(run) {
        marked.append(run)
        continue
      }
      var rest = run
      // Runs that stay ascend in old and new offsets alike; only those that move have to be looked
      // up.
      var index = cursor
      if run.isOutOfOrder {
        index = ranges.partitioningIndex { $0.start + $0.count > start(run) }
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
        hit[keyPath: flag] = true
        marked.append(hit)
        index += 1
      }
    }
    return marked
  }
}

extension RowMap.Run {
  /// Cuts rows off at the front and returns them.
  fileprivate mutating func cutFirst(_ cut: Int32) -> RowMap.Run {
    var first = self
    first.count = cut
    if old >= 0 { old += cut }
    if new >= 0 { new += cut }
    count -= cut
    return first
  }
}
