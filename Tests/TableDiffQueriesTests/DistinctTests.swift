// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct DistinctTests {
  /// The first row of each group, naively.
  static func scratch(_ rows: [Item]) -> [Item] {
    var seen: Set<Int> = []
    return rows.filter { seen.insert($0.group).inserted }
  }

  @Test(arguments: listSizes, [1, 4, 1_000]) func followsEdits(size: Int, groupCount: Int) {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: groupCount, seed: seed,
        make: { DerivedDistinct($0, by: \.group) }, update: { $0.update(to: $1, by: $2) },
        rows: \.rows, scratch: Self.scratch)
    }
  }

  /// A key whose hash says nothing.
  struct Collider: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test func keysWithEqualHashes() {
    for seed in 0..<UInt64(6) {
      follow(
        size: 30, groupCount: 7, seed: seed,
        make: { DerivedDistinct($0) { Collider(number: $0.group) } },
        update: { $0.update(to: $1, by: $2) }, rows: \.rows, scratch: Self.scratch)
    }
  }

  @Test func ofArrays() {
    var items = EditedItems(seed: 9, count: 50, groupCount: 9)
    var distinct = DerivedDistinct(Array(items.rows), by: \.group)
    for _ in 0..<30 {
      let old = Self.scratch(Array(items.rows))
      items.edit()
      let new = Self.scratch(Array(items.rows))
      let diff = distinct.update(to: Array(items.rows))
      #expect(problem("array", old, new, rows: distinct.rows, diff: diff) == nil)
    }
  }

  /// Of a derived list, by its diffs, and again a derived list of that.
  @Test func inChain() {
    var items = EditedItems(seed: 4, count: 200, groupCount: 40)
    var sorted = items.rows.derived.filter { $0.value > -5 }.sorted { $0.value < $1.value }
    var distinct = DerivedDistinct(sorted.rows, by: \.group)
    var last = distinct.rows.derived.filter { $0.id % 2 == 0 }
    func scratch(_ rows: TreeArray<Item>) -> [Item] {
      let sorted = rows.filter { $0.value > -5 }.sorted { $0.value < $1.value }
      return Self.scratch(sorted).filter { $0.id % 2 == 0 }
    }
    for step in 0..<60 {
      let old = scratch(items.rows)
      items.edit()
      let sortedDiff = sorted.update(to: items.rows)
      let distinctDiff = distinct.update(to: sorted.rows, by: sortedDiff)
      let diff = last.update(to: distinct.rows, by: distinctDiff)
      let found = problem(
        "step \(step)", old, scratch(items.rows), rows: Array(last.rows), diff: diff)
      #expect(found == nil)
      if found != nil { return }
    }
  }
}
