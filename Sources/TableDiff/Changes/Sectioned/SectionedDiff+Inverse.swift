// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// The diff back from the new list to the old one, for undo.
  ///
  ///     let diff = old.sectionedDiff(to: new)
  ///     new.applying(diff.inverse, sectionsFrom: old) == old  // true
  ///
  /// Deletes become inserts, and moves and updates go the other way, of sections as of rows. The
  /// same sections and rows stay, and `diff.inverse.inverse == diff`.
  ///
  /// The inverse may differ from a diff of the two lists the other way round, for the reasons given
  /// for ``ListDiff/inverse``.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed sections and rows.
  public var inverse: SectionedDiff {
    SectionedDiff(
      sections: sections.inverse, oldStarts: newStarts, newStarts: oldStarts, deleted: inserted,
      inserted: deleted, moved: moved.inverse, updated: updated.inverse)
  }
}
