// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct TotalsTests {
  /// The total of each group, naively, by keys.
  static func scratch<Value>(_ rows: [Item], _ total: ([Item]) -> Value) -> [Row<Value>] {
    Set(rows.map(\.group)).sorted().map { group in
      Row(id: group, value: total(rows.filter { $0.group == group }))
    }
  }

  struct Row<Value: Equatable>: Identifiable, Equatable {
    let id: Int
    let value: Value
  }

  static func follows<Value>(
    _ size: Int, _ groupCount: Int,
    _ make: @escaping (TreeArray<Item>) -> DerivedTotals<TreeArray<Item>, Int, Value>,
    _ total: @escaping ([Item]) -> Value
  ) {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: groupCount, seed: seed, make: make,
        update: { $0.update(to: $1, by: $2) },
        rows: { derived in
          for row in derived.rows { #expect(derived[row.id] == row.value) }
          #expect(derived[-1] == nil)
          return TreeArray(derived.rows.map { Row(id: $0.id, value: $0.value) })
        },
        scratch: { scratch($0, total) })
    }
  }

  @Test(arguments: listSizes, [1, 30]) func counts(size: Int, groupCount: Int) {
    Self.follows(size, groupCount, { DerivedTotals(counting: $0, by: \.group) }) { $0.count }
  }

  @Test(arguments: listSizes, [1, 30]) func sums(size: Int, groupCount: Int) {
    Self.follows(
      size, groupCount, { DerivedTotals(summing: $0, by: \.group, of: { $0.value }) }
    ) { rows in rows.reduce(0) { $0 + $1.value } }
  }

  @Test(arguments: listSizes, [1, 30]) func extremes(size: Int, groupCount: Int) {
    Self.follows(size, groupCount, { DerivedTotals(minimum: $0, by: \.group, of: \.value) }) {
      $0.map(\.value).min() ?? 99
    }
    Self.follows(size, groupCount, { DerivedTotals(maximum: $0, by: \.group, of: \.value) }) {
      $0.map(\.value).max() ?? 99
    }
  }
}
