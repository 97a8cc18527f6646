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
  ///   - options: Which rows are moved, while others that change places come with the patch, and
  ///     which are paired if ids repeat.
  ///   - base: The fingerprint of this list.
  /// - Complexity: As `tableDiff(to:moves:algorithm:)`.
  @export(implementation)
  public func patch(
    to new: some RandomAccessCollection<Element>, options: ListDiff.Options = ListDiff.Options(),
    base: ListFingerprint? = nil
  ) -> ListPatch<Element> where Element: Identifiable & Equatable {
    let diff = tableDiff(to: new, moves: options.moves, algorithm: options.algorithm)
    return ListPatch(diff, rowsFrom: new, base: base)
  }

  /// Returns the patch from these sections of identifiable rows to others.
  ///
  ///     let patch = old.sectionedPatch(to: new)
  ///     try old.applying(patch) == new  // true
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - options: Which rows are moved, while others that change places come with the patch, and
  ///     which are paired if ids repeat.
  ///   - base: The fingerprint of these sections, to have those of other ids rejected.
  /// - Complexity: As `sectionedDiff(to:moves:algorithm:)`.
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
