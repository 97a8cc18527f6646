// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport
import Testing

/// Optimistic lists whose later edits are confirmed before earlier ones.
@Suite struct OutOfOrderTests {
  /// The list `a` of a server, with two edits of one row of which the second is confirmed.
  private func receive(
    _ first: Int, _ second: Int, state: [TestRow],
    resolve: (MergeConflict<TestRow>) -> TestRow? = { $0.merged }
  ) -> (list: OptimisticList<TestRow>, conflicts: [MergeConflict<TestRow>]) {
    var list = OptimisticList([TestRow(id: 1), TestRow(id: 2)])
    _ = list.edit { $0[0].content = first }
    let edit = list.edit { $0[0].content = second }
    let conflicts = list.receive(state, confirming: [edit], resolve: resolve)
    return (list, conflicts)
  }

  @Test func laterEditOfOneRow() throws {
    let state = [TestRow(id: 1), TestRow(id: 2)]
    let (list, conflicts) = receive(1, 0, state: state)
    #expect(list.rows == state)
    #expect(list.pendingEdits.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1 && conflict.kind == .updated && conflict.offset == 0)
    #expect(conflict.base == state[0] && conflict.theirs == state[0])
    #expect(conflict.mine == TestRow(id: 1, content: 1) && conflict.merged == state[0])
    // The row of the state, even if nobody's edit made it.
    #expect(
      receive(1, 2, state: [TestRow(id: 1, content: 5)]).list.rows == [TestRow(id: 1, content: 5)])
    #expect(receive(1, 2, state: [TestRow(id: 2)]).list.rows == [TestRow(id: 2)])
    #expect(receive(1, 2, state: [TestRow(id: 1, content: 1)]).conflicts.isEmpty)
  }

  @Test func closureKeepsEarlierEdit() {
    let state = [TestRow(id: 2), TestRow(id: 1, content: 2)]
    var (list, conflicts) = receive(1, 2, state: state) { conflict in
      TestRow(id: 1, content: 10 * (conflict.mine?.content ?? 0) + (conflict.theirs?.content ?? 0))
    }
    #expect(list.rows == [TestRow(id: 2), TestRow(id: 1, content: 12)])
    #expect(conflicts.map(\.merged) == [TestRow(id: 1, content: 12)])
    list.receive([TestRow(id: 3)] + state)
    #expect(list.rows == [TestRow(id: 3), TestRow(id: 2), TestRow(id: 1, content: 12)])
    (list, conflicts) = receive(1, 2, state: state) { _ in nil }
    #expect(list.rows == [TestRow(id: 2)])
    #expect(conflicts.map(\.merged) == [nil])
  }

  /// A row that an edit inserts and a later one updates.
  @Test func laterEditOfInsertedRow() {
    for (state, shown) in [([TestRow(id: 9, content: 2)], 2), ([], 1)] {
      var list = OptimisticList<TestRow>([])
      _ = list.edit { $0.append(TestRow(id: 9)) }
      let edit = list.edit { $0[0].content = 1 }
      list.receive(state, confirming: [edit])
      #expect(list.rows == [TestRow(id: 9, content: shown)])
    }
  }

  /// A state that is what is shown, and confirms all edits but one, changes nothing.
  @Test func statesAsShown() {
    for seed in 0..<UInt64(Sizes.cases(4_000)) {
      var edits = RandomEdits(seed: seed)
      var list = Self.list(&edits)
      let shown = list.rows
      let pending = list.pendingEdits[edits.number(below: list.pendingEdits.count)]
      list.receive(shown, confirming: list.pendingEdits.filter { $0 != pending })
      #expect(list.rows == shown, "seed \(seed), pending \(pending)")
      #expect(list.pendingEdits == [pending])
      if list.rows != shown { return }
    }
  }

  /// Of a row whose last update is confirmed the state's row is shown, and each change of it by an earlier edit is
  /// in conflict or the same.
  @Test func stateDecidesUpdatedRows() {
    var count = 0
    for seed in 0..<UInt64(Sizes.cases(4_000)) {
      var edits = RandomEdits(seed: seed)
      var list = OptimisticList((0..<4).map { TestRow(id: $0) })
      var updates: [(edit: OptimisticList<TestRow>.Edit, row: TestRow)] = []
      for _ in 0..<1 + edits.number(below: 4) {
        let offset = edits.number(below: 4)
        let text = (list.rows[offset].content + 1 + edits.number(below: 2)) % 3
        let edit = list.edit { $0[offset].content = text }
        updates.append((edit, list.rows[offset]))
      }
      let confirmed = list.pendingEdits.filter { _ in edits.side() }
      let state = edits.edited(list.serverRows, count: 2)
      let conflicts = list.receive(state, confirming: confirmed)
      for id in 0..<4 {
        let changes = updates.filter { $0.row.id == id }
        guard let last = changes.last, confirmed.contains(last.edit) else { continue }
        count += 1
        let (row, shown) = (state.first { $0.id == id }, list.rows.first { $0.id == id })
        #expect(shown == row, "seed \(seed)")
        for change in changes where !confirmed.contains(change.edit) && change.row != row {
          #expect(conflicts.contains { $0.mine == change.row && $0.theirs == row }, "seed \(seed)")
        }
      }
    }
    #expect(count > Sizes.cases(4_000) / 2)
  }

  /// Edits at random of rows, which are pending.
  private static func list(_ edits: inout RandomEdits) -> OptimisticList<TestRow> {
    var list = OptimisticList((0..<edits.number(below: 8)).map { TestRow(id: $0) })
    for _ in 0..<1 + edits.number(below: 4) {
      let new = edits.edited(list.rows, count: 1)
      _ = list.edit { $0 = new }
    }
    return list
  }
}
