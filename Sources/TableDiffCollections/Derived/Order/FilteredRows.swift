// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Rows that a filter excluded from a list and added to it; all others are in the same order as before.
///
/// Ranges of rows are taken over as they are: to name each row takes several times as long as to test it.
public struct _FilteredRows {
  /// The flat offsets before of the rows that were excluded.
  @usableFromInline var excluded = OffsetRanges()

  /// The flat offsets of the rows that were added.
  @usableFromInline var added = OffsetRanges()

  /// The number of rows in each section before.
  @usableFromInline var oldCounts: ContiguousArray<Int> = []

  /// The number of rows in each section after it; of those that are removed, none.
  @usableFromInline var newCounts: ContiguousArray<Int> = []

  /// For each of these sections the offset that it had; `nil` if it is inserted.
  @usableFromInline var oldSections: ContiguousArray<Int?> = []

  /// Creates the rows of sections of which none has changed.
  @usableFromInline
  init(_ counts: ContiguousArray<Int>) {
    (oldCounts, newCounts) = (counts, counts)
    oldSections = ContiguousArray(counts.indices.map { $0 })
  }

  /// Appends a row that was added.
  ///
  /// - Parameter offset: Its flat offset.
  @usableFromInline
  mutating func append(added offset: Int) { added.append(offset..<offset + 1) }

  /// Appends rows that were added to a section.
  ///
  /// - Parameter start: The flat offset of the section.
  @usableFromInline
  mutating func append(_ arrivals: ArraySlice<LabelArrival>, start: Int) {
    for (index, arrival) in arrivals.enumerated() {
      append(added: start + arrival.position + index)
    }
  }

  /// Reverses the list.
  @usableFromInline
  mutating func reverse() {
    excluded = excluded.reversed(count: oldCounts.reduce(0, +))
    added = added.reversed(count: newCounts.reduce(0, +))
    let last = oldCounts.count - 1
    oldCounts.reverse()
    newCounts.reverse()
    oldSections = ContiguousArray(oldSections.reversed().map { $0.map { last - $0 } })
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
      changes.oldSections.append(oldSections[section])
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
  /// Returns the diff of the lists of sections, of which rows are excluded and to which others are added.
  @usableFromInline
  func sectionedDiff(_ rows: _FilteredRows) -> SectionedDiff {
    var survivors = OffsetSet(bound: oldCounts.count)
    for section in oldSections { if let section { survivors.insert(section) } }
    var (deleted, inserted) = (OffsetRanges(), OffsetRanges())
    rows.excluded.forEachPart(in: oldCounts) { section, range in
      if survivors.contains(section) { deleted.append(range) }
    }
    rows.added.forEachPart(in: newCounts) { section, range in
      if oldSections[section] != nil { inserted.append(range) }
    }
    return SectionedDiff(
      sections: sectionChanges(survivors),
      oldStarts: SectionStarts(sectionCount: oldCounts.count) { oldCounts[$0] },
      newStarts: SectionStarts(sectionCount: newCounts.count) { newCounts[$0] },
      deleted: deleted, inserted: inserted, moved: OffsetPairs(), updated: OffsetPairs())
  }

  /// For each new section whether rows of it are excluded or added.
  @usableFromInline
  func sections(changedBy rows: _FilteredRows) -> [Bool] {
    var excluded = [Bool](repeating: false, count: oldCounts.count)
    rows.excluded.forEachPart(in: oldCounts) { section, _ in excluded[section] = true }
    var changed = oldSections.map { $0.map { excluded[$0] } ?? true }
    rows.added.forEachPart(in: newCounts) { section, _ in changed[section] = true }
    return changed
  }
}

extension _FilteredRows {
  /// Appends rows that are added, of a word of rows that are shown.
  ///
  /// - Parameter position: The position of the first row of the word.
  @usableFromInline
  mutating func append(_ arriving: UInt64, of shown: UInt64, from position: Int) {
    if arriving == 0 { return }
    var (bits, position) = (shown, position)
    while bits != 0 {
      // The next rows of which all are added, or none.
      let isAdded = arriving & (bits & (0 &- bits)) != 0
      let other = bits & (isAdded ? ~arriving : arriving)
      let run = other == 0 ? bits : bits & ((other & (0 &- other)) &- 1)
      let count = run.nonzeroBitCount
      if isAdded { added.append(position..<position + count) }
      position += count
      bits &= ~run
    }
  }
}

extension OffsetRanges {
  /// Calls a closure with each range of flat offsets, in parts of which each is in one section.
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
