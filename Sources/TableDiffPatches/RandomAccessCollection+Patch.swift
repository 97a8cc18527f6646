// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension RandomAccessCollection {
  /// Returns the patch from this list of identifiable rows to another one.
  ///
  ///     let patch = old.patch(to: new)
  ///     try old.applying(patch) == new  // true
  ///
  /// To have a list of other ids rejected, give the fingerprint of this one:
  ///
  ///     let patch = old.patch(to: new, base: ListFingerprint(of: old))
  ///
  /// For an identity or contents by closure, create the diff first, and of it a
  /// ``ListPatch/init(_:rowsFrom:base:)``.
  ///
  /// - Parameters:
  ///   - new: The rows after.
  ///   - moves: Which rows are moved; other rows that change places come with the patch.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - base: The fingerprint of this list.
  /// - Complexity: As `tableDiff(to:moves:algorithm:)`.
  @export(implementation)
  public func patch(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel, base: ListFingerprint? = nil
  ) -> ListPatch<Element> where Element: Identifiable & Equatable {
    ListPatch(
      tableDiff(to: new, moves: moves, algorithm: algorithm), rowsFrom: new, base: base)
  }

  /// Returns the patch from these sections of identifiable rows to others.
  ///
  ///     let patch = old.sectionedPatch(to: new)
  ///     try old.applying(patch) == new  // true
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - moves: Which rows are moved; other rows that change places come with the patch.
  ///   - algorithm: Which rows are paired if ids repeat.
  ///   - base: The fingerprint of these sections, to have those of other ids rejected.
  /// - Complexity: As `sectionedDiff(to:moves:algorithm:)`.
  @export(implementation)
  public func sectionedPatch(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel, base: ListFingerprint? = nil
  ) -> SectionedPatch<Element>
  where Element: ListSection, Element.Row: Identifiable & Equatable {
    SectionedPatch(
      sectionedDiff(to: new, moves: moves, algorithm: algorithm), sectionsFrom: new,
      base: base)
  }
}
