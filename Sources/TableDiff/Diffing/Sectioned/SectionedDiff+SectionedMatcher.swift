// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  @usableFromInline
  init(_ matcher: borrowing SectionedMatcher) {
    self = finished { () throws(_Stopped) in try SectionedDiff(matcher, nil) }
  }

  /// Creates the diff that follows from the pairs.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of pairs and *s* the number of
  ///   sections.
  @usableFromInline
  init(_ matcher: borrowing SectionedMatcher, _ stop: _StopPoll?) throws(_Stopped) {
    if let changes = matcher.sectionwise {
      self.init(
        sections: matcher.sections, oldStarts: matcher.oldStarts, newStarts: matcher.newStarts,
        deleted: changes.deleted, inserted: changes.inserted, moved: changes.moved,
        updated: changes.updated)
      return
    }
    if matcher.isOneSection {
      let rows = try ListDiff(matcher.rows, stop)
      self.init(
        sections: matcher.sections, oldStarts: matcher.oldStarts, newStarts: matcher.newStarts,
        deleted: rows.deleted, inserted: rows.inserted, moved: rows.moved, updated: rows.updated)
      return
    }
    var moved = try matcher.moved(stop)
    var deleted = try matcher.deleted(stop)
    var updated = matcher.rows.allUpdates()
    if let toFlat = matcher.alignment.fromAligned(matcher.oldStarts) {
      deleted = toFlat(deleted)
      try stop?.ask()
      moved = try toFlat(moved, stop)
      updated = try toFlat(updated, stop)
    }
    self.init(
      sections: matcher.sections, oldStarts: matcher.oldStarts, newStarts: matcher.newStarts,
      deleted: deleted, inserted: matcher.inserted, moved: moved, updated: updated)
  }
}

extension SectionedMatcher {
  /// Returns the unpaired old rows of surviving sections, by aligned offsets.
  fileprivate borrowing func deleted(_ stop: _StopPoll?) throws(_Stopped) -> OffsetRanges {
    let survivingRowCount = alignment.survivingRowCount
    guard let split = rows.split else {
      if survivingRowCount == rows.oldCount { return rows.unmatchedOld }
      var deleted = OffsetRanges()
      for run in rows.unmatchedOld.runs where Int(run.start) < survivingRowCount {
        deleted.append(run.range.clamped(to: 0..<survivingRowCount))
      }
      return deleted
    }
    var paired = OffsetSetBuilder(
      bound: survivingRowCount, rangeCount: split.runs.count + across.runs.count)
    for run in split.runs {
      paired.insert(run.oldRange)
      try stop?.check(after: 1)
    }
    for run in across.runs {
      paired.insert(run.oldRange.clamped(to: 0..<survivingRowCount))
      try stop?.check(after: 1)
    }
    return paired.gaps()
  }

  /// Returns the pairs that do not stay, with old rows by aligned offsets.
  fileprivate borrowing func moved(_ stop: _StopPoll?) throws(_Stopped) -> OffsetPairs {
    guard let split = rows.split else { return across }
    var moved = OffsetPairs()
    moved.reserveRuns(split.runs.count - split.staying.count)
    for index in split.runs.indices {
      try stop?.check(after: 1)
      if !split.staying.contains(index) { moved.append(split.runs[index]) }
    }
    return try moved.merged(with: across, stop)
  }
}
