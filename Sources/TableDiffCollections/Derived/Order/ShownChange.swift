// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A row that is shown, was shown, or both, and whose place or content may have changed.
@usableFromInline
struct ShownChange: Sendable {
  /// The flat offset of the row in the old list; -1 if it was not shown.
  @usableFromInline var old = -1

  /// The flat offset of the row in the new list; -1 if it is not shown.
  @usableFromInline var new = -1

  /// Whether the content changed.
  @usableFromInline var isUpdated = false

  @export(implementation)
  init() {}

  /// Returns the flat offset of the row in one of the lists; -1 if it is not shown there.
  @inline(__always)
  fileprivate func offset(isNew: Bool) -> Int { isNew ? new : old }
}

/// What changed in a list of sections; all rows that are not named are in the same order as before.
public struct _ShownChanges {
  @usableFromInline var rows: ContiguousArray<ShownChange> = []

  /// The number of rows in each section.
  @usableFromInline var oldCounts: ContiguousArray<Int> = []
  @usableFromInline var newCounts: ContiguousArray<Int> = []

  /// For each new section the offset that it had; `nil` if it is inserted.
  @usableFromInline var oldSections: ContiguousArray<Int?> = []

  /// Whether all rows are named and stay in the list; they are ascending by the new offset then.
  @usableFromInline var areAllNamed = false

  /// The new offsets of sections with another header, ascending.
  @usableFromInline var newHeaders: ContiguousArray<Int> = []

  @export(implementation)
  init() {}

  /// Reverses both lists: their sections, and the rows of each.
  @usableFromInline
  mutating func reverse() {
    let (oldCount, newCount) = (oldCounts.reduce(0, +), newCounts.reduce(0, +))
    for index in rows.indices {
      if rows[index].old >= 0 { rows[index].old = oldCount - 1 - rows[index].old }
      if rows[index].new >= 0 { rows[index].new = newCount - 1 - rows[index].new }
    }
    if areAllNamed { rows.reverse() }
    let (oldLast, newLast) = (oldCounts.count - 1, newCounts.count - 1)
    oldCounts.reverse()
    newCounts.reverse()
    oldSections = ContiguousArray(oldSections.reversed().map { $0.map { oldLast - $0 } })
    newHeaders = ContiguousArray(newHeaders.reversed().map { newLast - $0 })
  }
}

extension _ShownChanges {
  /// Returns the pairs of all rows, by flat offsets.
  ///
  /// - Parameters:
  ///   - leaving: The named rows that were shown, ascending by the old offset.
  ///   - arriving: The named rows that are shown, ascending by the new offset.
  ///   - isIncluded: Whether to include a pair of rows that are named.
  private func pairs(
    _ leaving: ContiguousArray<ShownChange>, _ arriving: ContiguousArray<ShownChange>,
    oldCount: Int, newCount: Int, _ stop: _StopPoll?,
    where isIncluded: (ShownChange) -> Bool = { _ in true }
  ) throws(_Stopped) -> OffsetPairs {
    var pairs = OffsetPairs()
    pairs.reserveRuns(arriving.count + 1)
    var next = 0
    func appendNamed(before end: Int) throws(_Stopped) {
      while next < arriving.count, arriving[next].new < end {
        let change = arriving[next]
        next += 1
        if change.old >= 0, isIncluded(change) {
          pairs.append(old: change.old, new: change.new, count: 1)
        }
        try stop?.check(after: 1)
      }
    }
    if areAllNamed {
      try appendNamed(before: newCount)
      return pairs
    }
    let unnamed = UnnamedRuns(
      leaving: leaving.lazy.map { $0.old }, arriving: arriving.lazy.map { $0.new },
      oldCount: oldCount, newCount: newCount)
    try unnamed.forEach { old, new, count throws(_Stopped) in
      try appendNamed(before: new)
      pairs.append(old: old, new: new, count: count)
      try stop?.check(after: 1)
    }
    try appendNamed(before: newCount)
    return pairs
  }

