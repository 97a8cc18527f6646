// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns one diff for this change and the next one, given the rows of the outer lists.
  ///
  ///     let first = old.sectionedDiff(to: middle)
  ///     let second = middle.sectionedDiff(to: new)
  ///     let both = first.followed(by: second, from: old, to: new, id: \.id, contentsEqual: ==)
  ///     both == old.sectionedDiff(to: new)  // true
  ///
  /// Compares only sections and rows that a change deletes, inserts, updates or moves to another
  /// section, so it is faster than a diff of the outer lists. If ids are unique in their section,
  /// the result equals that diff; see ``ListDiff/followed(by:from:to:id:contentsEqual:moves:)``.
  ///
  /// - Parameters:
  ///   - second: A diff from the new list of this diff.
  ///   - old: The old list of this diff.
  ///   - new: The new list of `second`.
  ///   - id: Returns the identity of a row.
  ///   - contentsEqual: Returns whether two rows with equal ids have equal contents.
  ///   - style: Which rows in both outer lists are reported as moves. As few sections as possible
  ///     move with any style.
  /// - Returns: A diff from `old` to `new`.
  /// - Precondition: The new list of this diff and the old list of `second` have the same section
  ///   and row counts, and `old` and `new` have those of the diffs.
  /// - Complexity: That of ``followed(by:moves:)``, plus one hash and about one comparison for each
  ///   section and row that is deleted, inserted, updated or moved to another section.
  @export(implementation)
  public func followed<Section: ListSection, ID: Hashable>(
    by second: SectionedDiff, from old: some RandomAccessCollection<Section>,
    to new: some RandomAccessCollection<Section>, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool,
    moves style: ListDiff.MoveStyle = .minimal
  ) -> SectionedDiff {
    requireContinues(second)
    oldStarts.requireCounts(old.count, "starts from") { old.element(at: $0).rows.count }
    second.newStarts.requireCounts(new.count, "leads to") { new.element(at: $0).rows.count }
    let sections = sections.followed(
      by: second.sections, from: old, to: new, id: { $0.id },
      contentsEqual: { $0.hasSameHeader(as: $1) })
    let composition = SectionedComposition(self, second, sections: sections)
    let oldPlaces = composition.oldPlaces, newPlaces = composition.newPlaces
    var rows = RowComposition(composition)
    rows.confirmUpdates {
      contentsEqual(old.row(at: oldPlaces.path(of: $0)), new.row(at: newPlaces.path(of: $1)))
    }
    if rows.hasUnmatched {
      var oldRows: ContiguousArray<Section.Row> = [], newRows: ContiguousArray<Section.Row> = []
      old.appendRows(at: rows.rows.unmatchedOld, oldPlaces, to: &oldRows)
      new.appendRows(at: rows.rows.unmatchedNew, newPlaces, to: &newRows)
      rows.pairUnmatched(
        oldRows, newRows, sections: composition.rowSections, id: id,
        contentsEqual: contentsEqual)
    }
    let diff = composition.diff(rows.finish(), style: style)
    let isUnchanged = diff.leadsBack { path in
      let (old, new) = (old.row(at: path), new.row(at: path))
      return id(old) == id(new) && contentsEqual(old, new)
    }
    return isUnchanged ? SectionedDiff(unchangedRowsOf: diff) : diff
  }
}

extension SectionedDiff {
  /// Returns whether all rows are equal despite the changes, because rows with equal ids exchanged
  /// places.
  @usableFromInline
  func leadsBack(areEqual: (_ path: RowPath) -> Bool) -> Bool {
    if sections.hasStructure || oldStarts != newStarts { return false }
    guard let changed = inserted.smallest(with: moved, updated) else { return false }
    return areEqual(newStarts.path(of: changed))
      && (0..<newStarts.rowCount).allSatisfy { areEqual(newStarts.path(of: $0)) }
  }

  /// Creates the diff with another diff's changes of sections and no changes of rows.
  @usableFromInline
  init(unchangedRowsOf diff: SectionedDiff) {
    self.init(
      sections: diff.sections, oldStarts: diff.oldStarts, newStarts: diff.newStarts,
      deleted: OffsetRanges(), inserted: OffsetRanges(), moved: OffsetPairs(),
      updated: OffsetPairs())
  }
}
