// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffAdapters
import TableDiffCollections
import TableDiffSwiftUI
import TableDiffTesting
import TableDiffUpdating
import Testing

/// What an evaluation changes, on a list view without a screen.
@MainActor
@Suite struct ListEngineTests {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var text = ""
  }

  private typealias Section = SingleSection<TreeArray<Row>>

  /// A table that notes what it is told.
  private final class Table: EvaluatedTable {
    var selected: Set<RowPath> = []
    var calls: [String] = []

    var selectedPaths: [RowPath] { selected.sorted() }

    func setSelected(_ isSelected: Bool, at path: RowPath) {
      if isSelected { selected.insert(path) } else { selected.remove(path) }
    }

    func scroll(to path: RowPath, anchor: Double?, animated: Bool) {
      calls.append("scroll \(path.row)\(animated ? " animated" : "")")
    }

    func showEnd() { calls.append("end") }

    func refreshOutdatedContent() { calls.append("refresh") }
  }

  /// An engine, and all that it changes.
  @MainActor
  private final class Rig {
    var rows: TreeArray<Row>
    var selected: Set<Int>?
    var target: Int?
    var dependency = 0
    var moves: [[Int?]] = []
    var batchCount = 0
    let table = Table()
    private(set) var engine: ListEngine<Section>?
    private(set) var screen: SectionedHeadlessScreen<Section>?

    init(_ count: Int, selected: Set<Int>? = nil) {
      rows = TreeArray((0..<count).map { Row(id: $0) })
      self.selected = selected
      var options = UpdateOptions()
      options.onEvent = { [weak self] in if case .batchBegan = $0 { self?.batchCount += 1 } }
      let engine = ListEngine(
        evaluation, comparison: .onMain, paths: { $1.paths(of: $0) }, options: options)
      (self.engine, screen) = (engine, SectionedHeadlessScreen(engine.updater))
      engine.table = table
      engine.tableShowsRows()
    }

    private var evaluation: ListEvaluation<Section> {
      var evaluation = ListEvaluation(sections: [SingleSection(rows: rows)])
      evaluation.dependency = Dependency(dependency)
      evaluation.move = { [weak self] row, before, _ in self?.moves.append([row.id, before?.id]) }
      if selected != nil {
        evaluation.selection = Link(
          get: { [weak self] in self?.selected ?? [] }, set: { [weak self] in self?.selected = $0 })
        evaluation.allowsMultipleSelection = true
      }
      evaluation.scrollTarget = Link(
        get: { [weak self] in self?.target }, set: { [weak self] in self?.target = $0 })
      return evaluation
    }

    func evaluate(environmentChanged: Bool = false, animated: Bool = false) {
      engine?.evaluate(evaluation, environmentChanged: environmentChanged, animated: animated)
    }

    func settle() async {
      for _ in 0..<20 { await Task.yield() }
      await engine?.updater.settled()
      for _ in 0..<20 { await Task.yield() }
    }
  }

  @Test func nothingChangesWithinAnEvaluation() async {
    let rig = Rig(100)
    await rig.settle()
    rig.evaluate()
    await rig.settle()
    #expect(rig.table.calls == [] && rig.batchCount == 0)
    rig.rows[7].text = "new"
    rig.dependency = 1
    rig.target = 9
    rig.evaluate(animated: true)
    #expect(rig.table.calls == [] && rig.batchCount == 0 && rig.engine?.contentVersion == 1)
    await rig.settle()
    #expect(rig.table.calls == ["refresh", "scroll 9 animated"])
    #expect(rig.batchCount == 1 && rig.target == nil)
    #expect(rig.screen?.shownRows.map(\.text)[7] == "new")
  }

  /// What all rows depend on is evaluated once for all evaluations of a turn.
  @Test func severalEvaluations() async {
    let rig = Rig(10)
    for number in 1...3 {
      rig.dependency = number
      rig.evaluate()
      rig.evaluate(environmentChanged: true)
    }
    await rig.settle()
    #expect(rig.table.calls == ["refresh"] && rig.engine?.contentVersion == 6)
  }

  @Test func selection() async {
    let rig = Rig(10, selected: [2, 77])
    await rig.settle()
    #expect(rig.table.selected == [RowPath(section: 0, row: 2)])
    rig.table.selected = [RowPath(section: 0, row: 4)]
    rig.engine?.userChangedSelection()
    #expect(rig.selected == [4, 77])
    rig.selected = [0, 4]
    rig.evaluate()
    await rig.settle()
    #expect(rig.table.selected.map(\.row).sorted() == [0, 4])
  }

  @Test func moves() async {
    let rig = Rig(4)
    let updater = rig.engine?.updater
    for (from, to) in [(0, 3), (2, 0)] {
      let (from, to) = (RowPath(section: 0, row: from), RowPath(section: 0, row: to))
      updater?.moveRow(from: from, to: to)
      rig.engine?.userMoved(RowMove(from: from, to: to, in: updater?.sections ?? []))
    }
    #expect(rig.moves == [[0, nil], [3, 1]])
    // The store has not obeyed.
    rig.evaluate()
    await rig.settle()
    #expect(updater?.sections.first?.rows.map(\.id) == [0, 1, 2, 3])
  }

  @Test func dependencies() {
    #expect(Dependency(1).isSame(as: Dependency(1)))
    #expect(!Dependency(1).isSame(as: Dependency(2)))
    #expect(!Dependency(1).isSame(as: Dependency("1")))
    #expect(Dependency([1, 2]).isSame(as: Dependency([1, 2])))
  }

  @Test func ids() {
    let sections = [[1, 2], [], [3, 2]].enumerated().map { section, ids in
      RowSection(id: section, header: 0, rows: ids.map { Row(id: $0) })
    }
    #expect(
      sections.paths(of: [2, 3, 9]) == [
        RowPath(section: 0, row: 1), RowPath(section: 2, row: 0),
      ])
    #expect(sections.paths(of: []) == [])
  }
}
