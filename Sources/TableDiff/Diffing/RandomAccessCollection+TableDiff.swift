// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the diff from this list of identifiable rows to another one.
  ///
  ///     let diff = oldRows.tableDiff(to: newRows)
  ///
  /// The same as ``ListDiff/init(from:to:moves:algorithm:)``. Rows that are not `Identifiable` take
  /// an identity, such as `id: \.self` for strings. Lists of sections have `sectionedDiff(to:)`.
  ///
  /// - Parameters:
  ///   - new: The rows after.
  ///   - moves: Which rows are reported as moves; by default as few as possible.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Returns: The changes: `deletes` and `from` in offsets of this list, `inserts` and `to` in
  ///   offsets of `new`.
  /// - Complexity: As ``ListDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Identifiable & Equatable {
    ListDiff(from: self, to: new, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list to another one, with an identity by closure.
  ///
  ///     ["a", "b"].tableDiff(to: ["b", "c"], id: \.self).deletes  // [0]
  ///
  /// The same as ``ListDiff/init(from:to:id:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The rows after.
  ///   - id: The identity of a row; a closure or key-path literal costs nothing.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Returns: The changes.
  /// - Complexity: As ``ListDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Equatable {
    ListDiff(from: self, to: new, id: id, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list of identifiable rows to another one, with contents compared by
  /// a closure.
  ///
  ///     pages.tableDiff(to: newPages, contentsEqual: { $0.version == $1.version })
  ///
  /// The same as ``ListDiff/init(from:to:contentsEqual:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The rows after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Returns: The changes.
  /// - Complexity: As ``ListDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, contentsEqual: (Element, Element) -> Bool,
    moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Identifiable {
    ListDiff(from: self, to: new, contentsEqual: contentsEqual, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list to another one, with identity and contents by closures.
  ///
  ///     entries.tableDiff(to: newEntries, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// The same as ``ListDiff/init(from:to:id:contentsEqual:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The rows after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows are reported as moves.
  ///   - algorithm: Which rows are paired if ids repeat.
  /// - Returns: The changes.
  /// - Complexity: As ``ListDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    contentsEqual: (Element, Element) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff {
    ListDiff(
      from: self, to: new, id: id, contentsEqual: contentsEqual, moves: moves, algorithm: algorithm)
  }
}

// Calls that look right, but mean another method. The deprecated one is more specific than the one
// above, so compilers choose it; an unavailable one is chosen only where nothing else fits. Both are
// kept out of the documentation, where each method has one entry.
extension RandomAccessCollection {
  /// Returns the diff from this list of sections to another one as if each section were a row.
  ///
  /// `oldSections.sectionedDiff(to: newSections)` compares the rows within the sections. To compare
  /// whole sections all the same, call ``ListDiff/init(from:to:moves:algorithm:)``.
  @available(
    *, deprecated, message: "compares each section as one row; use 'sectionedDiff(to:)' instead"
  )
  @_documentation(visibility: internal)
  @inlinable
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: ListSection & Equatable {
    ListDiff(from: self, to: new, moves: moves, algorithm: algorithm)
  }

  /// Rows that are not `Identifiable` need an identity: `tableDiff(to: new, id: \.self)` if they are
  /// their own ids.
  @available(
    *, unavailable,
    message: "rows that are not Identifiable need an identity, such as 'id: \\.self'"
  )
  @_documentation(visibility: internal)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Hashable {
    ListDiff(from: self, to: new, id: \.self, moves: moves, algorithm: algorithm)
  }
}
