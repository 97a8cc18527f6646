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
/// A section *survives* when it is in both lists. A row that is found in another section has moved,
/// also out of a section that is deleted and into one that is inserted. Rows deleted or inserted
/// with their section are not listed separately.
///
/// A row may stand in several sections at once, as in "Favourites" and "All": then it stays in each
/// section that has it in both lists, and what is left of it moves, is deleted or inserted.
///
/// What is minimised, in this order:
/// 1. Sections: with unique ids, ``sections`` has as few deletes, inserts and moves as can be,
///    whatever that costs in rows.
/// 2. Rows in no pair: an id that occurs *p* times in the old list and *q* times in the new one
///    gets min(*p*, *q*) pairs, first within surviving sections, then over all sections what is
///    left. With ids that are unique in their section the pairs within sections are the only ones
///    there can be; with ids that are unique over the whole list all pairs are, and so are
///    ``deletes``, ``inserts`` and ``updates``.
/// 3. ``moves``: within each surviving section as many of its pairs stay as can, in their order, on
///    both sides. All other pairs move: those in another order, and those across sections.
///
/// A moved section takes its staying rows along; they do not move. Where several largest sets could
/// stay, the one is taken that a diff of the section alone, as a flat list, would take. So a list
/// of one section has the changes of the flat list.
///
/// Which of several equally small sets of sections is said to move makes no difference to the rows:
/// they stay with their section wherever it goes.
///
/// To carry a diff out, do as for ``ListDiff``, first with sections, then within each:
/// ``Swift/RandomAccessCollection/applying(_:sectionsFrom:)`` does so. Paths and offsets count from
/// 0. `deletes`, `from` and `oldPath` are paths in the old list, `inserts`, `to` and `newPath` in
/// the new one.
///
/// A diff holds offsets and no rows: it costs memory for what changed, and four bytes for each
/// section.
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
