// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct WrongUseTests {
  @Test func diffOfOtherLists() async {
    await #expect(processExitsWith: .failure) {
      var distinct = DerivedDistinct([Item(id: 1, group: 1, value: 1)], by: \.group)
      distinct.update(to: [], by: [Item]().tableDiff(to: []))
    }
    await #expect(processExitsWith: .failure) {
      var counts = DerivedTotals(counting: [Item(id: 1, group: 1, value: 1)], by: \.group)
      counts.update(to: [], by: [Item]().tableDiff(to: []))
    }
  }

  @Test func negativeNumbers() async {
    await #expect(processExitsWith: .failure) {
      _ = DerivedPrefix([Item](), count: -1) { $0.id < $1.id }
    }
    await #expect(processExitsWith: .failure) {
      _ = DerivedSectionMap([RowSection(id: 1, rows: [Item]())], window: -1..<1) { $0 }
    }
  }

  /// A sum may be out of bounds for a while, but not in the end.
  @Test func sumOutOfBounds() async {
    let items = [Item(id: 1, group: 1, value: .max), Item(id: 2, group: 1, value: 1)]
    var sums = DerivedTotals(summing: items + [Item(id: 3, group: 1, value: -2)], by: \.group) {
      $0.value
    }
    #expect(sums[1] == .max - 1)
    sums.update(to: [items[1]])
    #expect(sums[1] == 1)
    await #expect(processExitsWith: .failure) {
      let items = [Item(id: 1, group: 1, value: .max), Item(id: 2, group: 1, value: 1)]
      _ = DerivedTotals(summing: items, by: \.group) { $0.value }
    }
  }

  /// A key that changes its mind leaves rows unspecified, and memory safe.
  @Test func changingKey() {
    final class Mind: @unchecked Sendable { var number = 0 }
    let mind = Mind()
    var items = EditedItems(seed: 1, count: 100, groupCount: 5)
    let key: @Sendable (Item) -> Int = { item in
      mind.number += 1
      return item.group + mind.number % 3
    }
    var distinct = DerivedDistinct(items.rows, by: key)
    var join = DerivedJoin(items.rows, to: items.rows, on: key, equals: key)
    var counts = DerivedTotals(counting: items.rows, by: key)
    for _ in 0..<100 {
      items.edit()
      distinct.update(to: items.rows)
      join.update(to: items.rows)
      join.update(.other(items.rows))
      counts.update(to: items.rows)
    }
    #expect(distinct.source == items.rows)
  }
}
