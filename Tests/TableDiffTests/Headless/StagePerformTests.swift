// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Whole plans, performed at once or not at all: the rules F.
struct StagePerformTests {
  private let lists = SectionCase("A: 1 2 | B: 3", "C: 2 | A: 1")

  private func error(
    _ stages: [ListStage<TitledSection>], _ lists: SectionCase
  ) -> BatchError? {
    var view = HeadlessListView(sections: lists.old)
    do {
      try view.perform(stages)
      #expect(view.shownSections == lists.new)
      return nil
    } catch {
      #expect(view.shownSections == lists.old)
      #expect(view.cells.map(\.id) == Array(0..<lists.old.reduce(0) { $0 + $1.rows.count }))
      return error
    }
  }

  @Test func aPlanOfTwoStagesKeepsItsCells() throws {
    let stages = lists.stages(preferring: .lossless)
    #expect(stages.count == 2)
    var view = HeadlessListView(sections: lists.old)
    let transitions = try view.perform(stages)
    #expect(transitions.count == 2)
    #expect(view.shownSections == lists.new)
    #expect(view.cells.map(\.id) == [1, 0])
  }

  /// A single batch may be empty: it is what a diff without changes gives.
  @Test func aSingleEmptyStage() {
    let same = SectionCase(lists.old, lists.old)
    #expect(error([ListStage(BatchUpdate(), sections: same.new)], same) == nil)
  }

  @Test func f2EachStageIsJudged() {
    let stages = lists.stages(preferring: .lossless)
    // The second stage again, where it has been done already.
    let twice = error(stages + [stages[1]], lists)
    #expect(twice?.stage == 2)
    #expect(twice?.findings.isEmpty == false)
    #expect(twice?.reproduction?.contains("NumberedSection") == true)
    // The first stage left out.
    #expect(error([stages[1]], lists)?.stage == 0)
    #expect(error(stages, lists) == nil)
  }

  @Test func f3NoEmptyStage() {
    let empty = ListStage(BatchUpdate(), sections: lists.new)
    #expect(
      error(lists.stages(preferring: .lossless) + [empty], lists)?.description
        == "F3 emptyStage: stage 2 changes nothing [2 sections before, 2 after]")
  }

  @Test func f5NoIDTwiceBetweenTwoStages() {
    let lists = SectionCase("A: 1 | B: 3", "B: 1 3")
    let between = [TitledSection](reading: "A: 1 | B: 3 | B: 3")
    let stages = [
      ListStage(BatchUpdate(sectionInserts: [2]), sections: between),
      ListStage(BatchUpdate(sectionDeletes: [0, 1]), sections: lists.new),
    ]
    let counts = "[2 sections before, 1 after]"
    let error = error(stages, lists)
    #expect(
      error?.findings.map(\.description) == [
        "F5 duplicateID: rows (1, 0) and (2, 0) after stage 0 have the same id \(counts)",
        "F5 duplicateID: sections 1 and 2 after stage 0 have the same id \(counts)",
      ])
    #expect(error?.stage == nil)
    #expect(error?.reproduction == nil)
  }

  @Test func f6RepeatedIdsArePerformed() {
    let lists = SectionCase("A: 1 1 2 | B: 1", "C: 2 1 | A: 1 1 | D: 2")
    #expect(error(lists.stages(preferring: .lossless), lists) == nil)
  }
}
