// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Filters that exclude many rows, add many, or both.
@Suite struct FilterTests {
  private static let changes: [(FilterChange, divisor: Int, rest: Int)] = [
    (.narrower, 2, 0), (.narrower, 20, 0), (.narrower, 40, 0), (.wider, 20, 0), (.wider, 1, 0),
    (.any, 3, 0), (.any, 3, 1), (.any, 900, 1), (.any, 900, 2), (.narrower, 1_800, 2),
    (.wider, 1, 0),
  ]

  /// Expects each change of a filter to show what a new list shows, and its diff to be that of both.
  private func expectAll<List: ShownDerivation>(
    _ list: List, isReversed: Bool, _ expected: (_ isIncluded: (KeyedRow) -> Bool) -> List.Shown?
  ) where List.Source.Element == KeyedRow {
    var list = list
    if isReversed { list.reverse() }
    var before = list.shown
    for (change, divisor, rest) in Self.changes {
      let diff = list.update(.filter(change) { $0.tag % divisor == rest })
      let (after, name) = (list.shown, "\(List.self) \(change) \(divisor) \(rest) \(isReversed)")
      #expect(diff == List.diff(before, after), "\(name)")
      if !isReversed, let shown = expected({ $0.tag % divisor == rest }) {
        #expect(after == shown, "\(name)")
      }
      before = after
    }
  }

  @Test(arguments: [false, true]) func rows(isReversed: Bool) {
    let rows = KeyedRow.rows(4_000, seed: 11, keyCount: 50)
    for source in [TreeArray(rows), TreeArray(rows.filter { $0.id < 70 })] {
      let all = Array(source)
      expectAll(source.derived, isReversed: isReversed) { all.filter($0) }
      let sorted = source.derived.sorted { $0.key < $1.key }
      expectAll(sorted, isReversed: isReversed) { all.filter($0).sorted { $0.key < $1.key } }
      expectAll(sorted.window(30..<200), isReversed: isReversed) { _ in nil }
      expectAll(sorted.map { $0.cell }, isReversed: isReversed) { _ in nil }
    }
  }

  @Test(arguments: [false, true]) func sections(isReversed: Bool) {
    let rows = KeyedRow.rows(4_000, seed: 12)
    for list in [rows.derived, rows.derived.sorted { $0.group < $1.group }] {
      expectAll(list.grouped(by: { $0.group }, header: { "\($1.count)" }), isReversed: isReversed) {
        KeyedSection.sections(of: rows.filter($0))
      }
      // Most sections come and go.
      expectAll(list.grouped { $0.key }, isReversed: isReversed) { _ in nil }
    }
    expectAll(
      rows.derived.sorted { $0.key < $1.key }.grouped { $0.tag / 3 }, isReversed: isReversed
    ) { _ in nil }
  }

  /// A section that loses as many rows as it receives gets another header.
  @Test func headers() {
    let rows = TreeArray(KeyedRow.rows(60, seed: 13, groupCount: 3))
    var list = rows.derived.filter { $0.id % 2 == 0 }
      .grouped(by: { $0.group }, header: { _, rows in "\(rows.map(\.id))" })
    for (divisor, rest) in [(2, 1), (3, 0), (3, 1), (1, 0), (30, 0), (30, 1)] {
      let before = list.sections
      let diff = list.update(.filter { $0.id % divisor == rest })
      #expect(diff == before.sectionedDiff(to: list.sections))
      for section in list.sections { #expect(section.header == "\(section.rows.map(\.id))") }
    }
  }

  /// Rows that keep their place when they are edited keep it when others are added around them.
  @Test func keptRows() {
    var rows = TreeArray(KeyedRow.rows(300, seed: 14))
    var list = rows.derived.filter { $0.tag % 2 == 0 }.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    let offset = list.sourceOffset(ofShown: 70)
    rows[offset].key = -1
    list.update(to: rows)
    let before = Array(list.rows)
    let diff = list.update(.filter(.wider) { _ in true })
    #expect(diff == before.numberedDiff(to: Array(list.rows)))
    #expect(diff.moves.isEmpty && list.count == 300)
    #expect(list.rows.map(\.id).firstIndex(of: rows[offset].id) != 0)
    list.update(.sortAgain)
    #expect(list.rows[0].id == rows[offset].id)
  }

  /// Rows that a filter has excluded are not compared again when another one includes them.
  @Test func remembersOrder() {
    let comparisons = Comparisons()
    let limit = 200
    var source = TreeArray(KeyedRow.rows(2_000, seed: 15))
    var list = source.derived.sorted { comparisons.isLess($0.key, $1.key) }
      .grouped(by: { $0.group }, header: { "\($1.count)" })
    var filter: @Sendable (KeyedRow) -> Bool = { _ in true }
    func update(_ change: FilterChange, _ other: @escaping @Sendable (KeyedRow) -> Bool) -> Int {
      filter = other
      comparisons.count = 0
      let before = list.sections.map { KeyedSection($0) }
      let diff = list.update(.filter(change, to: other))
      #expect(diff == before.numberedSectionedDiff(to: list.sections.map { KeyedSection($0) }))
      return comparisons.count
    }
    func expectRight() {
      let expected = source.filter(filter).enumerated().sorted {
        ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
      }
      #expect(
        list.sections.map { KeyedSection($0) }
          == KeyedSection.sections(of: expected.map(\.element)))
    }
    #expect(update(.narrower) { $0.tag < 700 } == 0)
    #expect(update(.narrower) { $0.tag < 20 } == 0)
    expectRight()
    #expect(update(.wider) { $0.tag < 700 } < limit)
    #expect(update(.any) { $0.tag > 600 } < limit)
    expectRight()
    // Rows that change are compared, and others are not.
    source[3].key = 500
    source.remove(at: 70)
    source.insert(KeyedRow(id: -1, key: 5, group: 2, tag: 5), at: 70)
    source.move(from: 5, to: 1_000)
    list.update(to: source)
    let edited = update(.wider) { _ in true }
    #expect(edited > 0 && edited < limit)
    expectRight()
    // Another order is remembered instead.
    list.update(.order { comparisons.isLess($1.key, $0.key) })
    list.update(.order { comparisons.isLess($0.key, $1.key) })
    #expect(update(.narrower) { $0.tag < 50 } == 0)
    #expect(update(.wider) { _ in true } < limit)
    expectRight()
  }

  private final class Comparisons: @unchecked Sendable {
    var count = 0

    func isLess(_ left: Int, _ right: Int) -> Bool {
      count += 1
      return left < right
    }
  }
}
