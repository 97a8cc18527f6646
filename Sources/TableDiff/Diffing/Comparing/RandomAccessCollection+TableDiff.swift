// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the diff from this list of identifiable rows to another one.
  ///
  ///     struct Fruit: Identifiable, Equatable { let id: Int; var name: String }
  ///
  ///     let old = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  ///     let new = [Fruit(id: 2, name: "Pear"), Fruit(id: 1, name: "Apricot")]
  ///     let diff = old.tableDiff(to: new)
  ///     diff.moves    // [Move(from: 1, to: 0)]
  ///     diff.updates  // [Update(from: 0, to: 1)]
  ///
  /// Two rows are the same if their ids are equal, and unchanged if they are also equal by `==`.
  /// Rows that line up are compared and never hashed. Rows in storage that both lists share are not
  /// read, whether the lists share all of it or, as tree arrays, a part.
  ///
  /// Rows that are not `Identifiable` need an identity, such as `id: \.self` for strings. Lists of
  /// sections have ``sectionedDiff(to:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The rows after. Arrays, contiguous arrays, their slices and tree arrays are read in
  ///     place; other collections are copied first.
  ///   - moves: Which rows are reported as moves; by default as few as possible.
  ///   - algorithm: How rows with repeated ids are paired.
  /// - Returns: The changes: `deletes` and `from` in offsets of this list, `inserts` and `to` in
  ///   offsets of `new`.
  /// - Precondition: Neither list is longer than `Int32.max` rows. Ids should be unique;
  ///   ``duplicateIDs()`` returns the repeated ones.
  /// - Complexity: O(*n*) comparisons of rows, where *n* is the number of rows, plus O(*u*) hashes
  ///   on average and O(*u* log *u*) steps on integers, where *u* is the number of rows that
  ///   neither line up nor are found nearby. About O(*k* log *n*) for two versions of a `TreeArray`
  ///   with *k* edits between them, except by ``ListDiff/Algorithm/lcs``, which reads all rows.
  @export(implementation)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Identifiable & Equatable {
    finished { () throws(_Stopped) in
      try tableDiff(to: new, ListDiff.Options(moves: moves, algorithm: algorithm), nil)
    }
  }

  /// Returns the diff from this list to another one, with ids from a closure.
  ///
  ///     let diff = ["a", "b", "c"].tableDiff(to: ["b", "c", "d"], id: \.self)
  ///     diff.deletes  // [0]
  ///     diff.inserts  // [2]
  ///
  /// Like ``tableDiff(to:moves:algorithm:)``, but `id` returns the identity of a row.
  ///
  /// Pass a closure or key-path literal: it is inlined into the comparing loop at no cost. A
  /// closure in a variable is called for each row, which may take many times as long.
  @export(implementation)
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Equatable {
    tableDiff(to: new, id: id, contentsEqual: { $0 == $1 }, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list to another one, with closures that define identity and
  /// contents.
  ///
  ///     let old = [(key: 1, text: "one")], new = [(key: 0, text: "nil"), (key: 1, text: "One")]
  ///     let diff = old.tableDiff(
  ///       to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///     diff.inserts  // [0]
  ///     diff.updates  // [Update(from: 0, to: 1)]
  ///
  /// Like ``tableDiff(to:id:moves:algorithm:)``, but `contentsEqual` returns whether an old and a
  /// new row with equal ids look alike. It is called for pairs only. For rows that are
  /// `Identifiable` but not `Equatable`, pass `\.id` as the identity.
  @export(implementation)
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    contentsEqual: (Element, Element) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff {
    finished { () throws(_Stopped) in
      try tableDiff(
        to: new, id: id, contentsEqual: contentsEqual,
        ListDiff.Options(moves: moves, algorithm: algorithm), nil)
    }
  }
}

extension RandomAccessCollection {
  @export(implementation)
  package func tableDiff(
    to new: some RandomAccessCollection<Element>, _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff where Element: Identifiable & Equatable {
    var matcher = RowMatcher(oldCount: count, newCount: new.count)
    try matcher.pairRows(of: self, new, options, stop)
    return try ListDiff(matcher, stop)
  }

  @export(implementation)
  @inline(always)
  package func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    contentsEqual: (Element, Element) -> Bool, _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var matcher = RowMatcher(oldCount: count, newCount: new.count)
    try matcher.pairRows(of: self, new, id: id, contentsEqual: contentsEqual, options, stop)
    return try ListDiff(matcher, stop)
  }
}
