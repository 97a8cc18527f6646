// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedPairing {
  /// Finds all pairs of rows, and which of them stay.
  ///
  /// With the default options all surviving sections are walked, and then the unmatched rows are
  /// joined at once. With others each surviving section is compared as a flat list, and then the
  /// unmatched rows across sections are paired.
  ///
  /// `walk` and `run` are called at one place each, since what they do is inlined there.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share storage, and the work left over.
  @inlinable
  @inline(always)
  mutating func pairRows<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    _ options: PairingOptions, walk: RowWalk<Section.Row>, run: TaskLoop,
    pairTrees: TreePairing<Section.Rows>, shouldStop: () -> Bool
  ) -> Bool {
    beginRows(options)
    var memory = RowMemory<Section>()
    var budget = LookAheadBudget(rowCount: max(rows.oldCount, rows.newCount))
    var stopCheck = StopCheck()
    let looksNearFirst = looksNearFirst
    var areRowsPaired = false
    for section in 0...new.count {
      if section < new.count {
        if stopCheck.stops(after: 1, shouldStop) { return false }
        guard let place = beginSection(section) else {
          if !isSectionwise { memory.keep(new[section], insertedPart(section), isOld: false) }
          continue
        }
        if isSectionwise {
          budget = LookAheadBudget(rowCount: max(place.oldCount, place.newCount))
          // A section's own work polls only if it has many rows.
          if stopCheck.stops(after: place.oldCount + place.newCount, shouldStop) { return false }
        }
        if Section.hasTrees {
          let (oldRows, newRows) = (old[place.oldSection].rows, new[section].rows)
          SectionStarts.requireSameCount(oldRows.count, place.oldCount)
          SectionStarts.requireSameCount(newRows.count, place.newCount)
          var isPaired: Bool?
          if isSectionwise || isOneSection {
            isPaired = pairTrees(&rows, oldRows, newRows)
            areRowsPaired = isPaired != nil
          } else {
            isPaired = walkTrees(
              of: oldRows, newRows, place, section, &memory, walk: walk, &budget, &stopCheck,
              shouldStop: shouldStop)
          }
          if let isPaired {
            if !isPaired { return false }
            if isSectionwise, !endRows(of: section, shouldStop: shouldStop) { return false }
            continue
          }
        }
        let unmatched = (old: rows.oldRest.count, new: rows.newRest.count)
        let isWalked = Self.withRows(of: old[place.oldSection], new[section], place) { old, new in
          // Counts first, since all empty arrays share storage.
          SectionStarts.requireSameCount(old.count, place.oldCount)
          SectionStarts.requireSameCount(new.count, place.newCount)
          if old.baseAddress == new.baseAddress, old.count == new.count {
            // They pay for searches as if they were read: the diff must not depend on storage.
            budget.earn(old.count)
            return true
          }
          rows.beginSection(oldBase: place.oldOffset, newBase: place.newOffset)
          return walk(&rows, old, new, looksNearFirst, &budget, &stopCheck)
        }
        if !isWalked { return false }
        if rows.oldRest.count > unmatched.old {
          memory.keep(old[place.oldSection], place.old, isOld: true)
        }
        if rows.newRest.count > unmatched.new {
          memory.keep(new[section], place.new(section), isOld: false)
        }
        if !isSectionwise { continue }
      } else {
        if isSectionwise { areRowsPaired = false }
        leaveOverSections(of: old, new, &memory)
      }
      if !areRowsPaired, !rows.oldRest.isEmpty, !rows.newRest.isEmpty {
        memory.readDeferred()
        var work = work(memory.pieces, for: section)
        let isDone = run(&rows, &work)
        withExtendedLifetime(memory) {}
        if !isDone { return false }
      }
      memory.removeAll()
      if !endRows(of: section, shouldStop: shouldStop) { return false }
    }
    return true
  }

  /// Leaves over the rows that are to be paired last, and keeps them in memory.
  @inlinable
  @inline(never)
  mutating func leaveOverSections<Section: ListSection>(
    of old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    _ memory: inout RowMemory<Section>
  ) {
    let parts = leaveOverLast()
    for part in parts.old { memory.keep(old[part.section], part, isOld: true) }
    for part in parts.new { memory.keep(new[part.section], part, isOld: false) }
  }

  /// Calls a closure with the rows of two sections, copying them if they are not stored
  /// contiguously.
  @inlinable
  @inline(always)
  static func withRows<Section: ListSection, Result>(
    of old: Section, _ new: Section, _ place: SectionPlace,
    _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
      Result
  ) -> Result {
    old.withContiguousRows(and: new, body) ?? withCopiedRows(of: old, new, place, body)
  }

  @inlinable
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

/// Keeps the unmatched rows of sections in memory.
@usableFromInline
struct RowMemory<Section: ListSection> {
  @usableFromInline var pieces = RowPieces(stride: MemoryLayout<Section.Row>.stride)

  /// Contiguous arrays, since on Apple's systems an array of objects may be bridged, without memory
  /// of its own to point to.
  @usableFromInline var rows: ContiguousArray<ContiguousArray<Section.Row>> = []

  /// The rows of sections that store them in trees, of which some are left over.
  @usableFromInline var trees: ContiguousArray<Section.Rows> = []

  /// The rows that are read only if they are to be paired.
  @usableFromInline var deferred: ContiguousArray<DeferredRows<Section.Rows>> = []

  /// The section whose rows are the last ones.
  @usableFromInline var last = (section: -1, isOld: false)

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    if Section.hasTrees { deferred.removeAll() }
    if rows.isEmpty { return }
    rows.removeAll(keepingCapacity: true)
    pieces.removeAll()
  }

  /// Keeps the rows of a part of a section; those of further parts of it are kept already.
  @inlinable
  @inline(never)
  mutating func keep(_ section: Section, _ part: SectionPart, isOld: Bool) {
    if Section.hasTrees {
      deferred.append(DeferredRows(section.rows, part, isOld: isOld))
      return
    }
    if rows.isEmpty || last != (part.section, isOld) {
      let kept = ContiguousArray(keeping: section.rows, count: part.count)
      SectionStarts.requireSameCount(kept.count, part.count)
      rows.append(kept)
      last = (part.section, isOld)
    }
    // Stays valid: the array is kept, and nothing writes to it.
    let address = rows[rows.count - 1].withUnsafeBufferPointer {
      UnsafeRawPointer($0.baseAddress)
    }
    pieces.append(address, part, isOld: isOld)
  }
}
