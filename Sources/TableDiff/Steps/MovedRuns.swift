// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The moved runs of a diff, in old and in new order, with their gaps between staying rows.
///
/// Gap *g* follows *g* staying rows and contains none. Deleted and inserted rows do not count:
///
///     old  P Q a R b S    a and b stay; P and Q are in gap 0, R in gap 1, S in gap 2
///     new  R a S P b Q    R moves to gap 0, S and P to gap 1, Q to gap 2
struct MovedRuns {
  /// A moved run in the old list.
  struct Source {
    /// The gap of the run in the old list.
    var gap: Int32
    /// The index of the run in new order.
    var index: Int32
    var count: Int32
  }

  /// The runs in new order.
  let runs: RunList<OffsetPairs.Run>

  /// The runs in old order.
  private(set) var sources: ContiguousArray<Source>

  /// The gap of each run in the new list, in new order.
  private(set) var targets: ContiguousArray<Int32> = []

  /// Finds the gaps of a diff's moved runs.
  ///
  /// - Complexity: O(*r*), where *r* is the number of the diff's runs.
  init(_ diff: ListDiff) {
    runs = diff.moved.runs
    sources = Self.sortedByOldOffset(runs)
    targets.reserveCapacity(runs.count)
    var otherCount: Int32 = 0
    var deleteIndex = 0
    for index in sources.indices {
      let old = sources[index].gap
      while let deleted = diff.deleted.range(at: deleteIndex), deleted.lowerBound < old {
        otherCount += Int32(deleted.count)
        deleteIndex += 1
      }
      sources[index].gap = old - otherCount
      otherCount += sources[index].count
    }
    otherCount = 0
    var insertIndex = 0
    for run in runs {
      while let inserted = diff.inserted.range(at: insertIndex), inserted.lowerBound < run.new {
        otherCount += Int32(inserted.count)
        insertIndex += 1
      }
      targets.append(run.new - otherCount)
      otherCount += run.count
    }
  }

  /// Returns the runs in old order, with old offsets instead of gaps.
  private static func sortedByOldOffset(
    _ runs: RunList<OffsetPairs.Run>
  ) -> ContiguousArray<Source> {
    var sources = ContiguousArray<Source>()
    sources.reserveCapacity(runs.count)
    for run in runs {
      sources.append(Source(gap: run.old, index: Int32(sources.count), count: run.count))
    }
    return sources.sortedByDigits(of: { $0.gap })
  }
}
