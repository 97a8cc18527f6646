// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The states that the stages of a change lead to.
struct ListStageTests {
  private let lists = SectionCase("A: 1 2 3 | B: 4 | D: 5...40", "D: 5...40 | A': 3 1 | C: 2 4 9")

  private func states(_ lists: SectionCase) -> [String] {
    lists.stages(preferring: .lossless).map(\.sections.text)
  }

  @Test func threeStages() {
    #expect(
      states(lists) == [
        "D: 5...40 | A: 1...3 | B: 4 | C: 9", "D: 5...40 | A: 3 1 | B:  | C: 2 4 9",
        "D: 5...40 | A': 3 1 | C: 2 4 9",
      ])
  }

  /// Rows and headers have their old content until the last stage is done.
  @Test func contentChangesLast() {
    let lists = SectionCase("A: 1 2 | B: 3", "B': 3.1 4 | A: 2.1")
    #expect(states(lists) == ["B: 3 | A: 1 2", "B': 3.1 4 | A: 2.1"])
    let rowsFirst = SectionCase("A: 1 2 | B: 3 4 | C: 7", "C: 7 | B': 4.1 3 1.1")
    #expect(states(rowsFirst) == ["A: 2 | B: 4 3 1 | C: 7", "C: 7 | B': 4.1 3 1.1"])
  }

  @Test func aStageMadeByHand() throws {
    let lists = SectionCase("A: 1 | B:", "A: 1")
    let stage = ListStage(BatchUpdate(sectionDeletes: [1]), sections: lists.new)
    #expect(stage.sections == lists.new)
    #expect("\(stage)" == "ListStage(BatchUpdate(delete section 1))")
    var view = HeadlessListView(sections: lists.old)
    try view.perform([stage])
    #expect(view.shownSections == lists.new)
  }

  @Test func noStageForNoChange() throws {
    #expect(SectionCase(lists.old, lists.old).stages().isEmpty)
    var view = HeadlessListView(sections: lists.old)
    #expect(try view.perform([]).isEmpty)
    #expect(view.shownSections == lists.old)
  }

  /// Collections without integer indices and contiguous storage have the same stages.
  @Test func otherCollections() {
    let diff = lists.old.sectionedDiff(to: lists.new)
    let stages = diff.stages(
      from: LinkedRows(lists.old), to: ([lists.new[0]] + lists.new)[1...], for: .collectionView,
      preferring: .lossless)
    #expect(stages.map(\.sections.text) == states(lists))
  }

  private func storage(_ rows: [TestRow]) -> UnsafeRawPointer? {
    rows.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
  }

  /// Sections that are taken as they are share their storage.
  @Test func storageIsShared() {
    let results = lists.stages(preferring: .lossless).map(\.sections)
    #expect(storage(results[0][0].rows) == storage(lists.old[2].rows))
    #expect(storage(results[0][1].rows) == storage(lists.old[0].rows))
    #expect(storage(results[1][0].rows) == storage(lists.old[2].rows))
    #expect(storage(results[2][2].rows) == storage(lists.new[2].rows))
    let last = results[2].withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
    #expect(last == lists.new.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) })
  }

  /// A stage holds nothing for the sections that it does not touch.
  @Test func untouchedSectionsCostNothing() throws {
    let old = (0..<1_000).map { TitledSection(id: $0, rows: [$0, 2_000 + $0].rows) }
    var new = old
    new.insert(TitledSection(id: 5_000, rows: [700].rows), at: 600)
    new[701].rows.removeFirst()
    let stages = old.sectionedDiff(to: new).plannedStages(
      for: .collectionView, preferring: .lossless)
    #expect(stages.count == 2)
    let intermediate = try #require(stages[0].intermediate)
    #expect(intermediate.parts.count == 3)
    #expect(intermediate.rowRuns.isEmpty)
  }
}
