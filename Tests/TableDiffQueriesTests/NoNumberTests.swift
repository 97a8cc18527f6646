// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

/// Keys and values that are not equal to themselves: they are behind all others, and one group.
@Suite struct NoNumberTests {
  @Sendable static func group(_ item: Item) -> Double { number(item.group) }
  @Sendable static func value(_ item: Item) -> Double { number(item.value) }

  static func naive(_ rows: [Item]) -> [Item] {
    rows.map { row in
      Item(id: row.id, group: Int(min(1_000, naiveNumber(row.group))), value: row.value)
    }
  }

  /// Values 2, NaN, 1 and 3, of which the first one is removed.
  @Test func removedRowOfPrefix() {
    let numbers: [Double] = [2, .nan, 1, 3]
    let rows = numbers.indices.map { Item(id: $0, group: 0, value: 0) }
    var first = DerivedPrefix(rows, count: 2) { numbers[$0.id] < numbers[$1.id] }
    first.update(to: Array(rows[1...]))
    #expect(first.rows.count == 2)
    #expect(!first.rows.contains(rows[0]))
  }

  @Test func countOfTwo() {
    let rows: TreeArray = [Item(id: 1, group: 0, value: 0), Item(id: 2, group: 4, value: 0)]
    var counts = rows.derived.counts { Self.group($0) }
    #expect(counts[.nan] == 2)
    updateGenerically(&counts, to: [rows[1]])
    #expect(counts.rows.map(\.value) == [1])
    updateGenerically(&counts, to: [])
    #expect(counts.rows.isEmpty)
  }

  @Test func extremesOfTwo() throws {
    let rows = [Item(id: 1, group: 0, value: 3), Item(id: 2, group: 0, value: 4)]
    var minima = DerivedTotals(minimum: rows, by: \.group) { Self.value($0) }
    var maxima = DerivedTotals(maximum: rows, by: \.group) { Self.value($0) }
    #expect(minima[0] == 3)
    #expect(try #require(maxima[0]).isNaN)
    updateGenerically(&minima, to: [rows[1]])
    updateGenerically(&maxima, to: [rows[1]])
    #expect(try #require(minima[0]).isNaN)
    #expect(try #require(maxima[0]).isNaN)
    updateGenerically(&maxima, to: [rows[0]])
    #expect(maxima[0] == 3)
  }

  @Test(arguments: listSizes) func distinct(size: Int) {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: 20, seed: seed,
        make: { DerivedDistinct($0) { Self.group($0) } }, update: { $0.update(to: $1, by: $2) },
        rows: \.rows
      ) { rows in
        let ids = DistinctTests.scratch(Self.naive(rows)).map(\.id)
        return rows.filter { ids.contains($0.id) }
      }
    }
  }

  @Test(arguments: listSizes) func sections(size: Int) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: 20)
      var derived = items.rows.derived.grouped { Self.group($0) }
      for step in 0..<40 {
        items.edit()
        derived.update(to: items.rows)
        let groups = Dictionary(grouping: items.rows) { naiveNumber($0.group) }
        let expected = groups.keys.sorted().map { groups[$0] ?? [] }
        let shown = derived.sections.map { Array($0.rows) }
        #expect(shown == expected, "seed \(seed), step \(step)")
        if shown != expected { return }
      }
    }
  }

  @Test(arguments: listSizes) func totals(size: Int) {
    typealias Row = TotalsTests.Row<Double>
    func follows(
      _ make: @escaping (TreeArray<Item>) -> DerivedTotals<TreeArray<Item>, Double, Double>,
      _ total: @escaping ([Item]) -> Double
    ) {
      for seed in seeds(for: size) {
        var items = EditedItems(seed: seed, count: size, groupCount: 20)
        var derived = make(items.rows)
        for step in 0..<40 {
          items.edit()
          updateGenerically(&derived, to: items.rows)
          let expected = TotalsTests.scratch(Self.naive(Array(items.rows)), total)
          let shown = derived.rows.map { total in
            TotalsTests.Row(
              id: total.id.isNaN ? 1_000 : Int(total.id),
              value: total.value.isNaN ? .infinity : total.value)
          }
          let isFound = derived.rows.allSatisfy { row in
            derived[row.id].map { $0 == row.value || $0.isNaN && row.value.isNaN } ?? false
          }
          #expect(shown == expected && isFound, "seed \(seed), step \(step)")
          if shown != expected { return }
        }
      }
    }
    follows({ DerivedTotals(minimum: $0, by: { Self.group($0) }, of: { Self.value($0) }) }) {
      $0.map { naiveNumber($0.value) }.min() ?? 0
    }
    follows({ DerivedTotals(maximum: $0, by: { Self.group($0) }, of: { Self.value($0) }) }) {
      $0.map { naiveNumber($0.value) }.max() ?? 0
    }
    follows({ DerivedTotals(summing: $0, by: { Self.group($0) }, of: { Self.value($0) }) }) {
      rows in
      rows.reduce(0) { $0 + naiveNumber($1.value) }
    }
  }

  @Test(arguments: [5, 40]) func joins(size: Int) {
    for seed in seeds(for: size) {
      follow(
        size: size, otherSize: size / 2, groupCount: 20, seed: seed, steps: 30,
        make: {
          DerivedJoin($0, to: $1, on: { Self.group($0) }, equals: { Self.group($0) })
        }, update: { $0.update(to: $1, by: $2) },
        updateOther: { $0.update(.other($1, by: $2)) },
        rows: { $0.rows.map { JoinTests.Pair(row: $0.row, partner: $0.partner) } },
        scratch: { rows, others in
          rows.flatMap { row in
            others.filter { naiveNumber($0.group) == naiveNumber(row.group) }
              .map { JoinTests.Pair(row: row, partner: $0) }
          }
        })
    }
  }
}
