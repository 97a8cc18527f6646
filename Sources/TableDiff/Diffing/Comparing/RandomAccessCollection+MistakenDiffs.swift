// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that look right, but mean another method. The deprecated one is more specific than the one
// that is meant to be called, so compilers choose it; an unavailable one is chosen only where nothing
// else fits. Both are kept out of the documentation, where each method has one entry.
extension RandomAccessCollection {
  /// Returns the diff from this list of sections to another one as if each section were a row.
  ///
  /// `oldSections.sectionedDiff(to: newSections)` compares the rows within the sections. To compare
  /// whole sections all the same, pass `id: \.id`.
  @available(
    *, deprecated,
    message: "compares each section as one row; use 'sectionedDiff(to:)', or pass 'id: \\.id'"
  )
  @_documentation(visibility: internal)
  @export(implementation)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: ListSection & Equatable {
    tableDiff(to: new, id: \.id, moves: moves, algorithm: algorithm)
  }

  /// Rows that are not `Identifiable` need an identity: `tableDiff(to: new, id: \.self)` if they are
  /// their own ids.
  @available(
    *, unavailable,
    message: "rows that are not Identifiable need an identity, such as 'id: \\.self'"
  )
  @_documentation(visibility: internal)
  @export(implementation)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Hashable {
    tableDiff(to: new, id: \.self, moves: moves, algorithm: algorithm)
  }
}
