// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Slices of the rows of derived lists, and slices of slices, beside those of arrays.
@Suite struct SliceTests {
  /// A derived list of edited rows, and the rows that it shows.
  private func list(
    isSorted: Bool, isReversed: Bool, seed: UInt64
  ) -> (list: DerivedList<TreeArray<KeyedRow>>, expected: [KeyedRow]) {
    var rows = KeyedRow.rows(2_000, seed: seed)
    var random = SeededRandom(seed: seed)
    let tree = TreeArray(rows)
    var list = tree.derived.filter { $0.tag > 50 }
    if isSorted { list = list.sorted { $0.key < $1.key } }
    if isReversed { list.reverse() }
    for id in 2_000..<2_050 {
      rows.remove(at: random.below(rows.count))
      rows.insert(KeyedRow(id: id, key: id, tag: 500), at: random.below(rows.count))
    }
    list.update(to: TreeArray(rows))
    var expected = rows.filter { $0.tag > 50 }
    if isSorted { expected.sort { $0.key < $1.key } }
    if isReversed { expected.reverse() }
    return (list, expected)
  }

  /// Returns a random range of offsets, which is often empty, short or all.
  private func range(_ range: Range<Int>, _ random: inout SeededRandom) -> Range<Int> {
    let count = [0, 1, 60, 130, range.count][random.below(5)]
    let length = min(count, range.count)
    let start = range.lowerBound + random.below(range.count - length + 1)
    return start..<start + length
  }

  @Test(arguments: [false, true], [false, true])
  func slicesOfSlices(isSorted: Bool, isReversed: Bool) {
    let (list, expected) = list(isSorted: isSorted, isReversed: isReversed, seed: 4)
    #expect(Array(list.rows) == expected)
    var random = SeededRandom(seed: 5)
    for _ in 0..<100 {
      var rows = list.rows
      var slice = expected[...]
      for _ in 0..<4 {
        let range = range(slice.indices, &random)
        (rows, slice) = (rows[range], slice[range])
        #expect(rows.startIndex == slice.startIndex && rows.endIndex == slice.endIndex)
        #expect(rows.count == slice.count && rows.isEmpty == slice.isEmpty)
        #expect(Array(rows) == Array(slice))
        #expect(rows.map(\.id) == slice.map(\.id))
        #expect(rows.indices.map { rows[$0] } == slice.indices.map { slice[$0] })
        #expect(rows.first == slice.first && rows.last == slice.last)
        #expect(Array(rows.reversed()) == slice.reversed())
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func windows(isSorted: Bool, isReversed: Bool) {
    let (list, expected) = list(isSorted: isSorted, isReversed: isReversed, seed: 6)
    var window = list.window(0..<50)
    var random = SeededRandom(seed: 7)
    for _ in 0..<100 {
      let range = range(expected.indices, &random)
      window.updateWindow(to: range)
      #expect(Array(window.rows) == Array(expected[range]))
      #expect(window.rows.startIndex == 0)
    }
  }

  /// A slice that is changed has its own rows, and keeps its indices.
  @Test(arguments: [false, true]) func changedSlices(isReversed: Bool) {
    let (list, expected) = list(isSorted: true, isReversed: isReversed, seed: 8)
    var random = SeededRandom(seed: 9)
    for _ in 0..<50 {
      let outer = range(expected.indices, &random)
      var (rows, slice) = (list.rows[outer], expected[outer])
      let inner = range(slice.indices, &random)
      let inserted = expected.prefix(random.below(70))
      rows.replaceSubrange(inner, with: inserted)
      slice.replaceSubrange(inner, with: inserted)
      #expect(Array(rows) == Array(slice))
      #expect(rows.startIndex == slice.startIndex && rows.endIndex == slice.endIndex)
      let part = range(slice.indices, &random)
      #expect(Array(rows[part]) == Array(slice[part]))
      #expect(Array(list.rows) == expected)
    }
  }

  /// Slices of one list and of two versions are compared as arrays are.
  @Test(arguments: [false, true], [false, true])
  func diffs(isSorted: Bool, isReversed: Bool) {
    let (list, expected) = list(isSorted: isSorted, isReversed: isReversed, seed: 10)
    var (next, source) = (list, list.source)
    for offset in [3, 700, 701, 1_500] { source[offset].key += 9_000 }
    source.remove(at: 900)
    next.update(to: source)
    let nextRows = Array(next.rows)
    var random = SeededRandom(seed: 11)
    for _ in 0..<60 {
      let (old, new) = (range(expected.indices, &random), range(nextRows.indices, &random))
      let same = range(expected.indices, &random)
      #expect(
        list.rows[old].tableDiff(to: next.rows[new])
          == Array(expected[old]).numberedDiff(to: Array(nextRows[new])))
      #expect(
        list.rows[old].tableDiff(to: list.rows[same])
          == Array(expected[old]).numberedDiff(to: Array(expected[same])))
      var changed = list.rows[old]
      changed.append(contentsOf: expected[same].prefix(0))
      #expect(changed.tableDiff(to: list.rows[old]).isEmpty)
    }
  }
}
