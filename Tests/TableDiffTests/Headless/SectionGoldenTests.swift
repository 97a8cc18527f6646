// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Batches of sections from field reports, with the verdict that they deserve.
struct SectionGoldenTests {
  @Test func igListKit690ReloadOfASectionThatMovesCarryOff() {
    let (old, new) = ("A: 0 | B: 1 | C: 2 | D: 3 | E: 4", "A: 0 | B: 1 | X: 9 | D: 3 | C: 2")
    #expect(brokenRules("mS2>4 rS3 dS4 iS2", old, new) == ["E2 displacedReload"])
    let error = batchError("mS2>4 rS3 dS4 iS2", SectionCase(old, new))
    #expect(
      error?.findings.map { $0.uiKitText(for: .collectionView) } == [
        "attempt to perform an insert and a move to the same section (4)"
      ])
  }

  @Test func radar27041784ReloadInASectionThatMoves() {
    #expect(
      brokenRules("r(1,0) mS1>0", "A: 1 2 3 | B: 4 5 6", "B: 4.1 5 6 | A: 1 2 3")
        == ["C5 rowOperationInMovedSection"])
  }

  @Test func igListKit691InsertIntoASectionThatMoves() {
    let old = "A: 0...2 | B: 3...5 | C: 6...8 | D: 9...11 | E: 12...14 | F: 15...17"
    let new = "X: | D: 90 9...11 | A: 0...2 | B: 3...5 | C: 6...8 | E: 12...14 | F: 15...17"
    #expect(brokenRules("i(1,0) iS0 mS3>1", old, new) == ["C5 rowOperationInMovedSection"])
    let other = "A: 90 0...2 | D: 9...11 | B: 3...5 | C: 6...8 | E: 12...14 | F: 15...17"
    #expect(brokenRules("mS3>1 i(0,0)", old, other) == [])
  }

  @Test func radar48941906NoopSectionMoveAndARowOutOfIt() {
    #expect(
      brokenRules("mS1>1 m(1,0)>(0,0)", "A: | B: 1", "A: 1 | B:")
        == ["B7 noopMove", "C5 rowOperationInMovedSection"])
    #expect(brokenRules("m(1,0)>(0,0)", "A: | B: 1", "A: 1 | B:") == [])
  }

  @Test func rxDataSourcesStress() throws {
    let old = [TitledSection](reading: "A: 1 | B: 2"), new = [TitledSection](reading: "B: 3 | A:")
    #expect(
      brokenRules("mS1>0 d(0,0) d(1,0) i(0,0)", "A: 1 | B: 2", "B: 3 | A:")
        == ["C5 rowOperationInMovedSection", "C5 rowOperationInMovedSection"])
    for kind in [ListViewKind.collectionView, .tableView] {
      var view = HeadlessListView(sections: old, kind: .tableView)
      try view.perform(
        old.sectionedDiff(to: new).stages(from: old, to: new, for: kind))
      #expect(view.shownSections == new)
    }
  }

  @Test func reloadInADeletedSection() {
    #expect(
      brokenRules("dS1 r(1,0)", "A: 1 2 | B: 3 4 | C: 5 6", "A: 1 2 | C: 5 6")
        == ["C1 rowOperationInDeletedSection"])
  }

  @Test func thearchivebaseSectionsAreReadAtOnce() {
    let (old, new) = ("C: 1 | F: 2 | H: 3 | K: 4", "A: 5 | H: 3 | C: 1 | K: 4")
    #expect(brokenRules("dS1 iS0 mS2>1", old, new) == [])
    #expect(brokenRules("dS1 iS0 mS2>1 mS0>2", old, new) == [])
    #expect(brokenRules("dS1 iS0", old, new).first == "E1 misplacedSection")
  }

  @Test func reactiveLists126EmptyASectionAndSwapSections() {
    let (old, new) = ("A: 1 2 | B: 3", "B: 3 | A:")
    #expect(
      brokenRules("mS0>1 d(0,0) d(0,1)", old, new)
        == ["C5 rowOperationInMovedSection", "C5 rowOperationInMovedSection"])
    #expect(brokenRules("mS1>0 d(0,0) d(0,1)", old, new) == [])
  }

  @Test func jsqDataSourcesKit12TheLastRowLeavesAndTheSectionGoes() {
    let (old, new) = ("A: 1 | B: 2", "A: 1 2")
    #expect(brokenRules("dS1 m(1,0)>(0,1)", old, new) == ["C3 moveFromDeletedSection"])
    #expect(brokenRules("dS1 i(0,1)", old, new) == [])
  }

  @Test func differenceKit106HeaderUpdateAndARowMove() {
    let (old, new) = ("A: 1 2 | B: 3", "A': 2 | B: 1 3")
    #expect(brokenRules("m(0,0)>(1,0)", old, new) == ["E4 staleHeader"])
    #expect(brokenRules("m(0,0)>(1,0) fS0", old, new) == [])
    #expect(brokenRules("m(0,0)>(1,0) rS0", old, new) == ["C3 moveFromDeletedSection"])
  }

  @Test func aRowFromADeletedIntoAnInsertedSection() {
    #expect(
      brokenRules("dS0 iS0 m(0,0)>(0,0)", "A: 1", "B: 1")
        == ["C3 moveFromDeletedSection", "C4 moveIntoInsertedSection"])
  }
}
