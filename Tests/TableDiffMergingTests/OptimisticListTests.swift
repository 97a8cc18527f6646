// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

@Suite struct OptimisticListTests {
  private func item(_ id: Int, _ text: Int = 0) -> TestRow { TestRow(id: id, content: text) }

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
        if list.rows != naive.rows || list.serverRows != naive.server
          || list.pendingEdits != naive.pending.map(\.edit)
        {
          Issue.record("seed \(seed): \(list.rows) in place of \(naive.rows)")
          return
        }
      }
    }
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
