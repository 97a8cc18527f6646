// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// The rows of a derived list as a collection of their own.
@Suite struct DerivedRowsTests {
  /// Slices show, read and change their own rows, and know what they share.
  @Test(arguments: [false, true]) func slices(isReversed: Bool) {
    var list = (0..<500).map { KeyedRow(id: $0, key: $0 % 7) }.derived.sorted { $0.key < $1.key }
    if isReversed { list.reverse() }
    let (rows, array) = (list.rows, Array(list.rows))
    for range in [0..<0, 0..<2, 5..<70, 499..<500, 500..<500, 0..<500] {
      let (slice, expected) = (rows[range], array[range])
      #expect(slice.indices == expected.indices && Array(slice) == Array(expected))
      #expect(range.allSatisfy { slice[$0] == array[$0] })
      #expect("\(slice)" == "\(expected)")
      #expect(
        genericDiff(from: rows[5..<70], to: slice) == array[5..<70].numberedDiff(to: expected))
      var (changed, changedArray) = (slice, expected)
      changed.insert(KeyedRow(id: 777), at: range.upperBound)
      changedArray.insert(KeyedRow(id: 777), at: range.upperBound)
      #expect(changed.indices == changedArray.indices && Array(changed) == Array(changedArray))
    }
    let nested = rows[5..<70][6..<9]
    #expect(Array(nested) == Array(array[6..<9]) && nested.startIndex == 6)
  }

  /// Rows that are changed no longer refer to a source.
  @Test func ownRows() {
    let list = (0..<10).map { KeyedRow(id: $0, key: -$0) }.derived.sorted { $0.key < $1.key }
    var rows = list.rows
    rows.removeSubrange(2..<9)
    rows.append(KeyedRow(id: 77))
    #expect(rows.map(\.id) == [9, 8, 0, 77])
    #expect(list.rows.map(\.id) == Array((0..<10).reversed()))
    #expect(
      genericDiff(from: list.rows, to: rows) == Array(list.rows).numberedDiff(to: Array(rows)))
    #expect(DerivedRows<[KeyedRow]>().isEmpty && rows.description == Array(rows).description)
  }
}
