// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension RandomAccessCollection {
  /// Returns the patch from this list of identifiable rows to another one.
  ///
  ///     let patch = old.patch(to: new)
  ///     try old.applying(patch) == new  // true
  ///
  /// To reject lists with other ids, pass the fingerprint of this list:
  ///
  ///     let patch = old.patch(to: new, base: ListFingerprint(of: old))
  ///
  /// If closures define identity or content, create a diff first, and a
  /// ``ListPatch/init(_:rowsFrom:base:)`` from it.
  ///
  /// - Parameters:
  ///   - new: The new rows.
  ///   - options: Which rows are moved, while other displaced rows are part of the patch, and how
  ///     rows are paired if ids repeat.
  ///   - base: The fingerprint of this list.
  /// - Complexity: That of `tableDiff(to:moves:algorithm:)`.
  @export(implementation)
  public func patch(
    to new: some RandomAccessCollection<Element>, options: ListDiff.Options = ListDiff.Options(),
    base: ListFingerprint? = nil
  ) -> ListPatch<Element> where Element: Identifiable & Equatable {
    let diff = tableDiff(to: new, moves: options.moves, algorithm: options.algorithm)
    return ListPatch(diff, rowsFrom: new, base: base)
  }

  /// Returns the patch from these sections of identifiable rows to other sections.
  ///
  ///     let patch = old.sectionedPatch(to: new)
  ///     try old.applying(patch) == new  // true
  ///
  /// - Parameters:
  ///   - new: The new sections.
  ///   - options: Which rows are moved, while other displaced rows are part of the patch, and how
  ///     rows are paired if ids repeat.
  ///   - base: The fingerprint of these sections, to reject sections with other ids.
  /// - Complexity: That of `sectionedDiff(to:moves:algorithm:)`.
  @export(implementation)
  public func sectionedPatch(
    to new: some RandomAccessCollection<Element>, options: ListDiff.Options = ListDiff.Options(),
    base: ListFingerprint? = nil
  ) -> SectionedPatch<Element>
  where Element: ListSection, Element.Row: Identifiable & Equatable {
    let diff = sectionedDiff(to: new, moves: options.moves, algorithm: options.algorithm)
    return SectionedPatch(diff, sectionsFrom: new, base: base)
  }
}
