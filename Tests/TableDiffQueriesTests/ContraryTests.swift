// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TableDiffTesting
import Testing

/// Orders and keys that contradict themselves: no crash, no row that is gone, and no wrong count.
@Suite struct ContraryTests {
  /// What is wrong with some rows of a list.
  static func problem(
    _ shown: TreeArray<Item>, of rows: TreeArray<Item>, from old: TreeArray<Item>, by diff: ListDiff
  ) -> String? {
    let source = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    if let gone = shown.first(where: { source[$0.id] != $0 }) { return "\(gone) is gone" }
    if Set(shown.map(\.id)).count != shown.count { return "a row is there twice" }
    let applied = Array(old).applying(diff, rowsFrom: Array(shown))
    return applied == Array(shown) ? nil : "a wrong diff"
  }

  /// Expects a query of some rows of edited lists to be consistent.
  private func expectConsistent<Query: RowQuery>(
    _ size: Int, groupCount: Int, count: (Int) -> Int? = { _ in nil },
    _ make: (TreeArray<Item>, Moods) -> Query
  ) where Query.Source == TreeArray<Item>, Query.Rows == TreeArray<Item> {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: groupCount)
      var query = make(items.rows, Moods(seed: seed))
      for step in 0..<60 {
        items.edit()
        let old = query.rows
        let diff = query.update(to: items.rows)
        let found = Self.problem(query.rows, of: items.rows, from: old, by: diff)
        let isRight = count(items.rows.count).map { $0 == query.rows.count } ?? true
        #expect(found == nil && isRight, "seed \(seed), step \(step)")
        if found != nil { return }
      }
    }
  }

  /// Orders with numbers that are none, without a first row, and with random answers.
  @Test(arguments: listSizes, 0..<3) func prefixes(size: Int, order: Int) {
    expectConsistent(size, groupCount: 7, count: { min(10, $0) }) { rows, moods in
      DerivedPrefix(rows, count: 10) { left, right in
        switch order {
        case 0: number(left.value) < number(right.value)
        case 1: Contrary(item: left) < Contrary(item: right)
        default: moods.answer()
        }
      }
    }
  }

  @Test(arguments: listSizes) func distinctRows(size: Int) {
    expectConsistent(size, groupCount: 300) { rows, _ in
      DerivedDistinct(rows) { Contrary(item: $0) }
    }
  }

  /// Each row counts for one group.
  @Test(arguments: listSizes, [7, 300]) func totals(size: Int, groupCount: Int) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: groupCount)
      var counts = DerivedTotals(counting: items.rows) { Contrary(item: $0) }
      var maxima = DerivedTotals(
        maximum: items.rows, by: { Contrary(item: $0) }, of: { Contrary(item: $0) })
      for step in 0..<40 {
        items.edit()
        updateGenerically(&counts, to: items.rows)
        updateGenerically(&maxima, to: items.rows)
        let groups = Dictionary(grouping: items.rows) { [$0.group, $0.value] }
        let total = counts.rows.reduce(0) { $0 + $1.value }
        let isRight =
          counts.rows.count == groups.count && maxima.rows.count == groups.count
          && counts.rows.allSatisfy { row in
            groups[[row.id.item.group, row.id.item.value]]?.count == row.value
          }
          && maxima.rows.allSatisfy { $0.value == $0.id }
        #expect(total == items.rows.count && isRight, "seed \(seed), step \(step)")
        if !isRight { return }
      }
    }
  }

  @Test(arguments: listSizes) func joins(size: Int) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: 300)
      let others = TreeArray(items.rows.prefix(50))
      var join = DerivedJoin(
        items.rows, to: others, on: { Contrary(item: $0) }, equals: { Contrary(item: $0) })
      for step in 0..<20 {
        items.edit()
        if step % 2 == 0 {
          join.update(to: items.rows)
        } else {
          join.update(to: items.rows)
          join.update(.other(TreeArray(items.rows.prefix(50))))
        }
        let made = DerivedJoin(
          items.rows, to: join.other, on: { Contrary(item: $0) }, equals: { Contrary(item: $0) })
        #expect(Array(join.rows) == Array(made.rows), "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: [5, 300]) func sections(size: Int) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: 300)
      let sections = { (rows: TreeArray<Item>) in
        rows.map { RowSection(id: Contrary(item: $0), rows: [$0]) }
      }
      var map = DerivedSectionMap(sections(items.rows)) { $0 }
      for _ in 0..<20 {
        items.edit()
        map.update(to: sections(items.rows))
        #expect(map.sections.flatMap { Array($0.rows) } == Array(items.rows))
      }
    }
  }
}

/// Random answers.
private final class Moods: @unchecked Sendable {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func answer() -> Bool { random.chance(50) }
}
