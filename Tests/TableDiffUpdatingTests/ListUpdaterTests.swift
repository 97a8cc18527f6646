// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// What an app sees of an updater.
@MainActor
@Suite struct ListUpdaterTests {
  private let old = [TestRow(id: 1), TestRow(id: 2, content: 3)]
  private let new = [
    TestRow(id: 2, content: 3), TestRow(id: 1, content: 1), TestRow(id: 3, content: 2),
  ]

  private typealias Screen = HeadlessScreen<TestRow>

  @Test func showsTheFirstState() async {
    let updater = ListUpdater(old)
    let screen = HeadlessScreen { updater.sections }
    updater.attach(screen)
    #expect(screen.reportedRowCounts == nil)
    let outcome = await updater.show(new)
    #expect(outcome == .applied(.reloaded(.initialLoad), finished: true))
    #expect(screen.shownRows == new)
    #expect(screen.failures.isEmpty)
  }

  @Test func animatesAChange() async {
    let updater = ListUpdater(old)
    let screen = HeadlessScreen(updater)
    let outcome = await updater.show(new)
    #expect(outcome == .applied(.animated, finished: true))
    #expect(screen.shownRows == new)
    #expect(screen.batches.count == 1)
    #expect(screen.list.cells.map(\.id) == [1, 0, 2])
    #expect(screen.failures.isEmpty)
  }

  @Test func theNewestWins() async {
    let updater = ListUpdater(old)
    let screen = HeadlessScreen(updater)
    var outcomes: [UpdateOutcome] = []
    for count in 0..<100 {
      updater.submit((0..<count).map { TestRow(id: $0) }) { outcomes.append($0) }
    }
    #expect(outcomes.isEmpty)
    #expect(await updater.show(new) == .applied(.animated, finished: true))
    #expect(outcomes == Array(repeating: .superseded, count: 100))
    #expect(screen.batches.count == 1)
    #expect(screen.shownRows == new)
    #expect(screen.failures.isEmpty)
  }

  @Test func offMain() async {
    let updater = ListUpdater(old, comparison: .offMain(above: 0))
    let screen = HeadlessScreen(updater)
    #expect(await updater.show(new) == .applied(.animated, finished: true))
    #expect(screen.shownRows == new)
    #expect(
      await updater.show(old, animated: false) == .applied(.notAnimated, finished: true))
    #expect(await updater.show(old) == .applied(.unchanged, finished: true))
    #expect(screen.failures.isEmpty)
  }

  @Test func updatesAtOnce() {
    let updater = ListUpdater(old, comparison: .offMain(above: 0))
    let screen = HeadlessScreen(updater)
    updater.submit(new)
    #expect(updater.updateIfNeeded())
    #expect(screen.shownRows == new)
    #expect(screen.failures.isEmpty)
  }

  @Test func byClosures() async {
    let updater = ListUpdater(
      ["a", "b"], comparison: .onMain(id: { $0 }, contentsEqual: { $0 == $1 }))
    let screen = HeadlessScreen(id: { $0 }, contentsEqual: { $0 == $1 }) { updater.sections }
    updater.attach(screen)
    screen.layOut()
    #expect(await updater.show(["b", "c"]) == .applied(.animated, finished: true))
    #expect(screen.shownRows == ["b", "c"])
  }

  /// Looked for in debug builds only.
  #if DEBUG
    @Test func duplicateIDs() {
      var rows: [DuplicateID<String, RowPath>] = []
      var sections: [DuplicateID<String, Int>] = []
      var options = UpdateOptions()
      options.onEvent = {
        if case .duplicateIDs(let ofRows, let ofSections) = $0 {
          (rows, sections) = (ofRows, ofSections)
        }
      }
      let updater = SectionedListUpdater([RowSection(id: "a", rows: old)], options: options)
      let screen = SectionedHeadlessScreen(updater)
      updater.submit([
        RowSection(id: "a", rows: old + new), RowSection(id: "b", rows: new),
        RowSection(id: "a", rows: []),
      ])
      #expect(updater.updateIfNeeded())
      let paths = [[0, 3], [1, 2]].map { $0.map { RowPath(section: 0, row: $0) } }
      #expect(rows.map(\.id) == ["1", "2"] && rows.map(\.positions) == paths)
      #expect(sections.map(\.id) == ["a"] && sections.map(\.positions) == [[0, 2]])
      #expect(screen.failures.isEmpty)
    }
  #endif

  @Test func withoutRows() async {
    let updater = ListUpdater<TestRow>()
    #expect(updater.sections.map(\.rows) == [[]])
    let screen = HeadlessScreen(updater)
    #expect(await updater.show(new) == .applied(.animated, finished: true))
    #expect(screen.batches.first?.sectionInserts == [] && screen.failures.isEmpty)
  }

  /// Tree arrays and derived rows go where arrays go.
  @Test func rowsInOtherCollections() async {
    var tree = TreeArray(old)
    let updater = RowsUpdater(tree)
    let screen = SectionedHeadlessScreen(updater)
    tree.append(contentsOf: new.filter { !old.contains($0) })
    #expect(await updater.show(tree) == .applied(.animated, finished: true))
    #expect(await updater.show(tree) == .applied(.unchanged, finished: true))
    tree.removeLast()
    updater.setNeedsUpdate({ tree })
    #expect(updater.updateIfNeeded())
    #expect(updater.sections[0].rows == tree && screen.failures.isEmpty)

    var sorted = tree.derived.sorted { $0.content < $1.content }
    let derived = RowsUpdater(sorted.rows)
    let derivedScreen = SectionedHeadlessScreen(derived)
    sorted.update(.order { $0.content > $1.content })
    sorted.update(.filter(.narrower) { [first = tree[0]] in $0 != first })
    derived.submit(sorted.rows)
    #expect(derived.updateIfNeeded())
    #expect(derivedScreen.shownRows == tree.dropFirst().sorted { $0.content > $1.content })
    #expect(derivedScreen.failures.isEmpty)
  }

  @Test func settles() async {
    let updater = ListUpdater(old, comparison: .offMain(above: 0))
    await updater.settled()
    let screen = HeadlessScreen(updater)
    var outcomes: [UpdateOutcome] = []
    updater.submit(new) { outcomes.append($0) }
    await updater.settled()
    #expect(outcomes == [.applied(.animated, finished: true)])
    #expect(screen.shownRows == new)
  }

  @Test func aStateThatCannotBeMadeChangesNothing() async {
    let updater = ListUpdater(old)
    let screen = HeadlessScreen(updater)
    updater.setNeedsUpdate { nil }
    await updater.settled()
    #expect(screen.shownRows == old && screen.batches.isEmpty && screen.reloadCount == 1)
  }

  @Test func releases() async {
    var updater: ListUpdater? = ListUpdater(old)
    weak let released = updater
    var screen: Screen? = Screen(updater!)
    weak let releasedScreen = screen
    var outcome: UpdateOutcome?
    updater?.submit(new) { outcome = $0 }
    screen = nil
    updater = nil
    #expect(released == nil && releasedScreen == nil)
    while outcome == nil { await Task.yield() }
    #expect(outcome == .cancelled)
  }
}
