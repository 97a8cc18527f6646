// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of two lists of identifiable rows, unless it is stopped.
  ///
  ///     let diff = ListDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff is that of ``init(from:to:moves:algorithm:)``. Every phase that reads rows calls
  /// `shouldStop` at least once every 65,536 rows, and more often if it reads them at random: at
  /// least every millisecond for integer ids, every few milliseconds for strings. The cost of the
  /// calls cannot be measured. Lists of fewer rows may need no call.
  ///
  /// - Parameters:
  ///   - old: The rows before. Lists without contiguous storage are copied first, without
  ///     interruption.
  ///   - new: The rows after.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - shouldStop: Whether to stop; called on the thread of the caller.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is not called again.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  public init?<Row: Identifiable & Equatable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    moves: MoveStyle = .minimal, algorithm: Algorithm = .heckel, shouldStop: () -> Bool
  ) {
    var pairing = RowPairing(oldCount: old.count, newCount: new.count)
    let isComplete = pairing.pairRows(
      of: old, new, by: RowConformance<Row>.self,
      PairingOptions(moves: moves, algorithm: algorithm), shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing, shouldStop: shouldStop)
  }

  /// Creates the diff of two lists of rows whose identity a closure returns, unless it is stopped.
  ///
  ///     ListDiff(from: ["a"], to: ["b"], id: \.self, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: The identity of a row. Contents are compared by `==`.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init?<Row: Equatable, ID: Hashable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, moves: MoveStyle = .minimal, algorithm: Algorithm = .heckel,
    shouldStop: () -> Bool
  ) {
    self.init(
      from: old, to: new, id: id, contentsEqual: { $0 == $1 }, moves: moves, algorithm: algorithm,
      hashSeed: nil, shouldStop: shouldStop)
  }

  /// Creates the diff of two lists of identifiable rows whose contents a closure compares, unless
  /// it is stopped.
  ///
  ///     ListDiff(
  ///       from: pages, to: newPages, contentsEqual: { $0.version == $1.version },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init?<Row: Identifiable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    contentsEqual: (Row, Row) -> Bool, moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel, shouldStop: () -> Bool
  ) {
    self.init(
      from: old, to: new, id: { $0.id }, contentsEqual: contentsEqual, moves: moves,
      algorithm: algorithm, hashSeed: nil, shouldStop: shouldStop)
  }

  /// Creates the diff of two lists of rows whose identity and contents closures define, unless it
  /// is stopped.
  ///
  ///     ListDiff(
  ///       from: entries, to: newEntries, id: { $0.key }, contentsEqual: { $0.text == $1.text },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel, shouldStop: () -> Bool
  ) {
    self.init(
      from: old, to: new, id: id, contentsEqual: contentsEqual, moves: moves,
      algorithm: algorithm, hashSeed: nil, shouldStop: shouldStop)
  }
}
