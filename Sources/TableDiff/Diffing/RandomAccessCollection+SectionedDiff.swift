// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Returns the diff from this list of sections to another one.
  ///
  /// (`tableDiff(to:)` would compare the sections as rows, and is deprecated for them.)
  ///
  ///     let diff = oldSections.sectionedDiff(to: newSections)
  ///
  /// The same as ``SectionedDiff/init(from:to:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Complexity: As ``SectionedDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  public func sectionedDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff where Element.Row: Identifiable & Equatable {
    SectionedDiff(
      from: self, to: new, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list of sections to another one, with an identity by closure.
  ///
  ///     let diff = oldSections.sectionedDiff(to: newSections, id: \.key)
  ///
  /// The same as ``SectionedDiff/init(from:to:id:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - id: The identity of a row.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Complexity: As ``SectionedDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func sectionedDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element.Row) -> ID,
    moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff where Element.Row: Equatable {
    SectionedDiff(
      from: self, to: new, id: id, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list of sections to another one, with contents compared by a
  /// closure.
  ///
  ///     let diff = old.sectionedDiff(to: new, contentsEqual: { $0.version == $1.version })
  ///
  /// The same as ``SectionedDiff/init(from:to:contentsEqual:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Complexity: As ``SectionedDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func sectionedDiff(
    to new: some RandomAccessCollection<Element>,
    contentsEqual: (Element.Row, Element.Row) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff where Element.Row: Identifiable {
    SectionedDiff(
      from: self, to: new, contentsEqual: contentsEqual, moves: moves, algorithm: algorithm)
  }

  /// Returns the diff from this list of sections to another one, with identity and contents by
  /// closures.
  ///
  ///     let diff = old.sectionedDiff(
  ///       to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// The same as ``SectionedDiff/init(from:to:id:contentsEqual:moves:algorithm:)``.
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  ///   - moves: Which rows of a surviving section are reported as moves.
  ///   - algorithm: Which rows of a surviving section are paired if their ids repeat.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Complexity: As ``SectionedDiff/init(from:to:moves:algorithm:)``.
  @inlinable
  @inline(always)
  public func sectionedDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element.Row) -> ID,
    contentsEqual: (Element.Row, Element.Row) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff {
    SectionedDiff(
      from: self, to: new, id: id, contentsEqual: contentsEqual, moves: moves, algorithm: algorithm)
  }
}
