// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedPairing {
  /// Finds all pairs of rows, and which of them stay.
  ///
  /// Sections are paired group by group: their rows are walked one section after the other, then the
  /// unmatched rows of the group are joined at once.
  ///
  /// `walk` and `run` are called at one place each, since what they do is inlined there.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share storage, and the work left over.
  @export(implementation)
  @inline(always)
  mutating func pairRows<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    _ options: ListDiff.Options, walk: RowWalk<Section.Row>, run: TaskLoop,
    pairSharing: SharingPairing<Section.Rows>, shouldStop: () -> Bool
  ) -> Bool {
    var memory = RowMemory<Section>()
    var stopCheck = StopCheck()
    while let group = nextGroup(options) {
      // The work of a short section does not poll.
      if stopCheck.stops(after: rows.oldCount + rows.newCount, shouldStop) { return false }
      var budget = LookAheadBudget(rowCount: max(rows.oldCount, rows.newCount))
      var isPairedAsList = false
      for section in group.sections {
        if stopCheck.stops(after: 1, shouldStop) { return false }
        guard let place = nextPlace(of: section, in: group) else {
          if group.kind == .all {
            memory.keep(new[section], leaveOverInserted(section), isOld: false)
          }
          continue
        }
        if Section.mayShareRows {
          let (oldRows, newRows) = (old[place.oldSection].rows, new[section].rows)
          place.requireCounts(oldRows.count, newRows.count)
          let isPaired =
            group.isFlat
            ? pairSharing(&rows, oldRows, newRows)
            : walkSharing(
              of: oldRows, newRows, place, section, &memory, walk: walk, &budget, &stopCheck,
              shouldStop: shouldStop)
          if let isPaired {
            if !isPaired { return false }
            isPairedAsList = group.isFlat
            continue
          }
        }
        let isWalked = walkSection(
          section, place, of: old, new, group, walk: walk, &memory, &budget, &stopCheck)
        if !isWalked { return false }
      }
      if group.kind != .one { leaveOverUnwalked(group, of: old, new, &memory) }
      if !isPairedAsList, !rows.oldRest.isEmpty, !rows.newRest.isEmpty {
        memory.readDeferred()
        var work = work(memory.pieces, group)
        let isDone = run(&rows, &work)
        withExtendedLifetime(memory) {}
        if !isDone { return false }
      }
      memory.removeAll()
      if !end(group, shouldStop: shouldStop) { return false }
    }
    return true
  }

  /// Walks the rows of a surviving section, and keeps those that are left over in memory.
  ///
  /// - Returns: `false` if the walk was stopped.
  @export(implementation)
  @inline(always)
  mutating func walkSection<Section: ListSection>(
    _ section: Int, _ place: SectionPlace, of old: UnsafeBufferPointer<Section>,
    _ new: UnsafeBufferPointer<Section>, _ group: SectionGroup, walk: RowWalk<Section.Row>,
    _ memory: inout RowMemory<Section>, _ budget: inout LookAheadBudget,
    _ stopCheck: inout StopCheck
  ) -> Bool {
    let unmatched = (old: rows.oldRest.count, new: rows.newRest.count)
    let isWalked = Self.withRows(of: old[place.oldSection], new[section], place) { old, new in
      // Counts first, since all empty arrays share storage.
      place.requireCounts(old.count, new.count)
      if old.baseAddress == new.baseAddress, old.count == new.count {
        // They pay for searches as if they were read: the diff must not depend on storage.
        budget.earn(old.count)
        return true
      }
      rows.beginSection(oldBase: place.oldOffset, newBase: place.newOffset)
      return walk(&rows, old, new, group.looksNearFirst, &budget, &stopCheck)
    }
    if !isWalked { return false }
    if rows.oldRest.count > unmatched.old {
      memory.keep(old[place.oldSection], place.old, isOld: true)
    }
    if rows.newRest.count > unmatched.new {
      memory.keep(new[section], place.new(section), isOld: false)
    }
    return true
  }

  /// Keeps the rows in memory that no walk of a group can find.
  @export(implementation)
  @inline(never)
  mutating func leaveOverUnwalked<Section: ListSection>(
    _ group: SectionGroup, of old: UnsafeBufferPointer<Section>,
    _ new: UnsafeBufferPointer<Section>, _ memory: inout RowMemory<Section>
  ) {
    let parts = leaveOverUnwalked(group)
    for part in parts.old { memory.keep(old[part.section], part, isOld: true) }
    for part in parts.new { memory.keep(new[part.section], part, isOld: false) }
  }

  /// Calls a closure with the rows of two sections, copying them if they are not stored
  /// contiguously.
  @export(implementation)
  @inline(always)
  static func withRows<Section: ListSection, Result>(
    of old: Section, _ new: Section, _ place: SectionPlace,
    _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
      Result
  ) -> Result {
    old.rows.withContiguousStorage(and: new.rows, body) ?? withCopiedRows(of: old, new, place, body)
  }

  @export(implementation)
  @inline(never)
  static func withCopiedRows<Section: ListSection, Result>(
    of old: Section, _ new: Section, _ place: SectionPlace,
    _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
      Result
  ) -> Result {
    ContiguousArray(keeping: old.rows, count: place.oldCount).withUnsafeBufferPointer { old in
      ContiguousArray(keeping: new.rows, count: place.newCount).withUnsafeBufferPointer { new in
        body(old, new)
      }
    }
  }
}
