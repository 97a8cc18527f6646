// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A row that is shown before and after a change, whose place or content may have changed.
@usableFromInline
struct ShownRow: Sendable {
  /// The flat offset of the row in the old list.
  @usableFromInline var old: Int

  /// The flat offset of the row in the new list.
  @usableFromInline var new: Int

  /// Whether the content changed.
  @usableFromInline var isUpdated = false

  @export(implementation)
  init(old: Int, new: Int, isUpdated: Bool = false) {
    (self.old, self.new, self.isUpdated) = (old, new, isUpdated)
  }
}

/// The changes of a list of sections; rows that are not named keep their order.
public struct _ShownChanges {
  /// The flat offsets of all named rows in the old list and in the new one.
  @usableFromInline var leaving = OffsetRanges()
  @usableFromInline var arriving = OffsetRanges()

  /// The flat offsets of rows that are only in the old list, and of those only in the new one.
  @usableFromInline var deleted = OffsetRanges()
  @usableFromInline var inserted = OffsetRanges()

  /// The rows that are in both lists, ascending by new offset.
  @usableFromInline var kept: ContiguousArray<ShownRow> = []

  /// The number of rows in each section.
  @usableFromInline var oldCounts: ContiguousArray<Int>
  @usableFromInline var newCounts: ContiguousArray<Int>

  /// The old offset of each new section; `nil` if it is inserted.
  @usableFromInline var oldSections: ContiguousArray<Int?>

  /// The new offsets of sections whose header changed, ascending.
  @usableFromInline var newHeaders: ContiguousArray<Int> = []

  /// Creates the changes of unchanged sections.
  @usableFromInline
  init(_ counts: ContiguousArray<Int>) {
    (oldCounts, newCounts) = (counts, counts)
    oldSections = ContiguousArray(counts.indices.map { $0 })
  }

  /// Appends a row that leaves its place.
  @usableFromInline
  mutating func leave(_ old: Int, isDeleted: Bool) {
    leaving.append(old..<old + 1)
    if isDeleted { deleted.append(old..<old + 1) }
  }

  /// Appends a row that arrives at a place.
  ///
  /// - Parameter old: The old flat offset of the row; negative if the old list does not contain it.
  @usableFromInline
  mutating func arrive(_ new: Int, old: Int, isUpdated: Bool) {
    arriving.append(new..<new + 1)
    if old < 0 {
      inserted.append(new..<new + 1)
    } else {
      kept.append(ShownRow(old: old, new: new, isUpdated: isUpdated))
    }
  }

  /// Appends all rows of a list that was empty.
  @usableFromInline
  mutating func fill() {
    arriving.append(0..<newCounts.reduce(0, +))
    inserted = arriving
  }

  /// Reverses both lists: their sections, and the rows of each.
  @usableFromInline
  mutating func reverse() {
    let (oldCount, newCount) = (oldCounts.reduce(0, +), newCounts.reduce(0, +))
    leaving = leaving.reversed(count: oldCount)
    deleted = deleted.reversed(count: oldCount)
    arriving = arriving.reversed(count: newCount)
    inserted = inserted.reversed(count: newCount)
    kept.reverse()
    for index in kept.indices {
      kept[index].old = oldCount - 1 - kept[index].old
      kept[index].new = newCount - 1 - kept[index].new
    }
    let (oldLast, newLast) = (oldCounts.count - 1, newCounts.count - 1)
    oldCounts.reverse()
    newCounts.reverse()
    oldSections = ContiguousArray(oldSections.reversed().map { $0.map { oldLast - $0 } })
    newHeaders = ContiguousArray(newHeaders.reversed().map { newLast - $0 })
  }

  /// For each new section, whether it lost, received or updated rows.
  @usableFromInline var touchedSections: [Bool] {
    var haveLeft = [Bool](repeating: false, count: oldCounts.count)
    leaving.forEachPart(in: oldCounts) { section, _ in haveLeft[section] = true }
    var touched = oldSections.map { $0.map { haveLeft[$0] } ?? true }
    arriving.forEachPart(in: newCounts) { section, _ in touched[section] = true }
    return touched
  }
}
