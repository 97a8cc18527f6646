// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What becomes of cells and sections in batches of sections.
struct SectionTransitionTests {
  private func transition(
    _ batch: String, _ old: String, _ new: String
  ) throws -> (view: HeadlessListView<TitledSection>, transition: ListTransition) {
    var view = HeadlessListView(sections: [TitledSection](reading: old))
    let transition = try view.perform(
      BatchUpdate(reading: batch), sections: [TitledSection](reading: new))
    #expect(view.shownSections == [TitledSection](reading: new))
    return (view, transition)
  }

  @Test func cellsGoWithTheirRowsAndSections() throws {
    var view = try transition(
      "mS2>0 m(0,1)>(2,0) d(1,0)", "A: 1 2 | B: 3 4 | C: 5", "C: 5 | A: 1 | B: 2 4"
    )
    .view
    #expect(view.cells.map(\.id) == [4, 0, 1, 3])
    #expect(view[RowPath(section: 2, row: 0)].id == 1)
    #expect(view[RowPath(section: 2, row: 0)].row == TestRow(id: 2))
    try view.perform(
      BatchUpdate(reading: "dS0 iS1 rS1"),
      sections: [TitledSection](reading: "A: 7 | X: 8 | B: 2 4"))
    #expect(view.cells.map(\.id) == [5, 6, 1, 3])
  }

  @Test func aCopyIsAViewOfItsOwn() throws {
    let (view, _) = try transition("dS0", "A: 1 | B: 2", "B: 2")
    var copy = view
    try copy.perform(BatchUpdate(reading: "iS0"), sections: [TitledSection](reading: "A: 1 | B: 2"))
    #expect(view.shownSections == [TitledSection](reading: "B: 2"))
    #expect(view.cells.map(\.id) == [1])
    #expect(copy.cells.map(\.id) == [2, 1])
  }

  @Test func effectsOfCells() throws {
    let transition = try transition(
      "mS2>0 iS3 m(0,1)>(2,0) d(1,0) f(0,0)", "A: 1 2 | B: 3 4 | C: 5",
      "C: 5.1 | A: 1 | B: 2 4 | D: 6"
    ).transition
    #expect(transition.description == "ListTransition(3 to 4 sections, 5 to 5 rows, 0 warnings)")
    let effects = transition.effects(visibleBefore: 0..<9, visibleAfter: 0..<9)
    #expect(
      effects.map(\.description) == [
        "shifted 0 to 1", "moved 1 to 2", "deleted 2", "shifted 3 to 3",
        "movedWithSection 4 to 0, refreshed", "inserted 4",
      ])
    let start = RowPath(section: 0, row: 0), end = RowPath(section: 4, row: 0)
    let byPath = transition.effects(visibleBefore: start..<end, visibleAfter: start..<end)
    #expect(
      byPath.map(\.description) == [
        "shifted (0, 0) to (1, 0)", "moved (0, 1) to (2, 0)", "deleted (1, 0)",
        "shifted (1, 1) to (2, 1)", "movedWithSection (2, 0) to (0, 0), refreshed",
        "inserted (3, 0)",
      ])
  }

  @Test func effectsOfVisiblePaths() throws {
    let transition = try transition("iS0", "A: 1 2 | B: 3", "X: | A: 1 2 | B: 3").transition
    // No row comes before them, but a header does.
    #expect(
      transition.effects(visibleBefore: 0..<3, visibleAfter: 0..<3).map(\.kind)
        == [.shifted, .shifted, .shifted])
    func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
    let effects = transition.effects(
      visibleBefore: path(0, 1)..<path(1, 0), visibleAfter: path(1, 0)..<path(1, 9))
    #expect(
      effects.map(\.description)
        == ["shifted (0, 1) to (1, 1)", "shifted (0, 0) to (1, 0), becomes visible"])
    let all = transition.effects(
      visibleBefore: path(-1, 7)..<path(9, 0), visibleAfter: path(3, 0)..<path(3, 0))
    #expect(all.map(\.from) == [path(0, 0), path(0, 1), path(1, 0)])
    #expect(all.map(\.becomesHidden) == [true, true, true])
  }

  @Test func effectsOfSections() throws {
    let transition = try transition(
      "dS1 iS2 rS2 mS4>3 fS0", "A: 1 | B: 2 | C: 3 | D: 4 | E: 5",
      "A': 1 | C: 9 | X: | E: 5 | D: 4"
    ).transition
    let effects = transition.sectionEffects(visibleBefore: 0..<5, visibleAfter: 0..<5)
    #expect(
      effects.map { "\($0.kind) \($0.from ?? -1) \($0.to ?? -1)" } == [
        "unchanged 0 0", "deleted 1 -1", "deleted 2 -1", "shifted 3 4", "moved 4 3",
        "inserted -1 1", "inserted -1 2",
      ])
    #expect(effects.map(\.isRefreshed) == [true, false, false, false, false, false, false])
    #expect(effects.map(\.isReloaded) == [false, false, true, false, false, true, false])
    let visible = transition.sectionEffects(visibleBefore: 3..<4, visibleAfter: 3..<4)
    #expect(visible.map(\.becomesHidden) == [true, false])
    #expect(visible.map(\.becomesVisible) == [false, true])
    #expect(visible.map(\.to) == [4, 3])
  }
}
