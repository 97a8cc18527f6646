// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Iterating over the rows of derived lists, which are found some dozens at a time.
@Suite struct IterationTests {
  /// Expects all ways to read rows in order to give those of an array.
  private func expect<Source>(
    _ rows: DerivedRows<Source>, _ expected: [KeyedRow], _ name: String
  ) where Source.Element == KeyedRow {
    #expect(Array(rows) == expected, "\(name)")
    #expect(rows.map(\.id) == expected.map(\.id), "\(name)")
    #expect(rows.indices.map { rows[$0] } == expected, "\(name)")
    var iterator = rows.makeIterator()
    for row in expected.prefix(70) { #expect(iterator.next() == row, "\(name)") }
    // A copy goes its own way.
    var copy = iterator
    for row in expected.dropFirst(70) { #expect(iterator.next() == row, "\(name)") }
    for row in expected.dropFirst(70) { #expect(copy.next() == row, "\(name)") }
    for _ in 0..<2 { #expect(iterator.next() == nil && copy.next() == nil, "\(name)") }
  }

  private func expectAll<Source: RandomAccessCollection>(_ source: Source, _ name: String)
  where Source.Index == Int, Source.Element == KeyedRow {
    for isReversed in [false, true] {
      for isSorted in [false, true] {
        for divisor in [1, 3, 400] {
          var list = source.derived.filter { $0.tag % divisor == 0 }
          var expected = source.filter { $0.tag % divisor == 0 }
          if isSorted {
            list = list.sorted { $0.key < $1.key }
            expected.sort { $0.key < $1.key }
          }
          if isReversed {
            list.reverse()
            expected.reverse()
          }
          let name =
            "\(name), \(divisor)\(isSorted ? " sorted" : "")\(isReversed ? " reversed" : "")"
          expect(list.rows, expected, name)
          for range in [0..<0, 5..<69, 63..<64, min(1, expected.count)..<expected.count]
          where range.upperBound <= expected.count {
            let slice = list.rows[range]
            expect(slice, Array(expected[range]), "\(name) \(range)")
          }
          expect(
            list.window(3..<60).rows, Array(expected.prefix(60).dropFirst(3)), "\(name) window")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 16, 17, 64, 65, 1_000]) func rows(count: Int) {
    let rows = KeyedRow.rows(count, seed: UInt64(count))
    expectAll(rows, "array")
    expectAll(TreeArray(rows), "tree array")
    // In no memory that the list could read.
    expectAll(rows.lazy.map { $0 }, "lazy")
    expectAll(ArraySlice(rows), "slice")
  }

  /// Rows whose labels are not at equal distances.
  @Test func editedSources() {
    var rows = TreeArray(KeyedRow.rows(3_000, seed: 1))
    var list = rows.derived.filter { $0.tag > 100 }.sorted { $0.key < $1.key }
    var random = SeededRandom(seed: 2)
    for id in 3_000..<3_200 {
      rows.remove(at: random.below(rows.count))
      rows.insert(KeyedRow(id: id, key: id, tag: 500), at: random.below(rows.count))
      list.update(to: rows)
    }
    expect(list.rows, rows.filter { $0.tag > 100 }.sorted { $0.key < $1.key }, "edited")
  }

  /// Rows of their own, and none.
  @Test func ownRows() {
    var rows = KeyedRow.rows(200, seed: 3)
    var list = rows.derived.rows
    list.replaceSubrange(3..<9, with: rows[150...])
    rows.replaceSubrange(3..<9, with: rows[150...])
    expect(list, rows, "own")
    expect(DerivedRows<[KeyedRow]>(), [], "empty")
  }
}
