// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples in the documentation of the updater, as they stand there.
@MainActor
@Suite struct UpdaterDocExampleTests {
  private struct Fruit: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }

  private struct Line: Equatable, Sendable {
    let key: Int
    var text: String
  }

  private typealias Shelf = RowSection<String, String, Fruit>

  private let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  private let newFruits = [Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig")]
  private let lines = [Line(key: 1, text: "one")]

  private var shelves: [Shelf] {
    [Shelf(id: "top", header: "Top", rows: fruits), Shelf(id: "bin", header: "Bin", rows: [])]
  }

  @Test func updater() {
    let updater = ListUpdater(rows: fruits)
    let view = HeadlessScreen { updater.sections }
    updater.attach(view)
    updater.submit(rows: newFruits)
    updater.updateIfNeeded()
    #expect(view.shownRows == newFruits)
    #expect(updater.sections[0].rows == newFruits)
    #expect(updater[RowPath(section: 0, row: 1)] == newFruits[1])
  }

  @Test func sections() async {
    let updater = ListUpdater(shelves)
    let screen = HeadlessScreen(updater)
    let outcome = await updater.show([shelves[1], shelves[0]])
    #expect(outcome == .applied(.animated, finished: true))
    #expect(screen.shownSections.map(\.id) == ["bin", "top"])
  }

  @Test func screen() {
    let updater = ListUpdater(rows: fruits)
    let screen = HeadlessScreen(updater)
    updater.submit(rows: newFruits)
    updater.updateIfNeeded()
    #expect(screen.shownRows == newFruits)
    #expect(screen.failures.isEmpty)
  }

  @Test func theKindOfAScreen() {
    let updater = ListUpdater(shelves)
    let screen = HeadlessScreen(updater, kind: .tableView)
    #expect(screen.kind == .tableView)
    #expect(screen.shownSections == shelves)
  }

  @Test func dragging() {
    let updater = ListUpdater(rows: fruits)
    let screen = HeadlessScreen(updater)
    let (a, b) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 1))
    screen.dragRow(from: a, to: b) { updater.moveRow(from: a, to: b) }
    #expect(updater.sections[0].rows == fruits.reversed())
    #expect(screen.shownRows == fruits.reversed())
    updater.submit(rows: fruits.reversed())
    updater.updateIfNeeded()
    #expect(screen.batches.isEmpty && screen.failures.isEmpty)
  }

  @Test func draggingToAnotherSection() {
    let updater = ListUpdater(shelves)
    let screen = HeadlessScreen(updater)
    let (from, to) = (RowPath(section: 0, row: 1), RowPath(section: 1, row: 0))
    screen.dragRow(from: from, to: to) { updater.moveRow(from: from, to: to) }
    #expect(updater.sections.map(\.rows) == [[fruits[0]], [fruits[1]]])
    #expect(screen.shownSections == updater.sections && screen.failures.isEmpty)
  }

  @Test func options() {
    var options = UpdateOptions()
    options.policy = .animate(upTo: 100)
    var events: [String] = []
    options.onEvent = { event in
      switch event {
      case .diffBegan: events.append("begin")
      case .diffEnded: events.append("end")
      default: break
      }
    }
    let updater = ListUpdater(rows: fruits, options: options)
    let screen = HeadlessScreen(updater)
    updater.submit(rows: newFruits)
    updater.updateIfNeeded()
    #expect(events == ["begin", "end"])
    #expect(screen.animatedBatchCount == 1)
  }

  @Test(arguments: [false, true])
  func comparisonByClosures(isOffMain: Bool) async {
    let updater =
      isOffMain
      ? ListUpdater(
        rows: lines,
        comparison: .offMain(above: 0, id: { $0.key }, contentsEqual: { $0.text == $1.text }))
      : ListUpdater(
        rows: lines, comparison: .onMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
    let screen = HeadlessScreen(
      id: { $0.key }, contentsEqual: { $0.text == $1.text }, dataSource: { updater.sections })
    updater.attach(screen)
    screen.layOut()
    let outcome = await updater.show(rows: [Line(key: 1, text: "two")])
    #expect(outcome == .applied(.animated, finished: true))
    #expect(screen.shownRows == [Line(key: 1, text: "two")])
    #expect(screen.failures.isEmpty)
  }

  @Test func descriptions() {
    #expect("\(UpdateOutcome.applied(.animated, finished: true))" == "applied (animated)")
    #expect(
      "\(UpdateOutcome.applied(.reloaded(.offScreen), finished: false))"
        == "applied (reloaded: offScreen, not finished)")
    #expect("\(UpdateOutcome.superseded)" == "superseded")
    #expect("\(UpdateOptions.OffScreen.wait)" == "wait")
    #expect("\(ScreenCompletion.soon)" == "soon")
  }
}

/// A view whose view model is set as often as its owner likes.
@MainActor
private final class FruitView {
  struct ViewModel {
    var count = 0
  }

  var viewModel = ViewModel() {
    didSet { updater.setNeedsUpdate { [unowned self] in makeSections() } }
  }

  let updater = ListUpdater([RowSection<String, NoHeader, Numbered>]())
  private(set) var makingCount = 0

  struct Numbered: Identifiable, Equatable {
    let id: Int
  }

  private func makeSections() -> [RowSection<String, NoHeader, Numbered>] {
    makingCount += 1
    return [RowSection(id: "all", rows: (0..<viewModel.count).map(Numbered.init))]
  }
}

extension UpdaterDocExampleTests {
  @Test func setNeedsUpdate() {
    let view = FruitView()
    let screen = HeadlessScreen(view.updater)
    for _ in 0..<100 { view.viewModel.count += 1 }
    #expect(view.makingCount == 0)
    view.updater.updateIfNeeded()
    #expect(view.makingCount == 1)
    #expect(screen.shownRows.count == 100)
    #expect(screen.batches.count == 1)
  }
}
