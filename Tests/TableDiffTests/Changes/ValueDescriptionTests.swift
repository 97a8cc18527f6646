// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Values describe themselves as documentation writes them.
@Suite struct ValueDescriptionTests {
  @Test func movesAndUpdates() {
    #expect("\([ListDiff.Move(from: 2, to: 0)])" == "[Move(from: 2, to: 0)]")
    let update = ListDiff.Update(from: 1, to: 3)
    #expect("\(update)" == "Update(from: 1, to: 3)")
    let (from, to) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0))
    #expect("\(SectionedDiff.Move(from: from, to: to))" == "Move(from: (0, 1), to: (1, 0))")
    #expect(
      "\(SectionedDiff.Update(from: from, to: to))"
        == "Update(from: (0, 1), to: (1, 0))")
  }

  @Test func stylesAndAlgorithms() {
    #expect(ListDiff.MoveStyle.everyStyle.map { "\($0)" } == ["minimal", "all", "never"])
    let algorithms: [ListDiff.Algorithm] = [.heckel, .lcs, .lcs(effort: 70)]
    #expect(algorithms.map { "\($0)" } == ["heckel", "lcs", "lcs(effort: 70)"])
  }

  @Test func effects() throws {
    var view = HeadlessListView(rows: [1, 2, 3].rows)
    let transition = try view.perform(
      BatchUpdate(
        deletes: [RowPath(section: 0, row: 0)], inserts: [RowPath(section: 0, row: 0)],
        moves: [.init(from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 1))],
        refreshes: [RowPath(section: 0, row: 2)]),
      rows: [TestRow(id: 9), TestRow(id: 3), TestRow(id: 2, content: 1)])
    let effects = transition.effects(visibleBefore: 0..<2, visibleAfter: 0..<3)
    #expect(
      effects.map { "\($0)" } == [
        "deleted 0", "shifted 1 to 2, refreshed", "inserted 0", "moved 2 to 1, becomes visible",
      ])
    let sections = transition.sectionEffects(visibleBefore: 0..<1, visibleAfter: 0..<1)
    #expect(sections.map { "\($0)" } == ["unchanged 0"])
  }

  @Test func oneIsSaidInTheSingular() throws {
    var view = HeadlessListView(rows: [1].rows)
    #expect("\(view)" == "HeadlessListView(collectionView, 1 row)")
    let transition = try view.perform(BatchUpdate(), rows: [1].rows)
    #expect("\(transition)" == "ListTransition(1 to 1 row, 0 warnings)")
  }
}
