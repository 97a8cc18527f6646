// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedPairing {
  /// Finds all pairs of rows, and which of them stay, with the default options.
  ///
  /// - Parameters:
  ///   - idInPlace: As `id`, of a row in memory. The join calls it through closures that are not
  ///     inlined; given the row by value they would copy it.
  ///   - contentsEqualInPlace: As `contentsEqual`, of two rows in memory.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pairRows<Section: ListSection, ID: Hashable>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    idInPlace: (UnsafePointer<Section.Row>) -> ID,
    contentsEqualInPlace: (UnsafePointer<Section.Row>, UnsafePointer<Section.Row>) -> Bool,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    if isOneSection {
      return rows.pairRows(
        of: old[0].rows, new[0].rows, id: id, contentsEqual: contentsEqual,
        PairingOptions(hashSeed: hashSeed), shouldStop: shouldStop)
    }
    var oldRest: ContiguousArray<RowTable<Section.Row>.Section> = []
    var newRest: ContiguousArray<RowTable<Section.Row>.Section> = []
    let isWalked = walk(
      old, new, id: id, contentsEqual: contentsEqual, oldRest: &oldRest, newRest: &newRest,
      hashSeed: hashSeed, shouldStop: shouldStop)
    if !isWalked { return false }
    if !rows.oldRest.isEmpty, !rows.newRest.isEmpty {
      let oldTable = RowTable(oldRest), newTable = RowTable(newRest)
      let oldRows = RowTable.Reader(oldTable), newRows = RowTable.Reader(newTable)
      let isJoined = rows.pairLeftOver(
        oldID: { idInPlace(oldRows.row(at: $0)) }, newID: { idInPlace(newRows.row(at: $0)) },
        contentsEqual: { contentsEqualInPlace(oldRows.row(at: $0), newRows.row(at: $1)) },
        sections: RowSections(alignment, newStarts), hashSeed: hashSeed, shouldStop: shouldStop)
      withExtendedLifetime(oldTable) {}
      withExtendedLifetime(newTable) {}
      if !isJoined { return false }
    }
    return splitPairs(shouldStop: shouldStop)
  }

  /// Walks the old and the new rows of each surviving section in step.
  ///
  /// - Parameters:
  ///   - oldRest: Receives the old sections with rows left over, in aligned order.
  ///   - newRest: Receives the new sections with rows left over.
  /// - Returns: `false` if `shouldStop` returned `true`.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share storage.
  @inlinable
  @inline(always)
  mutating func walk<Section: ListSection, ID: Hashable>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    oldRest: inout ContiguousArray<RowTable<Section.Row>.Section>,
    newRest: inout ContiguousArray<RowTable<Section.Row>.Section>,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(rows.oldCount, rows.newCount))
    var stopCheck = StopCheck()
    var oldStart = 0
    for section in new.indices {
      if stopCheck.stops(after: 1, shouldStop) { return false }
      let newOffsets = newStarts.rows(of: section)
      guard let oldSection = alignment.oldSection(of: section) else {
        rows.beginSection(oldBase: oldStart, newBase: newOffsets.lowerBound)
        rows.leaveOver(old: 0..<0, new: 0..<newOffsets.count)
        newRest.append(Self.rest(of: new[section], at: newOffsets))
        continue
      }
      let oldOffsets = oldStart..<oldStart + oldStarts.rows(of: oldSection).count
      oldStart = oldOffsets.upperBound
      let oldLeftOver = rows.oldRest.count
      let newLeftOver = rows.newRest.count
      let isWalked = Self.withRows(of: old[oldSection], new[section]) { old, new in
        // Counts first, since all empty arrays share storage.
        SectionStarts.requireSameCount(old.count, oldOffsets.count)
        SectionStarts.requireSameCount(new.count, newOffsets.count)
        if old.baseAddress == new.baseAddress, old.count == new.count { return true }
        rows.beginSection(oldBase: oldOffsets.lowerBound, newBase: newOffsets.lowerBound)
        return rows.walk(
          old, new, id: id, contentsEqual: contentsEqual, hashSeed: hashSeed,
          looksNearFirst: true, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
      }
      if !isWalked { return false }
      if rows.oldRest.count != oldLeftOver {
        oldRest.append(Self.rest(of: old[oldSection], at: oldOffsets))
      }
      if rows.newRest.count != newLeftOver {
        newRest.append(Self.rest(of: new[section], at: newOffsets))
      }
    }
    rows.beginSection(oldBase: oldStart, newBase: rows.newCount)
    rows.leaveOver(old: 0..<rows.oldCount - oldStart, new: 0..<0)
    for run in alignment.deletedSections.runs {
      for section in run.range {
        let count = oldStarts.rows(of: section).count
        oldRest.append(Self.rest(of: old[section], at: oldStart..<oldStart + count))
        oldStart += count
      }
    }
    return true
  }

  /// Calls a closure with the rows of two sections, copying them if they are not stored
  /// contiguously.
  @inlinable
  @inline(always)
  static func withRows<Section: ListSection, Result>(
    of old: Section, _ new: Section,
    _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
      Result
  ) -> Result {
    old.withContiguousRows(and: new, body) ?? withCopiedRows(of: old, new, body)
  }

  @inlinable
  @inline(never)
  static func withCopiedRows<Section: ListSection, Result>(
    of old: Section, _ new: Section,
    _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
      Result
  ) -> Result {
    ContiguousArray(old.rows).withUnsafeBufferPointer { old in
      ContiguousArray(new.rows).withUnsafeBufferPointer { new in body(old, new) }
    }
  }

  /// Returns a section with rows left over, as an entry of a table.
  @inlinable
  @inline(never)
  static func rest<Section: ListSection>(
    of section: Section, at offsets: Range<Int>
  ) -> RowTable<Section.Row>.Section {
    let rows = ContiguousArray(section.rows)
    SectionStarts.requireSameCount(rows.count, offsets.count)
    return RowTable.Section(rows: rows, offsets: offsets)
  }
}
