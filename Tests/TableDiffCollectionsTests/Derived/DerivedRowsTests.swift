// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// The rows of derived lists as collections, which are read, sliced and changed as arrays are.
@Suite struct DerivedRowsTests {
  /// Returns a random range of offsets, which is often empty, short or all.
  private func range(_ range: Range<Int>, _ random: inout SeededRandom) -> Range<Int> {
    let length = min([0, 1, 60, 130, range.count][random.below(5)], range.count)
    let start = range.lowerBound + random.below(range.count - length + 1)
    return start..<start + length
  }

  /// Expects rows, slices of slices of them, and changed ones, to be those of an array.
  private func expect<Source>(_ rows: DerivedRows<Source>, _ expected: [KeyedRow], _ name: String)
  where Source.Element == KeyedRow {
    var random = SeededRandom(seed: UInt64(expected.count))
    var (part, slice) = (rows, expected[...])
    for depth in 0..<5 {
      #expect(problemOfReading(part, slice) == nil, "\(name), slice \(depth)")
      // It has its own rows, and keeps its indices.
      var (changed, changedSlice) = (part, slice)
      let replaced = range(slice.indices, &random)
      let inserted = expected.prefix(random.below(70))
      changed.replaceSubrange(replaced, with: inserted)
      changedSlice.replaceSubrange(replaced, with: inserted)
      #expect(problemOfReading(changed, changedSlice) == nil, "\(name), changed \(depth)")
      #expect((changed == part) == (changedSlice == slice), "\(name), equality \(depth)")
      if slice.count < 100 { #expect("\(changed)" == "\(changedSlice)") }
      let next = range(slice.indices, &random)
      (part, slice) = (part[next], slice[next])
    }
    #expect(Array(rows) == expected, "\(name)")
  }

  private func expectAll<Source: RandomAccessCollection>(_ source: Source, _ name: String)
  where Source.Index == Int, Source.Element == KeyedRow {
    for order in 0..<4 {
      for divisor in [1, 3, 400] {
        var list = source.derived.filter { $0.tag % divisor == 0 }
        var expected = source.filter { $0.tag % divisor == 0 }
        if order % 2 == 1 {
          list = list.sorted { $0.key < $1.key }
          expected.sort { $0.key < $1.key }
        }
        if order > 1 {
          list.reverse()
          expected.reverse()
        }
        expect(list.rows, expected, "\(name), \(divisor), order \(order)")
      }
    }
  }

  @Test(arguments: [0, 1, 16, 17, 64, 65, 1_000]) func ofSources(count: Int) {
    let rows = KeyedRow.rows(count, seed: UInt64(count))
    expectAll(rows, "array")
    expectAll(TreeArray(rows), "tree array")
    // In no memory that the list could read.
    expectAll(rows.lazy.map { $0 }, "lazy")
    expectAll(ArraySlice(rows), "slice")
  }

  /// Rows whose labels are not at equal distances, in a window and as a whole.
  @Test func ofEditedSources() {
    var maker = DerivedProgramMaker(seed: 2, keyCount: 1_000, groupCount: 1)
    var rows = TreeArray(maker.rows(3_000))
    var list = rows.derived.filter { $0.flag }.sorted { $0.key < $1.key }
    for _ in 0..<300 {
      rows.perform(maker.edit())
      list.update(to: rows)
    }
    let expected = rows.filter { $0.flag }.sorted { $0.key < $1.key }
    expect(list.rows, expected, "edited")
    expect(list.window(3..<900).rows, Array(expected[3..<900]), "window")
    expect(DerivedRows<[KeyedRow]>(), [], "empty")
  }
}
