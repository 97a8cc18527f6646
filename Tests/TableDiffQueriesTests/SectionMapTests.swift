// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TestSupport
import Testing

@Suite struct SectionMapTests {
  /// What a cell shows: whether the value is positive.
  @Sendable static func cell(_ item: Item) -> Item {
    Item(id: item.id, group: 0, value: item.value > 0 ? 1 : 0)
  }

  /// The sections by groups, of cells in the order of the values, naively.
  static func scratch(
    _ rows: TreeArray<Item>, _ window: Range<Int>
  ) -> [RowSection<Int, String, Item>] {
    let sorted = Array(rows).sorted { $0.value < $1.value }
    return Set(rows.map(\.group)).sorted().map { group in
      let rows = sorted.filter { $0.group == group }
      let shown = rows[window.clamped(to: rows.indices)]
      return RowSection(id: group, header: "\(rows.count)", rows: shown.map(cell))
    }
  }

  @Test(arguments: listSizes, [0..<Int.max, 0..<3, 2..<9])
  func followsEdits(size: Int, window: Range<Int>) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: 4)
      var groups = items.rows.derived.sorted { $0.value < $1.value }
        .grouped(by: \.group, header: { _, rows in "\(rows.count)" })
      var cells = DerivedSectionMap(groups.sections, window: window, Self.cell)
      var old = Self.scratch(items.rows, window)
      for step in 0..<30 {
        items.edit()
        groups.update(to: items.rows)
        let diff = cells.update(to: groups.sections)
        let new = Self.scratch(items.rows, window)
        let shown = cells.sections.map {
          RowSection(id: $0.id, header: $0.section.header, rows: Array($0.rows))
        }
        #expect(shown == new, "seed \(seed), step \(step)")
        #expect(diff == old.numberedSectionedDiff(to: new), "seed \(seed), step \(step)")
        if shown != new { return }
        old = new
      }
    }
  }
}
