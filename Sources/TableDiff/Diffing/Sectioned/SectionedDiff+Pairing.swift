// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Creates the diff that follows from the pairs.
  @usableFromInline
  init(_ pairing: borrowing SectionedPairing) {
    self = unstopped(SectionedDiff(pairing, shouldStop: neverStop()))
  }

  /// Creates the diff that follows from the pairs; `nil` if `shouldStop` returned `true`.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of pairs and *s* that of sections.
  @usableFromInline
  init?(_ pairing: borrowing SectionedPairing, shouldStop: () -> Bool) {
    if let changes = pairing.sectionwise {
      self.init(
        sections: pairing.sections, oldStarts: pairing.oldStarts, newStarts: pairing.newStarts,
        deleted: changes.deleted, inserted: changes.inserted, moved: changes.moved,
        updated: changes.updated)
      return
    }
    if pairing.isOneSection {
      guard let rows = ListDiff(pairing.rows, shouldStop: shouldStop) else { return nil }
      self.init(
        sections: pairing.sections, oldStarts: pairing.oldStarts, newStarts: pairing.newStarts,
        deleted: rows.deleted, inserted: rows.inserted, moved: rows.moved, updated: rows.updated)
      return
    }
    guard var moved = pairing.moved(shouldStop), var deleted = pairing.deleted(shouldStop) else {
      return nil
    }
    var updated = pairing.rows.allUpdates()
    if let toFlat = pairing.alignment.fromAligned(pairing.oldStarts) {
      deleted = toFlat(deleted)
      if shouldStop() { return nil }
      guard let flatMoved = toFlat(moved, shouldStop: shouldStop),
        let flatUpdated = toFlat(updated, shouldStop: shouldStop)
      else { return nil }
      (moved, updated) = (flatMoved, flatUpdated)
    }
    self.init(
      sections: pairing.sections, oldStarts: pairing.oldStarts, newStarts: pairing.newStarts,
      deleted: deleted, inserted: pairing.inserted, moved: moved, updated: updated)
  }
}

extension SectionedPairing {
  /// Returns the unpaired old rows of surviving sections, by aligned offsets; `nil` if `shouldStop`
  /// returned `true`.
  fileprivate borrowing func deleted(_ shouldStop: () -> Bool) -> OffsetRanges? {
    let survivingRowCount = alignment.survivingRowCount
    guard let split = rows.split else {
      if survivingRowCount == rows.oldCount { return rows.oldRest }
      var deleted = OffsetRanges()
      for run in rows.oldRest.runs where Int(run.start) < survivingRowCount {
        deleted.append(run.range.clamped(to: 0..<survivingRowCount))
      }
      return deleted
    }
    var stopCheck = StopCheck()
    var paired = OffsetUnion(
      bound: survivingRowCount, rangeCount: split.runs.count + across.runs.count)
    for run in split.runs {
      paired.insert(run.oldRange)
      if stopCheck.stops(after: 1, shouldStop) { return nil }
    }
    for run in across.runs {
      paired.insert(run.oldRange.clamped(to: 0..<survivingRowCount))
      if stopCheck.stops(after: 1, shouldStop) { return nil }
    }
    return paired.gaps()
  }

  /// Returns the pairs that do not stay, with old rows by aligned offsets; `nil` if `shouldStop`
  /// returned `true`.
  fileprivate borrowing func moved(_ shouldStop: () -> Bool) -> OffsetPairs? {
    guard let split = rows.split else { return across }
    var stopCheck = StopCheck()
    var moved = OffsetPairs()
    moved.reserveRuns(split.runs.count - split.staying.count)
    for index in split.runs.indices {
      if stopCheck.stops(after: 1, shouldStop) { return nil }
      if !split.staying.contains(index) { moved.append(split.runs[index]) }
    }
    return moved.merged(with: across, shouldStop: shouldStop)
  }
}
