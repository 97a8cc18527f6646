// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Creates the diff of two lists of sections with identifiable rows, unless it is stopped.
  ///
  ///     let diff = SectionedDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff is that of ``init(from:to:moves:algorithm:)``. `shouldStop` is called as often as by
  /// ``ListDiff/init(from:to:moves:algorithm:shouldStop:)``, but not while the rows of the sections
  /// are counted.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  ///   - shouldStop: Whether to stop; called on the thread of the caller.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is not called again.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  public init?<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel,
    shouldStop: () -> Bool
  ) where Section.Row: Identifiable & Equatable {
    var pairing = SectionedPairing()
    let isComplete = pairing.pairSections(
      of: old, new, PairingOptions(moves: moves, algorithm: algorithm), shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing, shouldStop: shouldStop)
  }

  /// Creates the diff of two lists of sections with rows whose identity and contents closures
  /// define, unless it is stopped.
  ///
  ///     SectionedDiff(
  ///       from: old, to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Precondition: Neither list has more than `Int32.max` rows in all.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init?<Section: ListSection, ID: Hashable>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel,
    shouldStop: () -> Bool
  ) {
    self.init(
      from: old, to: new, id: id, contentsEqual: contentsEqual, moves: moves,
      algorithm: algorithm, hashSeed: nil, shouldStop: shouldStop)
  }
}
