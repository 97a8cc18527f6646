// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What changed between two snapshots of a list of sections: the sections themselves, and the rows
/// within and across them.
///
///     let old = [RowSection(id: "fruit", rows: [apple, pear]), RowSection(id: "nuts", rows: [hazel])]
///     let new = [RowSection(id: "nuts", rows: [pear, hazel]), RowSection(id: "fruit", rows: [apple])]
///     let diff = old.sectionedDiff(to: new)
///     diff.sections.moves  // [Move(from: 1, to: 0)]: nuts
///     diff.moves           // [Move(from: (0, 1), to: (0, 0))]: pear went from fruit to nuts
///
/// A row's identity is unique over the whole list: a row found in another section has moved. A
/// section *survives* when it is in both lists.
public struct SectionedDiff: Sendable, Hashable {
  /// What changed among the sections themselves; an update is a changed header, apart from rows.
  public let sections: ListDiff

  @usableFromInline package let oldStarts: SectionStarts
  @usableFromInline package let newStarts: SectionStarts

  /// The flat offsets of rows of surviving sections that are gone; ascending.
  package let deleted: OffsetRanges

  /// The flat offsets of rows in surviving sections that came in; ascending.
  package let inserted: OffsetRanges

  /// The rows that do not stay, in flat offsets; ascending by the new one.
  package let moved: OffsetPairs

  /// The rows whose content changed, in flat offsets; ascending by the new one.
  package let updated: OffsetPairs

  package init(
    sections: ListDiff, oldStarts: SectionStarts, newStarts: SectionStarts, deleted: OffsetRanges,
    inserted: OffsetRanges, moved: OffsetPairs, updated: OffsetPairs
  ) {
    self.sections = sections
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    self.updated = updated
    _checkInvariants()
  }
}
