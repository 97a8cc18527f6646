// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Filters that exclude many rows, add many, or both.
@Suite struct FilterTests {
  private static let changes: [DerivedStep] = [
    .filter(.tags(0, modulo: 2), .narrower), .filter(.tags(0, modulo: 20), .narrower),
    .filter(.tags(0, modulo: 40), .narrower), .filter(.tags(0, modulo: 20), .wider),
    .filter(.all, .wider), .filter(.tags(0, modulo: 3)), .filter(.tags(1, modulo: 3)),
    .filter(.tags(1, modulo: 900)), .filter(.tags(2, modulo: 900)),
    .filter(.tags(2, modulo: 1_800), .narrower), .filter(.all, .wider),
  ]

  /// Of few sections, and of many, most of which come and go.
  @Test(arguments: [7, 1_000], [false, true]) func ofManyRows(groupCount: Int, isReversed: Bool) {
    let rows = KeyedRow.rows(
      Sizes.isDebug ? 600 : 4_000, seed: 11, keyCount: 50, groupCount: groupCount)
    for orders in [[], [.ascending]] as [[TestOrder]] {
      for count in [70, rows.count] {
        let program = DerivedProgram(
          initial: Array(rows.prefix(count)), orders: orders,
          steps: (isReversed ? [.reverse] : []) + Self.changes)
        #expect(DerivedRun<TreeArray<KeyedRow>>.problem(program) == nil)
        if Sizes.isDebug, count > 70 { continue }
        #expect(DerivedRun<[KeyedRow]>.problem(program) == nil)
      }
    }
  }

  /// Rows that a filter has excluded are not compared again when another one includes them.
  @Test func remembersOrder() {
    let rules = CountedRules()
    let limit = 200
    var source = TreeArray(KeyedRow.rows(2_000, seed: 15))
    var list = source.derived.sorted { rules.precedes($0, $1) }
      .grouped(by: { $0.group }, header: { "\($1.count)" })
    func comparisons(_ change: FilterChange, _ filter: @escaping @Sendable (KeyedRow) -> Bool)
      -> Int
    {
      rules.reset()
      let before = list.shown
      let diff = list.update(.filter(change, to: filter))
      #expect(diff == before.numberedSectionedDiff(to: list.shown))
      let expected = source.filter(filter).enumerated().sorted {
        ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
      }
      #expect(list.shown == KeyedSection.sections(of: expected.map(\.element)))
      return rules.comparisons
    }
    #expect(comparisons(.narrower) { $0.tag < 700 } == 0)
    #expect(comparisons(.narrower) { $0.tag < 20 } == 0)
    #expect(comparisons(.wider) { $0.tag < 700 } < limit)
    #expect(comparisons(.any) { $0.tag > 600 } < limit)
    // Rows that change are compared, and others are not.
    source[3].key = 500
    source.remove(at: 70)
    source.insert(KeyedRow(id: -1, key: 5, group: 2, tag: 5), at: 70)
    source.move(from: 5, to: 1_000)
    list.update(to: source)
    let edited = comparisons(.wider) { _ in true }
    #expect(edited > 0 && edited < limit)
    // Another order is remembered instead.
    list.update(.order { rules.precedes($1, $0) })
    list.update(.order { rules.precedes($0, $1) })
    #expect(comparisons(.narrower) { $0.tag < 50 } == 0)
    #expect(comparisons(.wider) { _ in true } < limit)
  }
}
