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
}
