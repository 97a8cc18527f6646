// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedPairing {
  /// Finds all pairs of sections and of rows, and which of them stay, by closures.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection, ID: Hashable>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    pairSections(
      of: old, new, options,
      walk: { rows, old, new, looksNearFirst, budget, stopCheck in
        rows.walk(
          old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
          looksNearFirst: looksNearFirst, budget: &budget, stopCheck: &stopCheck,
          shouldStop: shouldStop)
      },
      run: { rows, work in
        rows.run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
      },
      pairSharing: { rows, old, new in
        rows.pairSectionSharing(
          of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
      },
      shouldStop: shouldStop)
  }

  /// Finds all pairs of sections and of rows by what rows conform to, and which of them stay.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool where Section.Row: Identifiable & Equatable {
    pairSections(
      of: old, new, options,
      walk: { rows, old, new, looksNearFirst, budget, stopCheck in
        rows.walk(
          old, new, hashSeed: options.hashSeed, looksNearFirst: looksNearFirst, budget: &budget,
          stopCheck: &stopCheck, shouldStop: shouldStop)
      },
      run: { rows, work in
        rows.run(&work, on: Section.Row.self, shouldStop: shouldStop)
      },
      pairSharing: { rows, old, new in
        rows.pairSharing(of: old, new, options, shouldStop: shouldStop)
      },
      shouldStop: shouldStop)
  }

  /// Finds all pairs of sections and of rows, and which of them stay.
  ///
  /// - Parameters:
  ///   - walk: Walks the rows of two sections in step.
  ///   - run: Carries out the tasks of the work that is left over.
  ///   - pairSharing: Pairs the rows of two sections that are flat lists; called for tree arrays only.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ options: ListDiff.Options, walk: RowWalk<Section.Row>, run: TaskLoop,
    pairSharing: SharingPairing<Section.Rows>, shouldStop: () -> Bool
  ) -> Bool {
    let counts = (old: old.count, new: new.count)
    let isComplete = old.withContiguousStorage(and: new) { old, new in
      pair(
        old, new, counts: counts, options, walk: walk, run: run, pairSharing: pairSharing,
        shouldStop: shouldStop)
    }
    return isComplete
      ?? pairCopies(
        of: old, new, counts: counts, options, walk: walk, run: run,
        pairSharing: pairSharing, shouldStop: shouldStop)
  }

  /// Pairs the sections of lists without contiguous storage by copying them.
  @export(implementation)
  @inline(never)
  mutating func pairCopies<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    counts: (old: Int, new: Int), _ options: ListDiff.Options, walk: RowWalk<Section.Row>,
    run: TaskLoop, pairSharing: SharingPairing<Section.Rows>, shouldStop: () -> Bool
  ) -> Bool {
    old.withContiguousCopies(counts.old, and: new, counts.new) { old, new in
      pair(
        old, new, counts: counts, options, walk: walk, run: run, pairSharing: pairSharing,
        shouldStop: shouldStop)
    }
  }

  /// Pairs the sections, then the rows.
  ///
  /// - Parameter counts: The counts of the lists.
  @export(implementation)
  @inline(always)
  mutating func pair<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), _ options: ListDiff.Options, walk: RowWalk<Section.Row>,
    run: TaskLoop, pairSharing: SharingPairing<Section.Rows>, shouldStop: () -> Bool
  ) -> Bool {
    if !pairHeaders(old, new, counts: counts, options.hashSeed, shouldStop: shouldStop) {
      return false
    }
    // One storage: equal by definition.
    if old.baseAddress == new.baseAddress, old.count == new.count { return true }
    return pairRows(
      old, new, options, walk: walk, run: run, pairSharing: pairSharing,
      shouldStop: shouldStop)
  }

  /// Pairs the sections, and counts their rows.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(never)
  mutating func pairHeaders<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), _ hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    var sections = RowPairing(oldCount: counts.old, newCount: counts.new)
    let isPaired =
      sections.pair(
        old, new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) },
        ListDiff.Options(hashSeed: hashSeed), shouldStop: shouldStop)
      && sections.splitPairs(.minimal, shouldStop: shouldStop)
    if !isPaired { return false }
    let oldStarts = SectionStarts(sectionCount: old.count) { old[$0].rows.count }
    // Shared storage is counted once: sections that compute their rows may have others by now.
    let isOneStorage = old.baseAddress == new.baseAddress && old.count == new.count
    let newStarts =
      isOneStorage ? oldStarts : SectionStarts(sectionCount: new.count) { new[$0].rows.count }
    begin(ListDiff(sections), oldStarts: oldStarts, newStarts: newStarts)
    return true
  }
}

/// Walks the rows of two sections in step; see `RowPairing.walk`.
@usableFromInline
typealias RowWalk<Row> = (
  _ rows: inout RowPairing, _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>,
  _ looksNearFirst: Bool, _ budget: inout LookAheadBudget, _ stopCheck: inout StopCheck
) -> Bool

/// Carries out the tasks of the work that is left over; see `RowPairing.run`.
@usableFromInline
typealias TaskLoop = (_ rows: inout RowPairing, _ work: inout UnmatchedWork) -> Bool

/// Pairs the rows of two sections that are flat lists; see `RowPairing.pairSharing`.
@usableFromInline
typealias SharingPairing<Rows> = (_ rows: inout RowPairing, _ old: Rows, _ new: Rows) -> Bool?
