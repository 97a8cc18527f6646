// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Whole plans, performed at once or not at all: the rules F.
struct PlanPerformTests {
  private let lists = SectionCase("A: 1 2 | B: 3", "C: 2 | A: 1")

  private func plan(_ lists: SectionCase) -> [BatchUpdate] {
    lists.old.sectionedDiff(to: lists.new).batchUpdates(
      for: .collectionView, preferring: .lossless)
  }

  private func error(
    _ batches: [BatchUpdate], _ lists: SectionCase
  ) -> BatchError? {
    var view = HeadlessListView(sections: lists.old)
    do {
      try view.perform(batches, sections: lists.new)
      #expect(view.shownSections == lists.new)
      return nil
    } catch {
      #expect(view.shownSections == lists.old)
      #expect(view.cells.map(\.id) == Array(0..<lists.old.reduce(0) { $0 + $1.rows.count }))
      return error
    }
  }

  @Test func aPlanOfTwoStagesKeepsItsCells() throws {
    let plan = plan(lists)
    #expect(plan.count == 2)
    var view = HeadlessListView(sections: lists.old)
    let transitions = try view.perform(plan, sections: lists.new)
    #expect(transitions.count == 2)
    #expect(view.shownSections == lists.new)
    #expect(view.cells.map(\.id) == [1, 0])
  }

  @Test func noBatchesForNoChange() {
    #expect(error([], SectionCase(lists.old, lists.old)) == nil)
    #expect(
      error([], lists)?.violations.map { "\($0.rule) \($0.name)" }.first == "D2 rowCount")
    // A single batch may be empty: it is what a diff without changes gives.
    #expect(error([BatchUpdate()], SectionCase(lists.old, lists.old)) == nil)
  }

  @Test func aSingleBatchMadeByHand() {
    #expect(error([BatchUpdate(reading: "dS1")], SectionCase("A: 1 | B:", "A: 1")) == nil)
  }

  @Test func f1StagesThatDoNotGoTogether() {
    let plan = plan(lists)
    let counts = "[2 sections before, 2 after]"
    #expect(
      error([BatchUpdate(reading: "dS0"), plan[1]], lists)?.description
        == "F1 brokenStageChain: batch 0 does not say which state it leads to, and is not the last "
        + "one \(counts)")
    #expect(
      error([plan[0]], lists)?.description
        == "F1 brokenStageChain: batch 0 is the last one, but does not lead to the new list \(counts)"
    )
    let other = self.plan(SectionCase("A: 1 | B: 3", "C: 1 | A:"))
    #expect(
      error([other[0], plan[1]], lists)?.description
        == "F1 brokenStageChain: batch 0 was planned for lists of other lengths \(counts)")
    #expect(error([plan[1], plan[0]], lists)?.violations.map(\.rule) == [.f1])
  }

  @Test func f2EachStageIsJudged() {
    let plan = plan(lists)
    // The second stage again, where it has been done already.
    let twice = error([plan[0], plan[1], plan[1]], lists)
    #expect(twice?.stage == 2)
    #expect(twice?.violations.isEmpty == false)
    #expect(twice?.replayableCase?.contains("NumberedSection") == true)
    #expect(error([plan[0], plan[1]], lists) == nil)
  }

  @Test func f3NoEmptyStage() {
    let plan = plan(lists)
    let counts = "[2 sections before, 2 after]"
    #expect(
      error(plan + [BatchUpdate()], lists)?.description
        == "F3 emptyStage: batch 2 changes nothing \(counts)")
  }

  @Test func f5NoIdentityTwiceBetweenTwoStages() {
    // To the plan, C comes in before B goes; but here they are one section; and 3 came in before it
    // was gone.
    let plan = plan(SectionCase("A: 1 | B: 3 4", "C: 1 5 | A: 3"))
    #expect(plan.count == 3)
    let error = error(plan, SectionCase("A: 1 | B: 3 4", "B: 1 3 | A: 9"))
    let counts = "[2 sections before, 2 after]"
    #expect(
      error?.violations.map(\.description) == [
        "F5 duplicateIdentity: rows (0, 0) and (2, 0) after batch 0 have the same identity \(counts)",
        "F5 duplicateIdentity: sections 0 and 2 after batch 0 have the same identity \(counts)",
        "F5 duplicateIdentity: rows (0, 1) and (1, 0) after batch 1 have the same identity \(counts)",
        "F5 duplicateIdentity: sections 0 and 2 after batch 1 have the same identity \(counts)",
      ])
    #expect(error?.stage == nil)
    #expect(error?.replayableCase == nil)
  }

  @Test func f6RepeatedIdsArePerformed() {
    let lists = SectionCase("A: 1 1 2 | B: 1", "C: 2 1 | A: 1 1 | D: 2")
    #expect(error(self.plan(lists), lists) == nil)
  }
}
