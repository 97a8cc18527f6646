// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TestSupport

/// Lists for the calls, some of which are not what they say.
struct HostileLists {
  let lie: Lie
  let rows: [TestRow]
  let others: [TestRow]
}

extension HostileCall {
  /// Lists of sections that lie, with honest sections of one row.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func performOnSections<Liar: RandomAccessCollection<TitledSection>>(
    _ lists: HostileLists, _ makeLiar: ([TitledSection]) -> Liar
  ) throws {
    let old = lists.rows.map { TitledSection(id: $0.id, rows: [$0]) }
    let new = lists.others.map { TitledSection(id: $0.id, rows: [$0]) }
    let liar = makeLiar(old)
    let diff = old.sectionedDiff(to: new), inverse = new.sectionedDiff(to: old)
    switch self {
    case .sectionsFrom: expectFitting(liar.sectionedDiff(to: new))
    case .sectionsTo: expectFitting(new.sectionedDiff(to: liar))
    case .applyingSections: _ = liar.applying(diff, sectionsFrom: new)
    case .sectionsOfNew: _ = new.applying(inverse, sectionsFrom: liar)
    case .duplicatesInSections: _ = liar.duplicateRowIDs()
    case .sectionedPatchTo: expectFitting(new.sectionedPatch(to: liar).diff)
    case .sectionsPatched:
      let patch = old.sectionedPatch(to: new, base: ListFingerprint(ofSections: old))
      _ = try liar.applying(patch, base: ListFingerprint(ofSections: liar))
    case .stagesFrom:
      for stage in diff.stages(from: liar, to: new, for: .tableView) { _ = stage.sections }
    case .stagesTo:
      for stage in inverse.stages(from: new, to: liar, for: .tableView) { _ = stage.sections }
    default: _ = ListFingerprint(ofSections: liar)
    }
  }

  /// Honest lists of sections, one of which has rows that lie.
  ///
  /// - Parameter makeSection: Makes a section of an id and rows, whose rows lie or do not.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func performOnRowsOfSections<Section: ListSection>(
    _ lists: HostileLists, _ makeSection: (Int, [TestRow], Bool) -> Section
  ) throws where Section.Row == TestRow, Section.ID == Int {
    func sections(_ all: [(Int, [TestRow], Bool)]) -> [Section] { all.map(makeSection) }
    let (rows, others) = (lists.rows, lists.others)
    let more = Array(1_000..<1_010).rows
    let old = sections([(0, rows, false), (1, more, false)])
    let oldLiar = sections([(0, rows, true), (1, more, false)])
    let new = sections([(0, others, false), (2, more, false)])
    let newLiar = sections([(0, others, true), (2, more, false)])
    // In a section that comes or goes all rows are left over.
    let mixed = sections([(2, others, true), (3, rows, true)])
    switch self {
    case .rowsOfOldSections: expectFitting(oldLiar.sectionedDiff(to: new))
    case .rowsOfNewSections: expectFitting(old.sectionedDiff(to: newLiar))
    case .rowsOfMixedSections:
      expectFitting(old.sectionedDiff(to: mixed))
      expectFitting(mixed.sectionedDiff(to: new))
    case .rowsByStyle:
      expectFitting(old.sectionedDiff(to: newLiar, moves: .all))
      expectFitting(oldLiar.sectionedDiff(to: new, algorithm: .lcs))
    case .applyingRows: _ = oldLiar.applying(old.sectionedDiff(to: new), sectionsFrom: new)
    case .rowsOfNew: _ = old.applying(old.sectionedDiff(to: new), sectionsFrom: newLiar)
    case .duplicatesInRows: _ = oldLiar.duplicateRowIDs()
    case .patchOfRows: expectFitting(old.sectionedPatch(to: newLiar).diff)
    case .rowsPatched: _ = try oldLiar.applying(old.sectionedPatch(to: new))
    case .stagesOfOldRows:
      for stage in old.sectionedDiff(to: new).stages(from: oldLiar, to: new, for: .tableView) {
        _ = stage.sections
      }
    case .stagesOfNewRows:
      for stage in old.sectionedDiff(to: new).stages(from: old, to: newLiar, for: .tableView) {
        _ = stage.sections
      }
    case .shownRows:
      var view = HeadlessListView(sections: old)
      try view.perform(
        old.sectionedDiff(to: new).stages(from: old, to: newLiar, for: .collectionView))
      _ = view.shownSections
    default: _ = ListFingerprint(ofSections: oldLiar)
    }
  }
}

private func expectFitting(_ diff: SectionedDiff) {
  diff._checkInvariants()
  let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
  expectFitting(diff.aligned(by: alignment))
}
