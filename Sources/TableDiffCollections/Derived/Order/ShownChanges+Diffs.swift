// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _ShownChanges {
  /// Returns the pairs of all rows by flat offset.
  ///
  /// - Parameter isIncluded: Whether to include a pair of named rows.
  private func pairs(
    oldCount: Int, newCount: Int, _ stop: _StopPoll?,
    where isIncluded: (ShownRow) -> Bool = { _ in true }
  ) throws(_Stopped) -> OffsetPairs {
    var pairs = OffsetPairs()
    pairs.reserveRuns(kept.count + arriving.runs.count + 1)
    var next = 0
    func appendKept(before end: Int) throws(_Stopped) {
      while next < kept.count, kept[next].new < end {
        let row = kept[next]
        next += 1
        if isIncluded(row) { pairs.append(old: row.old, new: row.new, count: 1) }
        try stop?.check(after: 1)
      }
    }
    if arriving.count < newCount {
      let unnamed = UnnamedRuns(
        leaving: leaving.offsets, arriving: arriving.offsets, oldCount: oldCount,
        newCount: newCount)
      try unnamed.forEach { old, new, count throws(_Stopped) in
        try appendKept(before: new)
        pairs.append(old: old, new: new, count: count)
        try stop?.check(after: 1)
      }
    }
    try appendKept(before: newCount)
    return pairs
  }

  /// Returns the pairs that stay.
  private static func split(
    _ pairs: OffsetPairs, oldCount: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> StayMoveSplit {
    try StayMoveSplit(pairs.runs, oldCount: oldCount, style: .minimal, stop)
  }

  /// Returns the pairs of rows with changed content.
  private func updated(_ stop: _StopPoll?) throws(_Stopped) -> OffsetPairs {
    var updated = OffsetPairs()
    for block in StopBlocks(of: kept.indices) {
      for row in kept[block] where row.isUpdated {
        updated.append(old: row.old, new: row.new, count: 1)
      }
      try stop?.check(after: block.count)
    }
    return updated
  }

  /// Returns the diff of two windows of a list without sections.
  @usableFromInline
  func listDiff(
    from oldWindow: Range<Int>, to newWindow: Range<Int>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let (oldCount, newCount) = (oldCounts[0], newCounts[0])
    let areWhole = oldWindow.count == oldCount && newWindow.count == newCount
    if kept.isEmpty, areWhole {
      return ListDiff(
        oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted,
        moved: OffsetPairs(), updated: OffsetPairs(), isKnownMinimal: true)
    }
    var pairs = try pairs(oldCount: oldCount, newCount: newCount, stop)
    var updated = try updated(stop)
    if !areWhole {
      pairs = pairs.clamped(old: oldWindow, new: newWindow)
      updated = updated.clamped(old: oldWindow, new: newWindow)
    }
    let split = try Self.split(pairs, oldCount: oldWindow.count, stop)
    return ListDiff(
      oldCount: oldWindow.count, newCount: newWindow.count, split: split, updated: updated,
      isKnownMinimal: split.staying.count == split.runs.count)
  }

  /// Returns the diff of the lists of sections.
  @usableFromInline
  func sectionedDiff(_ stop: _StopPoll?) throws(_Stopped) -> SectionedDiff {
    let (oldStarts, newStarts) = (
      SectionStarts(sectionCount: oldCounts.count) { oldCounts[$0] },
      SectionStarts(sectionCount: newCounts.count) { newCounts[$0] }
    )
    var survivors = OffsetSet(bound: oldCounts.count)
    for section in oldSections { if let section { survivors.insert(section) } }
    var (deletedRows, insertedRows) = (OffsetRanges(), OffsetRanges())
    deleted.forEachPart(in: oldCounts) { section, range in
      if survivors.contains(section) { deletedRows.append(range) }
    }
    inserted.forEachPart(in: newCounts) { section, range in
      if oldSections[section] != nil { insertedRows.append(range) }
    }
    return SectionedDiff(
      sections: sectionChanges(survivors), oldStarts: oldStarts, newStarts: newStarts,
      deleted: deletedRows, inserted: insertedRows,
      moved: try moved(oldStarts, newStarts, stop), updated: try updated(stop))
  }

  /// Returns the pairs of rows that move, within their section or between sections.
  private func moved(
    _ oldStarts: SectionStarts, _ newStarts: SectionStarts, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetPairs {
    var moved = OffsetPairs()
    if kept.isEmpty { return moved }
    var runs = ContiguousArray<OffsetPairs.Run>()
    let pairs = try pairs(
      oldCount: oldStarts.rowCount, newCount: newStarts.rowCount, stop
    ) { row in
      if oldSections[newStarts.section(of: row.new)] == oldStarts.section(of: row.old) {
        return true
      }
      runs.append(OffsetPairs.Run(old: row.old, new: row.new, count: 1))
      return false
    }
    let split = try Self.split(pairs, oldCount: oldStarts.rowCount, stop)
    for index in split.runs.indices where !split.staying.contains(index) {
      runs.append(split.runs[index])
    }
    for run in runs.sorted(byOffset: { Int($0.new) }) { moved.append(run) }
    return moved
  }

  /// Returns the changes of the sections, which keep their order.
  private func sectionChanges(_ survivors: OffsetSet) -> ListDiff {
    var updated = OffsetPairs()
    for section in newHeaders {
      if let old = oldSections[section] { updated.append(old: old, new: section, count: 1) }
    }
    return ListDiff(
      oldCount: oldCounts.count, newCount: newCounts.count,
      deleted: OffsetRanges(ascending: oldCounts.indices.filter { !survivors.contains($0) }),
      inserted: OffsetRanges(ascending: oldSections.indices.filter { oldSections[$0] == nil }),
      moved: OffsetPairs(), updated: updated, isKnownMinimal: true)
  }
}

extension OffsetRanges {
  /// Creates a set of ascending offsets.
  init(ascending offsets: [Int]) {
    self.init()
    for offset in offsets { append(offset..<offset + 1) }
  }

  /// Calls a closure with each range of flat offsets, split where sections end.
  ///
  /// - Parameter counts: The number of rows in each section.
  func forEachPart(
    in counts: ContiguousArray<Int>, _ body: (_ section: Int, _ range: Range<Int>) -> Void
  ) {
    var (section, end) = (-1, 0)
    for run in runs {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        while end <= start {
          section += 1
          end += counts[section]
        }
        let next = min(end, run.range.upperBound)
        body(section, start..<next)
        start = next
      }
    }
  }
}
