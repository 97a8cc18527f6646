// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedMatcher {
  /// Finds all pairs of sections and rows by closures, and determines which of them stay.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection, ID: Hashable>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let counts = (old: old.count, new: new.count)
    try pairSections(of: old, new) { matcher, old, new throws(_Stopped) in
      try matcher.pair(
        old, new, counts: counts, options,
        walk: { rows, old, new, looksNearFirst, budget throws(_Stopped) in
          try rows.walk(
            old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
            looksNearFirst: looksNearFirst, budget: &budget, stop)
        },
        run: { rows, driver throws(_Stopped) in
          try rows.run(&driver, id: id, contentsEqual: contentsEqual, stop)
        },
        pairSharing: { rows, old, new throws(_Stopped) in
          try rows.pairSectionSharing(
            of: old, new, id: id, contentsEqual: contentsEqual, options, stop)
        },
        stop)
    }
  }

  /// Finds all pairs of sections and rows by conformances, and determines which of them stay.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) where Section.Row: Identifiable & Equatable {
    let counts = (old: old.count, new: new.count)
    try pairSections(of: old, new) { matcher, old, new throws(_Stopped) in
      try matcher.pair(
        old, new, counts: counts, options,
        walk: { rows, old, new, looksNearFirst, budget throws(_Stopped) in
          try rows.walk(
            old, new, hashSeed: options.hashSeed, looksNearFirst: looksNearFirst, budget: &budget,
            stop)
        },
        run: { rows, driver throws(_Stopped) in
          try rows.run(&driver, on: Section.Row.self, stop)
        },
        pairSharing: { rows, old, new throws(_Stopped) in
          try rows.pairSharing(of: old, new, options, stop)
        },
        stop)
    }
  }

  /// Pairs two lists by a closure, copying them only if they are noncontiguous.
  @export(implementation)
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ pair: (
      inout SectionedMatcher, UnsafeBufferPointer<Section>, UnsafeBufferPointer<Section>
    ) throws(_Stopped) -> Void
  ) throws(_Stopped) {
    let isPaired: Void? = try old.withContiguousStorage(and: new) { old, new throws(_Stopped) in
      try pair(&self, old, new)
    }
    if isPaired == nil { try pairCopies(of: old, new, pair) }
  }

  /// Pairs copies of two lists by a closure.
  @export(implementation)
  @inline(never)
  mutating func pairCopies<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ pair: (
      inout SectionedMatcher, UnsafeBufferPointer<Section>, UnsafeBufferPointer<Section>
    ) throws(_Stopped) -> Void
  ) throws(_Stopped) {
    try old.withContiguousCopies(old.count, and: new, new.count) { old, new throws(_Stopped) in
      try pair(&self, old, new)
    }
  }

  /// Pairs the sections, then the rows.
  ///
  /// - Parameters:
  ///   - counts: The counts of the lists.
  ///   - walk: Walks the rows of two sections in step.
  ///   - run: Performs the requests of the driver.
  ///   - pairSharing: Pairs the rows of two sections as flat lists; called for tree arrays only.
  @export(implementation)
  @inline(always)
  mutating func pair<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), _ options: ListDiff.Options,
    walk: (
      inout RowMatcher, UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>, Bool,
      inout LookAheadBudget
    ) throws(_Stopped) -> Void,
    run: (inout RowMatcher, inout JoinDriver) throws(_Stopped) -> Void,
    pairSharing: (inout RowMatcher, Section.Rows, Section.Rows) throws(_Stopped) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    try pairHeaders(old, new, counts: counts, options.hashSeed, stop)
    // Shared storage: equal by definition.
    if old.baseAddress == new.baseAddress, old.count == new.count { return }
    try pairRows(old, new, options, walk: walk, run: run, pairSharing: pairSharing, stop)
  }

  /// Pairs the sections, and counts their rows.
  @export(implementation)
  @inline(never)
  mutating func pairHeaders<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), _ hashSeed: UInt64?, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var sections = RowMatcher(oldCount: counts.old, newCount: counts.new)
    try sections.pair(
      old, new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) },
      ListDiff.Options(hashSeed: hashSeed), stop)
    try sections.splitPairs(.minimal, stop)
    let oldStarts = SectionStarts(sectionCount: old.count) { old[$0].rows.count }
    // Shared storage is counted once, since sections that compute their rows may return different
    // ones.
    let isOneStorage = old.baseAddress == new.baseAddress && old.count == new.count
    let newStarts =
      isOneStorage ? oldStarts : SectionStarts(sectionCount: new.count) { new[$0].rows.count }
    begin(ListDiff(sections), oldStarts: oldStarts, newStarts: newStarts)
  }
}
