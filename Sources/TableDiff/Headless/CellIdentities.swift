// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The identities of all cells, as runs of consecutive numbers.
///
/// Cells inserted together are one run. Each separation of neighbouring cells costs eight bytes, at
/// most eight bytes a row in total.
@usableFromInline
struct CellIdentities: Sendable {
  private struct Run {
    /// The offset of the first cell; the run ends where the next one starts.
    var start: Int32

    /// The identity of the first cell.
    var identity: UInt32
  }

  private var runs: ContiguousArray<Run> = []

  /// The number of cells.
  @usableFromInline private(set) var count = 0

  /// Creates the identities of new cells.
  @usableFromInline
  init(_ identities: Range<UInt32>) {
    append(identities)
  }

  private init() {}

  /// The identity of the cell at an offset.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of runs.
  @usableFromInline
  subscript(offset: Int) -> Int {
    require(
      offset < count,
      "There is no cell at \(offset): the view has \(ListDiff.counted(count, "cell")).")
    let run = runs[runIndex(of: offset)]
    return Int(run.identity) + offset - Int(run.start)
  }

  /// Returns the identities after a batch: the old ones for kept cells, new ones for others.
  ///
  /// - Complexity: O(*r* + *m* log *r*), where *r* is the number of runs of identities and of the
  ///   map, and *m* the number of moved runs.
  @usableFromInline
  func carried(along map: RowMap, _ source: inout CellIdentitySource) -> CellIdentities {
    var carried = CellIdentities()
    carried.runs.reserveCapacity(runs.count + map.byNew.count)
    let searchCount = map.byNew.count { $0.isOutOfOrder }
    let starts =
      OffsetRanks.areFaster(for: searchCount, in: runs.count, bound: count)
      ? OffsetRanks(runs.lazy.map { $0.start }, bound: count) : nil
    var cursor = 0
    for run in map.byNew {
      if run.old < 0 {
        carried.append(source.take(Int(run.count)))
        continue
      }
      // Staying runs ascend in their old offsets, so only moving ones need a search.
      var index = cursor
      if run.isOutOfOrder {
        let startCount = starts?.count(before: Int(run.old) + 1)
        index = startCount.map { $0 - 1 } ?? runIndex(of: Int(run.old))
      } else {
        while end(of: index) <= run.old { index += 1 }
        cursor = index
      }
      var old = run.old
      while old < run.old + run.count {
        let part = min(end(of: index), run.old + run.count) - old
        let first = runs[index].identity + UInt32(old - runs[index].start)
        carried.append(first..<first + UInt32(part))
        old += part
        index += 1
      }
    }
    return carried
  }

  private func runIndex(of offset: Int) -> Int {
    runs.partitioningIndex { Int($0.start) > offset } - 1
  }

  private func end(of index: Int) -> Int32 {
    index + 1 < runs.count ? runs[index + 1].start : Int32(count)
  }

  private mutating func append(_ identities: Range<UInt32>) {
    if identities.isEmpty { return }
    let goesOn = runs.last.map { $0.identity + UInt32(Int32(count) - $0.start) }
    if goesOn != identities.lowerBound {
      runs.append(Run(start: Int32(count), identity: identities.lowerBound))
    }
    count += identities.count
  }
}

/// Creates identities for cells: small integers that are used once in the life of a view.
@usableFromInline
struct CellIdentitySource: Sendable {
  private var next: UInt32 = 0

  @usableFromInline
  init() {}

  /// Returns identities for inserted cells.
  @usableFromInline
  mutating func take(_ count: Int) -> Range<UInt32> {
    require(
      UInt32(count) <= UInt32.max - next,
      "A headless list view creates at most \(UInt32.max) cells.")
    defer { next += UInt32(count) }
    return next..<next + UInt32(count)
  }
}
