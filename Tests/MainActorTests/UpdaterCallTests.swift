// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import Testing

/// Every public call of the updater and its screen, from code that is on the main actor by default.
@Suite struct UpdaterCallTests {
  /// A row that may leave the main actor, with an id that may, too.
  nonisolated struct Line: Identifiable, Equatable, Sendable {
    nonisolated struct Key: Hashable, Sendable {
      let number: Int
    }

    let id: Key
    var text: String
  }

  /// A view of an app's own.
  final class OwnView: ListView {
    let kind = ListViewKind.tableView
    var isOnScreen = true
    var reportedRowCounts: [Int]?
    var batches: [BatchUpdate] = []
    let dataSource: () -> [Int]

    init(_ dataSource: @escaping () -> [Int]) { self.dataSource = dataSource }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      if !change() { return }
      batches.append(batch)
      reportedRowCounts = dataSource()
      completion(true)
    }

    func refresh(_ batch: BatchUpdate) {}

    func reload(change: @MainActor () -> Void) {
      change()
      reportedRowCounts = dataSource()
    }
  }

  static func lines(_ numbers: ClosedRange<Int>) -> [Line] {
    numbers.map { Line(id: Line.Key(number: $0), text: "\($0)") }
  }

  private typealias Shelf = RowSection<Int, NoHeader, Fruit>

  @Test func flat() async {
    let updater = ListUpdater(Fruit.old)
    let screen = HeadlessScreen(updater, kind: .tableView)
    screen.layOut()
    #expect(updater.view === screen)
    #expect(await updater.show(Fruit.new) == .applied(.animated, finished: true))
    #expect(updater[RowPath(section: 0, row: 1)] == Fruit.new[1])
    var outcomes: [UpdateOutcome] = []
    updater.submit(Fruit.old, animated: false) { outcomes.append($0) }
    updater.setNeedsUpdate { Fruit.new }
    updater.setNeedsUpdate({ Fruit.old })
    #expect(updater.updateIfNeeded())
    #expect(screen.shownRows == Fruit.old)
    #expect(await updater.show(Fruit.old) == .applied(.unchanged, finished: true))
    #expect(outcomes == [.superseded])
    #expect(screen.failures.isEmpty)
  }

  @Test func sectioned() async {
    let old = [Shelf(id: 1, rows: Fruit.old)]
    let new = [Shelf(id: 2, rows: []), Shelf(id: 1, rows: Fruit.new)]
    var options = UpdateOptions()
    var events = 0
    options.onEvent = { _ in events += 1 }
    let updater = SectionedListUpdater(old, options: options)
    let screen = SectionedHeadlessScreen { updater.sections }
    updater.attach(screen)
    screen.layOut()
    #expect(await updater.show(new) == .applied(.animated, finished: true))
    updater.submit(old)
    updater.setNeedsUpdate { new }
    updater.cancel()
    let (from, to) = (RowPath(section: 1, row: 0), RowPath(section: 0, row: 0))
    screen.dragRow(from: from, to: to) { updater.moveRow(from: from, to: to) }
    #expect(updater.sections.map(\.rows.count) == [1, 2])
    updater.isPaused = true
    #expect(updater.isPaused && !updater.sections.isEmpty && events > 0)
    #expect(screen.failures.isEmpty)
  }

  @Test func comparisons() async {
    let lines = Self.lines(1...2)
    let updaters = [
      ListUpdater(lines, comparison: .onMain),
      ListUpdater(lines, comparison: .offMain(above: 0)),
      ListUpdater(
        lines, comparison: .onMain(id: { $0.id }, contentsEqual: { $0.text == $1.text })),
      ListUpdater(
        lines,
        comparison: .offMain(above: 0, id: { $0.id }, contentsEqual: { $0.text == $1.text })),
    ]
    for updater in updaters {
      let screen = HeadlessScreen(
        id: { (line: Line) in line.id }, contentsEqual: { $0.text == $1.text }
      ) { updater.sections }
      updater.attach(screen)
      screen.layOut()
      let outcome = await updater.show(lines.reversed())
      #expect(outcome == .applied(.animated, finished: true))
      #expect(screen.shownRows == lines.reversed())
      #expect(screen.failures.isEmpty)
    }
  }

  /// Rows whose conformances are bound to the main actor.
  @Test func rowsOfTheMainActor() async {
    let updater = ListUpdater(
      Fruit.old, comparison: .onMain(id: { $0.id }, contentsEqual: { $0.name == $1.name }))
    let view = OwnView { updater.sections.map(\.rows.count) }
    updater.attach(view)
    #expect(
      await updater.show(Fruit.new) == .applied(.reloaded(.initialLoad), finished: true))
    #expect(await updater.show(Fruit.old) == .applied(.animated, finished: true))
    #expect(view.batches.count == 1)
    #expect(!view.isBusy && !view.prefersReducedMotion)
  }

  @Test func screens() async {
    let updater = ListUpdater(Fruit.old)
    let screen = HeadlessScreen(updater)
    screen.layOut()
    screen.isLate = true
    screen.completion = .manual
    async let outcome = updater.show(Fruit.new)
    while !updater.sections[0].rows.contains(where: { $0.name == "Plum" }) {
      await Task.yield()
      screen.runLateBatches()
    }
    for _ in 0..<5 { await Task.yield() }
    screen.completeBatches(finished: false)
    #expect(await outcome == .applied(.animated, finished: false))
    screen.reloadData()
    screen.isBusy = true
    screen.isOnScreen = false
    screen.prefersReducedMotion = true
    screen.refusesBatches = true
    #expect(screen.reloadCount == 2 && screen.batches.count == 1)
    #expect(screen.animatedBatchCount == 1 && screen.reportedRowCounts == [3])
    #expect(screen.list.shownRows == screen.shownSections[0].rows)
    #expect("\(screen.completion)" == "manual")
    #expect(screen.failures.isEmpty)
  }
}
