// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Writes down the diff that follows from the pairs.
  ///
  /// - Complexity: O(*r* + *s* + *n* / 64), where *r* is the number of runs of pairs that changed,
  ///   *s* that of sections and *n* that of rows.
  @usableFromInline
  init(_ pairing: borrowing SectionedPairing) {
    if pairing.isOneSection {
      let rows = ListDiff(pairing.rows)
      self.init(
        sections: pairing.sections, oldStarts: pairing.oldStarts, newStarts: pairing.newStarts,
        deleted: rows.deleted, inserted: rows.inserted, moved: rows.moved, updated: rows.updated)
      return
    }
    let alignment = pairing.alignment
    let toFlat = alignment.fromAligned(pairing.oldStarts)
    let moved = pairing.moved()
    let deleted = pairing.deleted()
    let updated = pairing.rows.allUpdates()
    self.init(
      sections: pairing.sections, oldStarts: pairing.oldStarts, newStarts: pairing.newStarts,
      deleted: toFlat?(deleted) ?? deleted, inserted: pairing.inserted,
      moved: toFlat?(moved) ?? moved, updated: toFlat?(updated) ?? updated)
  }
}

extension SectionedPairing {
  /// The old rows of surviving sections in no pair, by aligned offsets.
  fileprivate borrowing func deleted() -> OffsetRanges {
    let survivingRowCount = alignment.survivingRowCount
    guard let split = rows.split else {
      if survivingRowCount == rows.oldCount { return rows.oldRest }
      var deleted = OffsetRanges()
      for run in rows.oldRest.runs where Int(run.start) < survivingRowCount {
        deleted.append(run.range.clamped(to: 0..<survivingRowCount))
      }
      return deleted
    }
    var paired = OffsetSet(bound: survivingRowCount)
    for run in split.runs { paired.insert(run.oldRange) }
    for run in across.runs { paired.insert(run.oldRange.clamped(to: 0..<survivingRowCount)) }
    return paired.gaps()
  }

  /// The pairs that do not stay, old rows by aligned offsets.
  fileprivate borrowing func moved() -> OffsetPairs {
    guard let split = rows.split else { return across }
    var moved = OffsetPairs()
    moved.reserveRuns(across.runs.count + split.runs.count - split.staying.count)
    var next = 0
    for index in split.runs.indices where !split.staying.contains(index) {
      let run = split.runs[index]
      while next < across.runs.count, across.runs[next].new < run.new {
        moved.append(across.runs[next])
        next += 1
      }
      moved.append(run)
    }
    while next < across.runs.count {
      moved.append(across.runs[next])
      next += 1
    }
    return moved
  }
}