  /// Returns the named rows that one of the lists shows, ascending by their offset in it.
  ///
  /// Not by a closure that returns the offset: for each one all of it would be compiled anew.
  ///
  /// - Parameters:
  ///   - isNew: Whether it is the new list.
  ///   - bound: The number of rows in the list.
  @inline(never)
  private func ascending(
    isNew: Bool, below bound: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<ShownChange> {
    if rows.count < bound / 16 {
      let changes = rows.filter { $0.offset(isNew: isNew) >= 0 }
      return ContiguousArray(changes.sorted(byOffset: { $0.offset(isNew: isNew) }))
    }
    // A table of all offsets takes less time than to sort many.
    var indices = ContiguousArray<Int32>(repeating: -1, count: bound)
    for block in StopBlocks(of: rows.indices) {
      for index in block {
        let offset = rows[index].offset(isNew: isNew)
        if offset >= 0 { indices[offset] = Int32(truncatingIfNeeded: index) }
      }
      try stop?.check(after: block.count)
    }
    var changes = ContiguousArray<ShownChange>()
    changes.reserveCapacity(rows.count)
    for block in StopBlocks(of: indices.indices) {
      for index in indices[block] where index >= 0 { changes.append(rows[Int(index)]) }
      try stop?.check(after: block.count)
    }
    return changes
  }

  /// Returns the named rows that were shown, ascending by the old offset, and those that are shown,
  /// ascending by the new one; if all rows are named, only these.
  private func named(
    _ oldCount: Int, _ newCount: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> (
    leaving: ContiguousArray<ShownChange>, arriving: ContiguousArray<ShownChange>
  ) {
    if areAllNamed { return ([], rows) }
    return (
      try ascending(isNew: false, below: oldCount, stop),
      try ascending(isNew: true, below: newCount, stop)
    )
  }

  /// Returns which pairs stay.
  private static func split(
    _ pairs: OffsetPairs, oldCount: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> PairSplit {
    guard
      let split = PairSplit(
        pairs.runs, oldCount: oldCount, style: .minimal,
        shouldStop: { stop?.shouldStop() ?? false })
    else { throw _Stopped() }
    return split
  }

  /// Returns the pairs of rows with changed content.
  ///
  /// - Parameter arriving: The named rows that are shown, ascending by the new offset.
  private static func updated(
    _ arriving: ContiguousArray<ShownChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetPairs {
    var updated = OffsetPairs()
    for block in StopBlocks(of: arriving.indices) {
      for change in arriving[block] where change.isUpdated && change.old >= 0 {
        updated.append(old: change.old, new: change.new, count: 1)
      }
      try stop?.check(after: block.count)
    }
    return updated
  }

  /// Returns the diff of the rows in two windows of a list without sections.
  @usableFromInline
  func listDiff(
    from oldWindow: Range<Int>, to newWindow: Range<Int>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let (oldCount, newCount) = (oldCounts[0], newCounts[0])
    let (leaving, arriving) = try named(oldCount, newCount, stop)
    var pairs = try pairs(leaving, arriving, oldCount: oldCount, newCount: newCount, stop)
    var updated = try Self.updated(arriving, stop)
    if oldWindow.count < oldCount || newWindow.count < newCount {
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
    let (leaving, arriving) = try named(oldStarts.rowCount, newStarts.rowCount, stop)
    let pairs = try pairs(
      leaving, arriving, oldCount: oldStarts.rowCount, newCount: newStarts.rowCount, stop
    ) {
      oldSections[newStarts.section(of: $0.new)] == oldStarts.section(of: $0.old)
    }
    let split = try Self.split(pairs, oldCount: oldStarts.rowCount, stop)
    var movedRows = ContiguousArray<OffsetPairs.Run>()
    for index in split.runs.indices where !split.staying.contains(index) {
      movedRows.append(split.runs[index])
    }
    var (deletedRows, insertedRows) = (OffsetRanges(), OffsetRanges())
    for change in leaving where change.new < 0 {
      guard survivors.contains(oldStarts.section(of: change.old)) else { continue }
      deletedRows.append(change.old..<change.old + 1)
      try stop?.check(after: 1)
    }
    for change in arriving {
      let oldSection = oldSections[newStarts.section(of: change.new)]
      if change.old >= 0 {
        if oldSection == oldStarts.section(of: change.old) { continue }
        movedRows.append(OffsetPairs.Run(old: change.old, new: change.new, count: 1))
      } else if oldSection != nil {
        insertedRows.append(change.new..<change.new + 1)
      }
      try stop?.check(after: 1)
    }
    var moved = OffsetPairs()
    for run in movedRows.sorted(byOffset: { Int($0.new) }) { moved.append(run) }
    let updated = try Self.updated(arriving, stop)
    return SectionedDiff(
      sections: sectionChanges(survivors), oldStarts: oldStarts, newStarts: newStarts,
      deleted: deletedRows, inserted: insertedRows, moved: moved, updated: updated)
  }

  /// Returns the changes of the sections, which keep their order.
  func sectionChanges(_ survivors: OffsetSet) -> ListDiff {
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
  fileprivate init(ascending offsets: [Int]) {
    self.init()
    for offset in offsets { append(offset..<offset + 1) }
  }
}
