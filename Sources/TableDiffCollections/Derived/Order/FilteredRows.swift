// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Rows that a filter excluded from a list, or added to one without sections; all others are in the
/// same order as before.
public struct _FilteredRows {
  /// The flat offsets before of the rows that were excluded.
  @usableFromInline var excluded = OffsetRanges()

  /// The offsets of the rows that were added.
  @usableFromInline var added = OffsetRanges()

  /// The number of rows in each section before and after, in which sections may be empty.
  @usableFromInline var oldCounts: ContiguousArray<Int> = []
  @usableFromInline var newCounts: ContiguousArray<Int> = []

  @export(implementation)
  init() {}

  /// Reverses the list.
  @usableFromInline
  mutating func reverse() {
    excluded = excluded.reversed(count: oldCounts.reduce(0, +))
    added = added.reversed(count: newCounts.reduce(0, +))
    oldCounts.reverse()
    newCounts.reverse()
  }

  /// Returns the diff of a list without sections.
  @usableFromInline
  var listDiff: ListDiff {
    ListDiff(
      oldCount: oldCounts[0], newCount: newCounts[0], deleted: excluded, inserted: added,
      moved: OffsetPairs(), updated: OffsetPairs(), isKnownMinimal: true)
  }

  /// The changes of the sections, without their rows: those that are empty are removed.
  @usableFromInline var sectionChanges: _ShownChanges {
    var changes = _ShownChanges()
    changes.oldCounts = oldCounts
    for section in newCounts.indices where newCounts[section] > 0 {
      changes.newCounts.append(newCounts[section])
      changes.oldSections.append(section)
    }
    return changes
  }

  /// Returns the changes of a list without sections.
  @usableFromInline
  func shownChanges(_ stop: _StopPoll?) throws(_Stopped) -> _ShownChanges {
    var changes = _ShownChanges()
    (changes.oldCounts, changes.newCounts, changes.oldSections) = (oldCounts, newCounts, [0])
    changes.rows.reserveCapacity(excluded.count + added.count)
    for run in excluded.runs {
      for offset in run.range { changes.append(old: offset) }
      try stop?.check(after: run.range.count)
    }
    for run in added.runs {
      for offset in run.range { changes.append(new: offset) }
      try stop?.check(after: run.range.count)
    }
    return changes
  }
}

extension _ShownChanges {
  /// Returns the diff of the lists of sections, of which rows are excluded.
  ///
  /// - Parameter excluded: The flat offsets before.
  @usableFromInline
  func sectionedDiff(excluding excluded: OffsetRanges) -> SectionedDiff {
    let (oldStarts, newStarts) = (
      SectionStarts(sectionCount: oldCounts.count) { oldCounts[$0] },
      SectionStarts(sectionCount: newCounts.count) { newCounts[$0] }
    )
    var survivors = OffsetSet(bound: oldCounts.count)
    for section in oldSections { if let section { survivors.insert(section) } }
    var deleted = OffsetRanges()
    var (section, end) = (-1, 0)
    for run in excluded.runs {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        while end <= start {
          section += 1
          end += oldCounts[section]
        }
        let next = min(end, run.range.upperBound)
        if survivors.contains(section) { deleted.append(start..<next) }
        start = next
      }
    }
    return SectionedDiff(
      sections: sectionChanges(survivors), oldStarts: oldStarts, newStarts: newStarts,
      deleted: deleted, inserted: OffsetRanges(), moved: OffsetPairs(), updated: OffsetPairs())
  }
}
