// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of two lists of identifiable rows.
  ///
  ///     struct Fruit: Identifiable, Equatable { let id: Int; var name: String }
  ///
  ///     let old = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  ///     let new = [Fruit(id: 2, name: "Pear"), Fruit(id: 1, name: "Apricot")]
  ///     let diff = ListDiff(from: old, to: new)
  ///     diff.moves    // [Move(from: 1, to: 0)]
  ///     diff.updates  // [Update(from: 0, to: 1)]
  ///
  /// Two rows are the same if their ids are equal, and unchanged if they are also equal by `==`.
  /// Rows that line up are compared and never hashed. Two lists that share storage are not even
  /// read, and of two tree arrays only what they do not share.
  ///
  /// - Parameters:
  ///   - old: The rows before. Arrays, contiguous arrays and their slices, and tree arrays are read
  ///     in place; other collections are copied first.
  ///   - new: The rows after.
  ///   - moves: Which rows are reported as moves; by default as few as possible.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Precondition: Neither list is longer than `Int32.max` rows. Ids should be unique:
  ///   ``Swift/RandomAccessCollection/duplicateIDs()`` returns those that are not.
  /// - Complexity: O(*n*) comparisons of rows, where *n* is the number of rows, plus O(*u*) hashes
  ///   on average and O(*u* log *u*) steps on integers, where *u* is the number of rows that
  ///   neither line up nor are found nearby. About O(*k* log *n*) for two versions of a ``TreeArray``
  ///   with *k* edits between them.
  @inlinable
  public init<Row: Identifiable & Equatable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) {
    var pairing = RowPairing(oldCount: old.count, newCount: new.count)
    _ = pairing.pairRows(
      of: old, new, by: RowConformance<Row>.self,
      PairingOptions(moves: moves, algorithm: algorithm), shouldStop: { false })
    self.init(pairing)
  }

  /// Creates the diff of two lists of rows whose identity a closure returns.
  ///
  ///     let diff = ListDiff(from: ["a", "b", "c"], to: ["b", "c", "d"], id: \.self)
  ///     diff.deletes  // [0]
  ///     diff.inserts  // [2]
  ///
  /// Pass a closure or key-path literal: it is inlined into the comparing loop and costs nothing. A
  /// closure in a variable is called for each row, which may take many times as long.
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: The identity of a row. Contents are compared by `==`.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Row: Equatable, ID: Hashable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) {
    self.init(
      pairing: old, new, id: id, contentsEqual: { $0 == $1 },
      PairingOptions(moves: moves, algorithm: algorithm))
  }

  /// Creates the diff of two lists of identifiable rows whose contents a closure compares.
  ///
  ///     struct Page: Identifiable { let id: Int; var version: Int }
  ///
  ///     let old = [Page(id: 7, version: 1)], new = [Page(id: 7, version: 2)]
  ///     let diff = ListDiff(from: old, to: new, contentsEqual: { $0.version == $1.version })
  ///     diff.updates  // [Update(from: 0, to: 0)]
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike; called for
  ///     pairs only. Pass a literal, as for ``init(from:to:id:moves:algorithm:)``.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Row: Identifiable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    contentsEqual: (Row, Row) -> Bool,
    moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) {
    self.init(
      pairing: old, new, id: { $0.id }, contentsEqual: contentsEqual,
      PairingOptions(moves: moves, algorithm: algorithm))
  }

  /// Creates the diff of two lists of rows whose identity and contents closures define.
  ///
  ///     let old = [(key: 1, text: "one")], new = [(key: 0, text: "nil"), (key: 1, text: "One")]
  ///     let diff = ListDiff(
  ///       from: old, to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///     diff.inserts  // [0]
  ///     diff.updates  // [Update(from: 0, to: 1)]
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike; called for
  ///     pairs only. Pass literals, as for ``init(from:to:id:moves:algorithm:)``.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Precondition: Neither list is longer than `Int32.max` rows.
  /// - Complexity: As ``init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public init<Row, ID: Hashable>(
    from old: borrowing some RandomAccessCollection<Row>,
    to new: borrowing some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves: MoveStyle = .minimal,
    algorithm: Algorithm = .heckel
  ) {
    self.init(
      pairing: old, new, id: id, contentsEqual: contentsEqual,
      PairingOptions(moves: moves, algorithm: algorithm))
  }
}

extension ListDiff {
  /// Creates the diff of two lists; the initializers with closures call it.
  @inlinable
  @inline(always)
  init<Row, ID: Hashable>(
    pairing old: borrowing some RandomAccessCollection<Row>,
    _ new: borrowing some RandomAccessCollection<Row>, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, _ options: PairingOptions
  ) {
    var pairing = RowPairing(oldCount: old.count, newCount: new.count)
    _ = pairing.pairRows(
      of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: { false })
    self.init(pairing)
  }
}
