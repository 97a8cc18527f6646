// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension MergedSections {
  /// Merges two lists of sections whose diffs are known.
  @export(implementation)
  init<ID: Hashable>(
    _ mineDiff: SectionedDiff, _ theirDiff: SectionedDiff,
    base: some RandomAccessCollection<Section>, mine: some RandomAccessCollection<Section>,
    theirs: some RandomAccessCollection<Section>, id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool, first: MergeSide,
    parts rowParts: MergeParts<Section.Row>,
    resolve: (MergeConflict<Section.Row>) -> Section.Row?,
    resolveSection: (MergeConflict<Section>) -> Section?
  ) {
    let merge = SectionedMerge(
      mineDiff, theirDiff, base: base, mine: mine, theirs: theirs, first: first)
    var rowPlan = merge.rows(mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual)
    let rows = rowPlan.decide(
      base: MarkedRows(base, merge.start.base), mine: MarkedRows(mine, merge.start.mine),
      theirs: MarkedRows(theirs, merge.start.theirs), id: id, contentsEqual: contentsEqual,
      first: first, parts: rowParts, resolve: resolve)
    let parts = SectionParts(merge.start, rowPlan)
    var sectionPlan = merge.sections(parts, mine: mine, theirs: theirs)
    let decided = sectionPlan.decide(
      base: base, mine: mine, theirs: theirs, id: { $0.id },
      contentsEqual: { $0.hasSameHeader(as: $1) }, first: first, resolve: resolveSection)
    let plan = SectionedMergePlan(parts, sectionPlan)
    let sections = plan.mergedSections().compactMap { merged in
      merged.section(mine, theirs, rows: rows.rows, sections: decided.rows)
    }
    self.sections = sections
    conflicts = rows.conflicts(plan.conflictOffsets(rowPlan.conflicts))
    sectionConflicts = decided.conflicts(sectionPlan.conflictOffsets()).map { conflict in
      conflict.with(merged: conflict.offset.map { sections[$0] }, offset: conflict.offset)
    }
    self.plan = plan
  }
}

extension SectionedMergePlan.MergedSection {
  /// Returns a merged section, with the rows of both sides and those that a caller chose.
  ///
  /// A section that equals one side's is taken with its storage.
  @export(implementation)
  func section<Section: ListSection>(
    _ mine: some RandomAccessCollection<Section>, _ theirs: some RandomAccessCollection<Section>,
    rows decidedRows: [Int: Section.Row], sections: [Int: Section]
  ) -> Section? {
    let header: Section? =
      switch self.header {
      case .mine(let offset): mine.element(at: offset)
      case .theirs(let offset): theirs.element(at: offset)
      case .resolved(let piece): sections[piece]
      }
    var made = Section.Rows()
    for run in rows {
      let (section, range): (Section, Range<Int>)
      switch run {
      case .mine(let offset, let rows): (section, range) = (mine.element(at: offset), rows)
      case .theirs(let offset, let rows): (section, range) = (theirs.element(at: offset), rows)
      case .resolved(let piece):
        if let row = decidedRows[piece] { made.append(row) }
        continue
      }
      let all = section.rows
      if rows.count == 1, range.count == all.count {
        made = all
      } else {
        made.append(range, of: all)
      }
    }
    return header?.with(rows: made)
  }
}
