// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What a collection view takes though it is against the rules, and what a user then sees.
struct SectionProfileTests {
  private func view(
    _ batch: String, _ old: String, _ new: String, _ mode: ListViewMode = .collectionView
  ) throws -> HeadlessListView<TitledSection> {
    var view = HeadlessListView(sections: [TitledSection](reading: old), mode: mode)
    try view.perform(BatchUpdate(reading: batch), sections: [TitledSection](reading: new))
    #expect(view.sections == [TitledSection](reading: new))
    return view
  }

  @Test func profilesDescribeThemselves() {
    let modes = [ListViewMode.strict, .tableView, .collectionView, .screen]
    #expect(
      "\(modes)"
        == "[collectionView, strict, tableView, strict, collectionView, lenient, tableView, lenient]"
    )
  }

  /// Batches that break a rule for all but a collection view.
  @Test(arguments: [
    ("i(0,0) i(0,0)", "A: 1", "A: 7 8 1", "B2 duplicateInsert"),
    ("m(0,0)>(0,1) m(0,0)>(0,1)", "A: 1 2", "A: 2 1", "B6 duplicateMove"),
    ("mS0>1 mS0>1", "A: 1 | B:", "B: | A: 1", "B6 duplicateMove"),
    ("iS0 iS0", "A: 1", "X: | Y: | A: 1", "B2 duplicateInsert"),
    ("dS1 d(1,5)", "A: 1 | B: 2", "A: 1", "A3 rowOutOfRange"),
    ("dS1 d(1,0)", "A: 1 | B: 2", "A: 1", "C1 rowOperationInDeletedSection"),
    ("rS1 d(1,0) r(1,1)", "A: 1 | B: 2 3", "A: 1 | B: 2", "C1 rowOperationInDeletedSection"),
    ("iS1 i(1,0)", "A: 1", "A: 1 | B: 2", "C2 rowOperationInInsertedSection"),
    ("rS0 i(0,0)", "A: 1", "A: 1 2", "C2 rowOperationInInsertedSection"),
    ("mS0>1 d(0,1)", "A: 1 2 | B:", "B: | A: 1", "C5 rowOperationInMovedSection"),
  ])
  func whatACollectionViewDrops(_ batch: String, _ old: String, _ new: String, rule: String) throws
  {
    let taken = try view(batch, old, new)
    #expect(taken.shownSections == taken.sections)
    for mode in [ListViewMode.strict, .tableView, .screen] {
      #expect(brokenRules(batch, old, new, mode).contains(rule))
    }
  }

  @Test func whatItDoesNotDrop() {
    #expect(
      brokenRules("d(0,0) d(0,0)", "A: 1 2", "A: 2", .collectionView).first == "B1 duplicateDelete")
    #expect(
      brokenRules("mS0>1 i(1,0)", "A: 1 | B:", "B: | A: 2 1", .collectionView)
        == ["C5 rowOperationInMovedSection"])
    #expect(
      brokenRules("iS0 m(1,0)>(1,0)", "A: 1 2 | B: 3", "X: | A: 3 1 2 | B:", .collectionView)
        == ["C7 crossSectionMoveToSameOffset"])
    // Each insert counts.
    #expect(
      brokenRules("i(0,0) i(0,0)", "A: 1", "A: 7 1", .collectionView) == ["D2 rowCountMismatch"])
  }

  @Test func aScreenShowsWrongHeadersAndRows() throws {
    var view = try view("", "A: 1 2 | B: 3", "B: 3 2 | A': 1", .screen)
    #expect(view.shownSections == [TitledSection](reading: "A: 1 2 | B: 3"))
    #expect(view.misplacedHeaders == [0, 1])
    #expect(view.staleHeaders == [])
    #expect(view.misplacedRows == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    #expect(
      view.description
        == "HeadlessListView(tableView, lenient, 2 sections, 3 rows, 0 stale, 2 misplaced, "
        + "2 wrong headers)")
    // Refreshed, they are as they should be.
    try view.perform(
      BatchUpdate(reading: "fS0 fS1 f(0,0) f(1,0)"),
      sections: [TitledSection](reading: "B: 3 2 | A': 1"))
    #expect(view.shownSections == view.sections)
    #expect(view.misplacedHeaders == [] && view.misplacedRows == [])
  }

  @Test func outdatedHeadersAndRowsTravelWithTheirSections() throws {
    var view = try view("mS1>0", "A: 1 | B: 2 3", "B': 2 3.1 | A: 1", .screen)
    #expect(view.shownSections == [TitledSection](reading: "B: 2 3 | A: 1"))
    #expect(view.staleHeaders == [0])
    #expect(view.staleRows == [RowPath(section: 0, row: 1)])
    try view.perform(
      BatchUpdate(reading: "iS0 d(0,0)"),
      sections: [TitledSection](reading: "X: 9 | B': 3.1 | A: 1"))
    #expect(view.shownSections == [TitledSection](reading: "X: 9 | B: 3 | A: 1"))
    #expect(view.staleHeaders == [1])
    #expect(view.staleRows == [RowPath(section: 1, row: 0)])
  }

  @Test func aDisplacedSectionReloadLoadsAnotherSection() throws {
    // ABC -> BCA, and B is reloaded: the list view takes it to be at 1, where C is.
    let view = try view("mS0>2 rS1", "A: 1 | B: 2 | C: 3", "B: 2 | C: 3 | A: 1", .screen)
    #expect(view.shownSections == [TitledSection](reading: "C: 3 | C: 3 | A: 1"))
    #expect(view.cells.map(\.id) == [2, 3, 0])
    #expect(view.misplacedHeaders == [0])
    #expect(view.misplacedRows == [RowPath(section: 0, row: 0)])
  }

  @Test func aReloadLostInAnotherSectionThrows() {
    #expect(
      brokenRules("mS2>0 r(1,0)", "A: 1 | B: 2 | C: 3", "C: 3 | A: 1 | B: 2", .collectionView)
        == ["E2 displacedReload"])
  }
}
