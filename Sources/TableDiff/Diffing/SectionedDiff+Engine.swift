// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Computes the diff, unless it is stopped.
  ///
  /// - Parameters:
  ///   - hashSeed: The seed of the hashes of ids, on which the diff does not depend; `nil` for a
  ///     seed per process.
  ///   - shouldStop: Polled once a block; the result is `nil` if it returns `true`.
  @inlinable
  @inline(always)
  package init?<Section: ListSection, ID: Hashable>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) {
    var pairing = SectionedPairing()
    let isComplete = pairing.pairSections(
      of: old, new, id: id, contentsEqual: contentsEqual,
      PairingOptions(moves: moves, algorithm: algorithm, hashSeed: hashSeed),
      shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing, shouldStop: shouldStop)
  }
}

extension SectionedPairing {
  /// Finds all pairs of sections and of rows, and which of them stay, by closures.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pairSections<Section: ListSection, ID: Hashable>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    pairSections(
      of: old, new, id: id, contentsEqual: contentsEqual, idInPlace: { id($0.pointee) },
      contentsEqualInPlace: { contentsEqual($0.pointee, $1.pointee) }, options,
      shouldStop: shouldStop)
  }

  /// Finds all pairs of sections and of identifiable rows, and which of them stay.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pairSections<Section: ListSection>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool where Section.Row: Identifiable & Equatable {
    pairSections(
      of: old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, idInPlace: { $0.pointee.id },
      contentsEqualInPlace: { $0.pointee == $1.pointee }, options, shouldStop: shouldStop)
  }

  /// Finds all pairs of sections and of rows, and which of them stay.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pairSections<Section: ListSection, ID: Hashable>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    idInPlace: (UnsafePointer<Section.Row>) -> ID,
    contentsEqualInPlace: (UnsafePointer<Section.Row>, UnsafePointer<Section.Row>) -> Bool,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    let counts = (old: old.count, new: new.count)
    let isComplete: Bool?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        pair(
          old, new, counts: counts, id: id, contentsEqual: contentsEqual, idInPlace: idInPlace,
          contentsEqualInPlace: contentsEqualInPlace, options, shouldStop: shouldStop)
      }
    }
    return (isComplete ?? nil)
      ?? pairCopies(
        of: old, new, counts: counts, id: id, contentsEqual: contentsEqual, idInPlace: idInPlace,
        contentsEqualInPlace: contentsEqualInPlace, options, shouldStop: shouldStop)
  }

  /// Pairs the sections of lists without contiguous storage by copying them.
  @inlinable
  @inline(never)
  mutating func pairCopies<Section: ListSection, ID: Hashable>(
    of old: some RandomAccessCollection<Section>, _ new: some RandomAccessCollection<Section>,
    counts: (old: Int, new: Int), id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool,
    idInPlace: (UnsafePointer<Section.Row>) -> ID,
    contentsEqualInPlace: (UnsafePointer<Section.Row>, UnsafePointer<Section.Row>) -> Bool,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    ContiguousArray(copying: old, count: counts.old).withUnsafeBufferPointer { old in
      ContiguousArray(copying: new, count: counts.new).withUnsafeBufferPointer { new in
        pair(
          old, new, counts: counts, id: id, contentsEqual: contentsEqual, idInPlace: idInPlace,
          contentsEqualInPlace: contentsEqualInPlace, options, shouldStop: shouldStop)
      }
    }
  }

  /// Pairs the sections, then the rows.
  ///
  /// - Parameter counts: The counts of the lists.
  @inlinable
  @inline(always)
  mutating func pair<Section: ListSection, ID: Hashable>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    counts: (old: Int, new: Int), id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool,
    idInPlace: (UnsafePointer<Section.Row>) -> ID,
    contentsEqualInPlace: (UnsafePointer<Section.Row>, UnsafePointer<Section.Row>) -> Bool,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    var sections = RowPairing(oldCount: counts.old, newCount: counts.new)
    let isPaired = sections.pairRows(
      of: old, new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) },
      PairingOptions(hashSeed: options.hashSeed), shouldStop: shouldStop)
    if !isPaired { return false }
    let oldStarts = SectionStarts(sectionCount: old.count) { old[$0].rows.count }
    // Shared storage is counted once: sections that compute their rows may have others by now.
    let isOneStorage = old.baseAddress == new.baseAddress && old.count == new.count
    let newStarts =
      isOneStorage ? oldStarts : SectionStarts(sectionCount: new.count) { new[$0].rows.count }
    begin(ListDiff(sections), oldStarts: oldStarts, newStarts: newStarts)
    // One storage: equal by definition.
    if isOneStorage { return true }
    if options.areDefault {
      return pairRows(
        old, new, id: id, contentsEqual: contentsEqual, idInPlace: idInPlace,
        contentsEqualInPlace: contentsEqualInPlace, hashSeed: options.hashSeed,
        shouldStop: shouldStop)
    }
    return pairSectionwise(
      old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
  }
}
