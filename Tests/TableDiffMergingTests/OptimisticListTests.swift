// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

@Suite struct OptimisticListTests {
  private func item(_ id: Int, _ text: Int = 0) -> TestRow { TestRow(id: id, content: text) }

  @Test func editSurvivesStatesWithoutIt() {
    var list = OptimisticList([item(1), item(2)])
    let edit = list.edit { $0[0].content = 7 }
    #expect(list.rows == [item(1, 7), item(2)])
    #expect(list.serverRows == [item(1), item(2)])
    let conflicts = list.receive([item(3), item(1), item(2)])
    #expect(conflicts.isEmpty)
    #expect(list.rows == [item(3), item(1, 7), item(2)])
    list.receive([item(3), item(1, 7), item(2)], confirming: [edit])
    #expect(list.pendingEdits.isEmpty)
    #expect(list.rows == list.serverRows)
  }

  @Test func refusedEditGoesAlone() {
    var list = OptimisticList([item(1), item(2)])
    let insert = list.edit { $0.insert(TestRow(id: 9), at: 1) }
    let update = list.edit { $0[2].content = 5 }
    #expect(list.pendingEdits == [insert, update])
    list.receive([item(2), item(1)])
    list.refuse(insert)
    #expect(list.rows == [item(2, 5), item(1)])
    #expect(list.pendingEdits == [update])
    list.refuse(insert)
    #expect(list.rows == [item(2, 5), item(1)])
  }

  @Test func stateHasEditBeforeItIsConfirmed() {
    var list = OptimisticList([item(1)])
    let edit = list.edit { $0.append(TestRow(id: 2, content: 3)) }
    #expect(list.receive([item(1), item(2, 3)]).isEmpty)
    #expect(list.rows == [item(1), item(2, 3)])
    list.receive([item(1)])
    #expect(list.rows == [item(1)])
    list.receive([item(1)], confirming: [edit])
    #expect(list.rows == [item(1)])
    #expect(list.pendingEdits.isEmpty)
  }

  @Test func laterEditIsConfirmedFirst() {
    var list = OptimisticList([item(1), item(2)])
    let first = list.edit { $0[0].content = 4 }
    let second = list.edit { $0.swapAt(0, 1) }
    list.receive([item(2), item(1), item(3)], confirming: [second])
    #expect(list.rows == [item(2), item(1, 4), item(3)])
    #expect(list.pendingEdits == [first])
  }

  @Test func conflictsAreReportedAndResolved() {
    var list = OptimisticList([item(1)])
    _ = list.edit { $0[0].content = 4 }
    var other = list
    let conflicts = list.receive([item(1, 5)])
    #expect(conflicts.map(\.kind) == [.updated])
    #expect(conflicts.map(\.merged) == [item(1, 4)])
    #expect(list.rows == [item(1, 4)])
    other.receive([item(1, 5)]) { $0.theirs }
    #expect(other.rows == [item(1, 5)])
    #expect(other.receive([item(1, 6)]).isEmpty)
    #expect(other.rows == [item(1, 6)])
  }

  @Test func throwingEditChangesNothing() {
    struct Refusal: Error {}
    var list = OptimisticList([item(1)])
    #expect(throws: Refusal.self) {
      try list.edit { rows in
        rows.removeAll()
        throw Refusal()
      }
    }
    #expect(list.rows == [item(1)])
    #expect(list.pendingEdits.isEmpty)
  }

  /// Programs of edits, states, confirmations and refusals, against merges of whole lists.
  @Test func randomPrograms() {
    for seed in 0..<UInt64(Sizes.cases(1_000)) {
      var edits = RandomEdits(seed: seed)
      let base = (0..<edits.number(below: 8)).map { TestRow(id: $0) }
      var list = OptimisticList(base)
      var naive = NaiveOptimisticList(server: base)
      for _ in 0..<12 {
        switch edits.number(below: 4) {
        case 0:
          let new = edits.edited(list.rows, count: 1)
          naive.pending.append((list.edit { $0 = new }, new))
        case 1:
          let edit = naive.pending.first?.edit
          let state = edits.edited(list.serverRows, count: 1)
          list.receive(state, confirming: edit.map { [$0] } ?? [])
          naive.replace(state, without: edit)
        case 2:
          let state = edits.edited(list.serverRows, count: 2)
          list.receive(state)
          naive.replace(state, without: nil)
        default:
          guard let edit = naive.pending.randomElement(using: &edits.random)?.edit else { continue }
          list.refuse(edit)
          naive.replace(naive.server, without: edit)
        }
        if list.rows != naive.rows || list.pendingEdits != naive.pending.map(\.edit) {
          Issue.record("seed \(seed): \(list.rows) in place of \(naive.rows)")
          return
        }
      }
    }
  }

  @MainActor @Test func screenKeepsEditUntilItIsRefused() async {
    var list = OptimisticList([item(1), item(2)])
    let updater = ListUpdater(list.rows)
    let screen = HeadlessScreen(updater)
    screen.layOut()
    let edit = list.edit { $0.insert(TestRow(id: 9), at: 0) }
    #expect(await updater.show(list.rows) == .applied(.animated, finished: true))
    list.receive([item(2), item(1), item(3)])
    #expect(await updater.show(list.rows) == .applied(.animated, finished: true))
    #expect(screen.shownRows.map(\.id) == [9, 2, 1, 3])
    list.refuse(edit)
    #expect(await updater.show(list.rows) == .applied(.animated, finished: true))
    #expect(screen.shownRows.map(\.id) == [2, 1, 3])
    #expect(screen.batches.last?.deletes == [RowPath(section: 0, row: 0)])
    #expect(screen.failures.isEmpty)
  }
}

/// An optimistic list that merges whole lists, each time from scratch.
private struct NaiveOptimisticList {
  var server: [TestRow]
  var pending: [(edit: OptimisticList<TestRow>.Edit, rows: [TestRow])] = []

  init(server: [TestRow]) { self.server = server }

  var rows: [TestRow] { pending.last?.rows ?? server }

  mutating func replace(_ state: [TestRow], without edit: OptimisticList<TestRow>.Edit?) {
    var (old, new) = (server, state)
    var kept: [(edit: OptimisticList<TestRow>.Edit, rows: [TestRow])] = []
    for entry in pending {
      if entry.edit != edit {
        new = merged(base: old, mine: entry.rows, theirs: new, first: .mine).rows
        kept.append((entry.edit, new))
      }
      old = entry.rows
    }
    (server, pending) = (state, kept)
  }
}
