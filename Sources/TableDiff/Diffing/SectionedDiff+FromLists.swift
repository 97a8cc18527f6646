// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Creates the diff of two lists of sections with identifiable rows.
  ///
  ///     let diff = SectionedDiff(from: oldSections, to: newSections)
  ///
  /// Two sections or rows are the same if their ids are equal. If
  /// ``ListSection/hasSameHeader(as:)`` returns `false` for a surviving section, ``sections`` has
  /// an update; if two rows are not equal by `==`, ``updates`` has one. Rows that line up are
  /// compared and never hashed. Sections whose rows share storage are not even read.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - moves: Which rows of a surviving section are reported as moves. A row that is in another
  ///     section moves there; with ``ListDiff/MoveStyle/never`` it is deleted and inserted. As few
  ///     sections as possible move.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Precondition: Neither list has more than `Int32.max` rows in all. Ids should be unique,
  ///   those of sections among sections and those of rows in their section:
  ///   ``Swift/RandomAccessCollection/duplicateIDs()`` and
  ///   ``Swift/RandomAccessCollection/duplicateRowIDs()`` return those that are not.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share storage, plus O(*u*) hashes on average and O(*u* log *u*)
  ///   steps on integers, where *u* is the number of rows that neither line up in their section nor
  ///   are found nearby in it.
  @inlinable
  public init<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
  ) where Section.Row: Identifiable & Equatable {
    var pairing = SectionedPairing()
    _ = pairing.pairSections(
      of: old, new, PairingOptions(moves: moves, algorithm: algorithm), shouldStop: { false })
    self.init(pairing)
  }

  /// Creates the diff of two lists of sections with rows whose identity a function returns.
  ///
  ///     let diff = SectionedDiff(from: oldSections, to: newSections, id: \.key)
  ///
  /// Pass a closure or key path literal, as for ``ListDiff/init(from:to:id:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - id: The identity of a row. Contents are compared by `==`.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Section: ListSection, ID: Hashable>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) where Section.Row: Equatable {
    self.init(
      pairing: old, new, id: id, contentsEqual: { $0 == $1 },
      PairingOptions(moves: moves, algorithm: algorithm))
  }

  /// Creates the diff of two lists of sections with identifiable rows whose contents a closure
  /// compares.
  ///
  ///     let diff = SectionedDiff(
  ///       from: old, to: new, contentsEqual: { $0.version == $1.version })
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike; called for
  ///     pairs only.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    contentsEqual: (Section.Row, Section.Row) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) where Section.Row: Identifiable {
    self.init(
      pairing: old, new, id: { $0.id }, contentsEqual: contentsEqual,
      PairingOptions(moves: moves, algorithm: algorithm))
  }

  /// Creates the diff of two lists of sections with rows whose identity and contents closures
  /// define.
  ///
  ///     let diff = SectionedDiff(
  ///       from: old, to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike; called for
  ///     pairs only.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Section: ListSection, ID: Hashable>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
  ) {
    self.init(
      pairing: old, new, id: id, contentsEqual: contentsEqual,
      PairingOptions(moves: moves, algorithm: algorithm))
  }

  /// Creates the diff of two lists; the initializers with closures call it.
  @inlinable
  @inline(always)
  init<Section: ListSection, ID: Hashable>(
    pairing old: some RandomAccessCollection<Section>,
    _ new: some RandomAccessCollection<Section>, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool, _ options: PairingOptions
  ) {
    var pairing = SectionedPairing()
    _ = pairing.pairSections(
      of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: { false })
    self.init(pairing)
  }
}
