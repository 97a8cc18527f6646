// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Computes what changed between two lists of identifiable rows, unless it is told to stop.
  ///
  ///     let diff = ListDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff is that of ``init(from:to:moves:algorithm:)``. `shouldStop` is called at least once
  /// for every 65,536 rows in every phase that reads rows, and more often where they are read at
  /// random: each millisecond or sooner for integer ids, every few milliseconds for strings. The
  /// calls cost nothing that could be measured. Lists of fewer rows may be done without a call.
  ///
  /// - Parameters:
  ///   - old: The rows before. Lists without contiguous storage are copied first; the copy is not
  ///     interrupted.
  ///   - new: The rows after.
  ///   - moves: Which pairs are reported as moves.
  ///   - algorithm: Which rows are paired where ids repeat.
  ///   - shouldStop: Whether to stop; called on the thread of the caller.
  /// - Returns: `nil` when `shouldStop` returned `true`; it is not called again then.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  public init?<Row: Identifiable & Equatable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    moves: MoveStyle = .minimal, algorithm: Algorithm = .heckel, shouldStop: () -> Bool
  ) {
    self.init(
      from: old, to: new, id: { $0.id }, contentsEqual: { $0 == $1 }, moves: moves,
      algorithm: algorithm, hashSeed: nil, shouldStop: shouldStop)
  }

  /// Computes what changed between two lists of rows whose identity a function tells, unless it is
  /// told to stop.
  ///
  ///     ListDiff(from: ["a"], to: ["b"], id: \.self, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: The identity of a row. Contents are compared by `==`.
  ///   - moves: Which pairs are reported as moves.
  ///   - algorithm: Which rows are paired where ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` when `shouldStop` returned `true`.
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

  /// Computes what changed between two lists of identifiable rows with a content test of your own,
  /// unless it is told to stop.
  ///
  ///     ListDiff(
  ///       from: pages, to: newPages, contentsEqual: { $0.version == $1.version },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which pairs are reported as moves.
  ///   - algorithm: Which rows are paired where ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` when `shouldStop` returned `true`.
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

  /// Computes what changed between two lists of rows with an identity and a content test of your
  /// own, unless it is told to stop.
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
  ///   - moves: Which pairs are reported as moves.
  ///   - algorithm: Which rows are paired where ids repeat.
  ///   - shouldStop: Whether to stop, as for ``init(from:to:moves:algorithm:shouldStop:)``.
  /// - Returns: `nil` when `shouldStop` returned `true`.
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
