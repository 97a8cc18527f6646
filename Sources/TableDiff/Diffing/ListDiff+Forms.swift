// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Computes what changed between two lists of identifiable rows.
  @inlinable
  public init<Row: Identifiable & Equatable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    moves: MoveStyle = .minimal
  ) {
    self.init(RowPairing(of: old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, moves: moves))
  }

  /// Computes what changed between two lists of rows whose identity a function tells.
  @inlinable
  @inline(always)
  public init<Row: Equatable, ID: Hashable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    moves: MoveStyle = .minimal
  ) {
    self.init(RowPairing(of: old, new, id: id, contentsEqual: { $0 == $1 }, moves: moves))
  }

  /// Computes what changed between two lists of identifiable rows with a content test of your own.
  @inlinable
  @inline(always)
  public init<Row: Identifiable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    contentsEqual: (Row, Row) -> Bool,
    moves: MoveStyle = .minimal
  ) {
    self.init(RowPairing(of: old, new, id: { $0.id }, contentsEqual: contentsEqual, moves: moves))
  }

  /// Computes what changed between two lists of rows with an identity and a content test of your own.
  @inlinable
  @inline(always)
  public init<Row, ID: Hashable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves: MoveStyle = .minimal
  ) {
    self.init(RowPairing(of: old, new, id: id, contentsEqual: contentsEqual, moves: moves))
  }
}
