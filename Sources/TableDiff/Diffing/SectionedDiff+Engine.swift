// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Computes what changed between two lists of sections.
  ///
  ///     let diff = SectionedDiff(from: oldSections, to: newSections)
  ///
  /// Sections and rows are the same when their ids are equal. A surviving section whose header is
  /// not the same by ``ListSection/hasSameHeader(as:)`` is among the updates of ``sections``, a row
  /// whose content is not equal by `==` among ``updates``. Rows that line up are compared and never
  /// hashed; sections whose arrays of rows share storage are not even read.
  ///
  /// `rows` is called more than once for each section: keep the rows in a property.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  /// - Precondition: Neither list has more than `Int32.max` rows in all. Ids should be unique,
  ///   those of sections among sections and those of rows in their section:
  ///   ``Swift/RandomAccessCollection/duplicateIDs()`` and
  ///   ``Swift/RandomAccessCollection/duplicateRowIDs()`` name those that are not.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share their storage; besides O(*u*) hashes on average and O(*u*
  ///   log *u*) steps on integers, where *u* is the number of rows that neither line up in their
  ///   section nor are found again nearby in it.
  @inlinable
  public init<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>
  ) {
    var pairing = SectionedPairing()
    _ = pairing.pairSections(of: old, new, hashSeed: nil, shouldStop: { false })
    self.init(pairing)
  }

  /// Computes what changed between two lists of sections, unless it is told to stop.
  ///
  ///     let diff = SectionedDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff is that of ``init(from:to:)``. `shouldStop` is called as often as
  /// ``ListDiff/init(from:to:moves:algorithm:shouldStop:)`` says, but not while the rows of the
  /// sections are counted.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - shouldStop: Whether to stop; called on the thread of the caller.
  /// - Returns: `nil` when `shouldStop` returned `true`; it is not called again then.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:)``.
  @inlinable
  public init?<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    shouldStop: () -> Bool
  ) {
    self.init(from: old, to: new, hashSeed: nil, shouldStop: shouldStop)
  }

  /// As the public form, with a seed for tests.
  ///
  /// - Parameters:
  ///   - hashSeed: Seeds the hashes of ids; the diff does not depend on it. `nil` for the process's
  ///     own.
  ///   - shouldStop: Asked once a block; the diff ends with `nil` when it returns `true`.
  @inlinable
  package init?<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) {
    var pairing = SectionedPairing()
    let isComplete = pairing.pairSections(
      of: old, new, hashSeed: hashSeed, shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing, shouldStop: shouldStop)
  }
}

extension SectionedPairing {
  /// Finds all pairs of sections and of rows, and which of them stay.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  @inlinable
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    let counts = (old: old.count, new: new.count)
    let isComplete: Bool?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        pair(old, new, counts: counts, hashSeed: hashSeed, shouldStop: shouldStop)
      }
    }
    return (isComplete ?? nil)
      ?? pairCopies(of: old, new, counts: counts, hashSeed: hashSeed, shouldStop: shouldStop)
  }

  /// Pairs the sections of lists without contiguous storage, by way of copies.
  @inlinable
  @inline(never)
  mutating func pairCopies<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    counts: (old: Int, new: Int), hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    ContiguousArray(copying: old, count: counts.old).withUnsafeBufferPointer { old in
      ContiguousArray(copying: new, count: counts.new).withUnsafeBufferPointer { new in
        pair(old, new, counts: counts, hashSeed: hashSeed, shouldStop: shouldStop)
      }
    }
  }

  /// Pairs the sections, then the rows.
  ///
  /// - Parameter counts: How many sections the lists said that they have.
  @inlinable
  mutating func pair<Section: ListSection>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), hashSeed: UInt64?, shouldStop: () -> Bool
  ) -> Bool {
    var sections = RowPairing(oldCount: counts.old, newCount: counts.new)
    let isPaired = sections.pairRows(
      of: old, new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) }, moves: .minimal,
      algorithm: .heckel, hashSeed: hashSeed, shouldStop: shouldStop)
    if !isPaired { return false }
    let oldStarts = SectionStarts(sectionCount: old.count) { old[$0].rows.count }
    // One storage is counted once: sections that compute their rows may have others by now.
    let isOneStorage = old.baseAddress == new.baseAddress && old.count == new.count
    let newStarts =
      isOneStorage ? oldStarts : SectionStarts(sectionCount: new.count) { new[$0].rows.count }
    begin(ListDiff(sections), oldStarts: oldStarts, newStarts: newStarts)
    return pairRows(old, new, hashSeed: hashSeed, shouldStop: shouldStop)
  }
}

extension RandomAccessCollection where Element: ListSection {
  /// Computes what changed from this list of sections to another one.
  ///
  ///     let diff = oldSections.sectionedDiff(to: newSections)
  ///
  /// The same as ``SectionedDiff/init(from:to:)``. (`tableDiff(to:)` compares the elements of a
  /// list as rows, whatever they are.)
  ///
  /// - Parameter new: The sections after.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Complexity: As ``SectionedDiff/init(from:to:)``.
  @inlinable
  public func sectionedDiff(to new: some RandomAccessCollection<Element>) -> SectionedDiff {
    SectionedDiff(from: self, to: new)
  }
}
