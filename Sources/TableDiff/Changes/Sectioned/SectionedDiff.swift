// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The difference between two snapshots of a list of sections: the changes of the sections
/// themselves, and of the rows within and across them.
///
///     let old = [RowSection(id: "fruit", rows: [apple, pear]), RowSection(id: "nuts", rows: [hazel])]
///     let new = [RowSection(id: "nuts", rows: [pear, hazel]), RowSection(id: "fruit", rows: [apple])]
///     let diff = old.sectionedDiff(to: new)
///     diff.sections.moves  // [Move(from: 1, to: 0)]: nuts
///     diff.moves           // [Move(from: (0, 1), to: (0, 0))]: pear moves from fruit to nuts
///
/// A section *survives* if it is in both lists. A row whose section changes moves, even out of a
/// deleted section or into an inserted one. Rows deleted or inserted with their section are not
/// listed separately.
///
/// A row may be in several sections at once, such as "Favourites" and "All". It then stays in each
/// section that contains it in both lists; its other occurrences move, or are deleted or inserted.
///
/// The diff minimises, in this order:
/// 1. Sections: with unique ids, ``sections`` has as few deletes, inserts and moves as possible,
///    regardless of the cost in rows.
/// 2. Unpaired rows: an id that occurs *p* times in the old list and *q* times in the new one gets
///    min(*p*, *q*) pairs, first within surviving sections, then across all sections. If ids are
///    unique in their section, the pairs within sections are determined. If ids are unique over the
///    whole list, all pairs are determined, and with them ``deletes``, ``inserts`` and ``updates``.
/// 3. ``moves``: within each surviving section as many pairs as possible stay in order. All other
///    pairs move, within or across sections.
///
/// The staying rows of a moved section do not move. Among several largest sets that could stay, the
/// choice is that of a diff of the section as a flat list. The diff of a list of one section
/// therefore has the changes of the flat list.
///
/// Among several smallest sets of sections that could move, the choice does not affect rows, which
/// stay in their section wherever it moves.
///
/// To apply a diff, proceed as for ``ListDiff``, first with the sections, then within each.
/// ``Swift/RandomAccessCollection/applying(_:sectionsFrom:)`` applies a diff. Paths and offsets
/// count from 0. `deletes` and `from` are paths in the old list, `inserts` and `to` paths in the
/// new one.
///
/// A diff stores offsets and no rows: its size depends on what changed, plus four bytes for each
/// section.
public struct SectionedDiff: Sendable, Equatable {
  /// The changes of the sections themselves; an update is a changed header.
  public let sections: ListDiff

  @usableFromInline package let oldStarts: SectionStarts
  @usableFromInline package let newStarts: SectionStarts

  /// The flat offsets of the rows deleted from surviving sections, ascending.
  package let deleted: OffsetRanges

  /// The flat offsets of the rows inserted into surviving sections, ascending.
  package let inserted: OffsetRanges

  /// The moved rows, in flat offsets, ascending by the new one.
  package let moved: OffsetPairs

  /// The rows with changed content, in flat offsets, ascending by the new one.
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

extension SectionedDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Traps unless the parts of the diff are consistent in each section and stored in canonical
    /// form.
    package func _checkInvariants() {
      if max(oldStarts.rowCount, newStarts.rowCount) > 1 << 21 { return }
      do {
        let context = try DiffContext(
          sections, oldRowCounts: oldStarts.counts, newRowCounts: newStarts.counts)
        let parts = try ValidatedChanges(
          context, deletes: deletes, inserts: inserts, moves: moves, updates: updates)
        precondition(
          parts.deleted == deleted && parts.inserted == inserted && parts.moved == moved
            && parts.updated == updated, "\(self) is not stored in order")
      } catch {
        preconditionFailure("\(error)")
      }
      // The aligned diff checks its own invariants.
      _ = aligned(by: SectionAlignment(sections, oldStarts: oldStarts))
    }

  #else
    @inline(always)
    package func _checkInvariants() {}
  #endif
}

extension SectionedDiff {
  /// The diff back from the new list to the old one, for undo.
  ///
  ///     let diff = old.sectionedDiff(to: new)
  ///     new.applying(diff.inverse, sectionsFrom: old) == old  // true
  ///
  /// Deletes become inserts, and moves and updates change direction, for sections and rows. The
  /// same sections and rows stay, and `diff.inverse.inverse == diff`.
  ///
  /// The inverse may differ from a diff computed from new to old, for the reasons given at
  /// ``ListDiff/inverse``.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed sections and rows.
  public var inverse: SectionedDiff {
    SectionedDiff(
      sections: sections.inverse, oldStarts: newStarts, newStarts: oldStarts, deleted: inserted,
      inserted: deleted, moved: moved.inverse, updated: updated.inverse)
  }
}

extension SectionedDiff {
  /// Creates a diff of sections from its parts, for a change known in advance or received from
  /// elsewhere.
  ///
  ///     // The second row of the first section moves to the front of the second one.
  ///     let diff = try SectionedDiff(
  ///       sections: ListDiff(oldCount: 2, newCount: 2), oldRowCounts: [2, 1],
  ///       newRowCounts: [1, 2],
  ///       moves: [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0))])
  ///     diff.changeCount  // 1
  ///
  /// The parts may be in any order. Rows deleted or inserted with their section are not listed
  /// separately.
  ///
  /// - Parameters:
  ///   - sections: The changes of the sections themselves.
  ///   - oldRowCounts: The number of rows in each old section.
  ///   - newRowCounts: The number of rows in each new section.
  ///   - deletes: The old paths of the rows deleted from surviving sections.
  ///   - inserts: The new paths of the rows inserted into surviving sections.
  ///   - moves: The moved rows, within a section or from one to another.
  ///   - updates: The rows with changed content, whether they stay or move.
  /// - Throws: ``InvalidDiff`` if the parts are inconsistent in a section, as for
  ///   ``ListDiff/init(oldCount:newCount:deletes:inserts:moves:updates:)``, or if a listed row is
  ///   deleted or inserted with its section.
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of changes and *s* the number of
  ///   sections.
  public init(
    sections: ListDiff, oldRowCounts: [Int], newRowCounts: [Int], deletes: [RowPath] = [],
    inserts: [RowPath] = [], moves: [Move] = [], updates: [Update] = []
  ) throws(InvalidDiff) {
    let context = try DiffContext(
      sections, oldRowCounts: oldRowCounts, newRowCounts: newRowCounts)
    let parts = try ValidatedChanges(
      context, deletes: deletes, inserts: inserts, moves: moves, updates: updates)
    self.init(
      sections: sections, oldStarts: context.old, newStarts: context.new, deleted: parts.deleted,
      inserted: parts.inserted, moved: parts.moved, updated: parts.updated)
  }
}
