// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Random states, one after the other, each of which views show before the next one comes.
@MainActor
@Suite struct RandomStatesTests {
  @Test(arguments: 0..<20) func tables(seed: Int) async {
    var random = RandomEdits(seed: seed)
    let table = LiveTable(random.fresh(random.below(12)))
    for _ in 0..<8 {
      let new = random.edited(table.rows)
      let selected =
        new.isEmpty ? nil : table.rows.first { row in new.contains { $0.id == row.id } }
      if let index = selected.flatMap({ table.dataSource.index(of: $0.id) }) {
        table.tableView.selectRowIndexes([index], byExtendingSelection: false)
      }
      _ = await table.show(new)
      #expect(table.rows == new)
      #expect(table.problem == nil, "seed \(seed)")
      if let selected {
        let index = table.dataSource.index(of: selected.id)
        #expect(Array(table.tableView.selectedRowIndexes) == [index], "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20) func collections(seed: Int) async {
    var random = RandomEdits(seed: seed)
    let list = LiveCollection([Shelf(id: 1, rows: random.fresh(random.below(9)))])
    for _ in 0..<8 {
      let new = random.edited(list.updater.sections)
      _ = await list.show(new)
      #expect(list.updater.sections == new)
      #expect(list.problem == nil, "seed \(seed)")
    }
  }
}
