// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Every public call of the headless list view, from code that is on the main actor by default.
@Suite struct ListViewCallTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func performing() throws {
    var view = HeadlessListView(rows: Fruit.old)
    let batch = Fruit.old.tableDiff(to: Fruit.new).batchUpdate(inSection: 0)
    let transition = try view.perform(batch, rows: Fruit.new)
    #expect(view.shownRows == Fruit.new)
    #expect(view.cells.map(\.id) == [2, 0, 3])
    #expect(view.cells.map(\.row) == Fruit.new)
    #expect(view[path(0)] == view.cells[0])
    #expect(view.shownSections.map(\.rows) == [Fruit.new])
    #expect(view.kind == .collectionView)
    #expect(transition.warnings.isEmpty)
  }

  @Test func effects() throws {
    var view = HeadlessListView(rows: Fruit.old)
    let batch = Fruit.old.tableDiff(to: Fruit.new).batchUpdate(inSection: 0)
    let effects = try view.perform(batch, rows: Fruit.new)
      .effects(visibleBefore: 0..<2, visibleAfter: 0..<3)
    #expect(effects.map(\.kind) == [.shifted, .deleted, .moved, .inserted])
    #expect(effects.map(\.from) == [0, 1, 2, nil])
    #expect(effects.map(\.to) == [1, nil, 0, 2])
    #expect(effects.map(\.isRefreshed) == [true, false, false, false])
    #expect(effects.map(\.becomesVisible) == [false, false, true, false])
    #expect(!effects.contains { $0.becomesHidden || $0.isReloaded })
    #expect(EffectKind.unchanged != .shifted)
  }

  @Test func findings() throws {
    var view = HeadlessListView(rows: Fruit.old)
    let error = try #require(throws: BatchError.self) {
      try view.perform(BatchUpdate(deletes: [path(9)]), rows: Fruit.old)
    }
    #expect(!error.description.isEmpty)
    let finding = try #require(error.findings.first)
    #expect(finding.rule == .rowOutOfRange)
    #expect(finding.rule.code == "A3" && finding.rule.name == "rowOutOfRange")
    #expect(finding.operations == [.deleteRow(path(9))])
    #expect(!finding.description.isEmpty)
    #expect(view.shownRows == Fruit.old)
  }
}
