// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedMatcher {
  /// Finds all pairs of rows, and determines which of them stay.
  ///
  /// Each group is paired in turn: its sections are walked one after the other, then all its
  /// unmatched rows are joined together.
  ///
  /// `walk` and `run` are called in one place each, since their code is inlined there.
  ///
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* the number
  ///   of rows in sections that do not share storage, plus the join of the unmatched rows.
  @export(implementation)
  @inline(always)
  mutating func pairRows<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    _ options: ListDiff.Options,
    walk: (
      inout RowMatcher, UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>, Bool,
      inout LookAheadBudget
    ) throws(_Stopped) -> Void,
    run: (inout RowMatcher, inout JoinDriver) throws(_Stopped) -> Void,
    pairSharing: (inout RowMatcher, Section.Rows, Section.Rows) throws(_Stopped) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var memory = RowMemory<Section>()
    while let group = nextGroup(options) {
      // The driver of a short section does not poll.
      try stop?.check(after: rows.oldCount + rows.newCount)
      var budget = LookAheadBudget(rowCount: max(rows.oldCount, rows.newCount))
      var isPairedAsList = false
      for section in group.sections {
        try stop?.check(after: 1)
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
            ? try pairSharing(&rows, oldRows, newRows)
            : try walkSharing(
              of: oldRows, newRows, place, section, &memory, walk: walk, &budget, stop)
          if isPaired {
            isPairedAsList = group.isFlat
            continue
          }
        }
        try walkSection(section, place, of: old, new, group, walk: walk, &memory, &budget)
      }
      if group.kind != .one { leaveOverUnwalked(group, of: old, new, &memory) }
      if !isPairedAsList, !rows.unmatchedOld.isEmpty, !rows.unmatchedNew.isEmpty {
        memory.readDeferred()
        var driver = driver(memory.pieces, group)
        defer { withExtendedLifetime(memory) {} }
        try run(&rows, &driver)
      }
      memory.removeAll()
      try end(group, stop)
    }
  }

  /// Walks the rows of a surviving section, and keeps unmatched rows in memory.
  @export(implementation)
  @inline(always)
  mutating func walkSection<Section: ListSection>(
    _ section: Int, _ place: SectionPlace, of old: UnsafeBufferPointer<Section>,
    _ new: UnsafeBufferPointer<Section>, _ group: SectionGroup,
    walk: (
      inout RowMatcher, UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>, Bool,
      inout LookAheadBudget
    ) throws(_Stopped) -> Void,
    _ memory: inout RowMemory<Section>, _ budget: inout LookAheadBudget
  ) throws(_Stopped) {
    let unmatched = (old: rows.unmatchedOld.count, new: rows.unmatchedNew.count)
    try Self.withRows(of: old[place.oldSection], new[section], place) {
      old, new throws(_Stopped) in
      // Counts are checked first, since all empty arrays share storage.
      place.requireCounts(old.count, new.count)
      if old.baseAddress == new.baseAddress, old.count == new.count {
        // Shared rows earn budget like compared ones, so that storage does not affect the diff.
        budget.earn(old.count)
        return
      }
      rows.beginSection(oldBase: place.oldOffset, newBase: place.newOffset)
      try walk(&rows, old, new, group.looksNearFirst, &budget)
    }
    if rows.unmatchedOld.count > unmatched.old {
      memory.keep(old[place.oldSection], place.old, isOld: true)
    }
    if rows.unmatchedNew.count > unmatched.new {
      memory.keep(new[section], place.new(section), isOld: false)
    }
  }

  /// Keeps in memory the rows of a group that no walk reads.
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
  static func withRows<Section: ListSection>(
    of old: Section, _ new: Section, _ place: SectionPlace,
    _ body: (UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>) throws(_Stopped) ->
      Void
  ) throws(_Stopped) {
    let isRead: Void? = try old.rows.withContiguousStorage(and: new.rows, body)
    if isRead == nil { try withCopiedRows(of: old, new, place, body) }
  }

  @export(implementation)
  @inline(never)
  static func withCopiedRows<Section: ListSection>(
    of old: Section, _ new: Section, _ place: SectionPlace,
    _ body: (UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>) throws(_Stopped) ->
      Void
  ) throws(_Stopped) {
    let old = ContiguousArray(keeping: old.rows, count: place.oldCount)
    let new = ContiguousArray(keeping: new.rows, count: place.newCount)
    try old.withUnsafeBufferPointer { old throws(_Stopped) in
      try new.withUnsafeBufferPointer { new throws(_Stopped) in try body(old, new) }
    }
  }
}
