// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Searches of many rows at a time, in trees of any height and with rows of any size.
@Suite struct SearchTests {
  private struct WideRow<Payload: Equatable & Sendable>: Identifiable, Equatable, Sendable {
    let payload: Payload
    let id: Int
    var key: Int
  }

  /// A row that is a byte.
  private struct NarrowRow: Identifiable, Equatable, Sendable {
    let id: UInt8
  }

  /// Expects the rows of a list to be found in its order and in others, also after edits which leave nodes
  /// that are filled unevenly.
  private func expectFound<Row: Identifiable & Equatable & Sendable>(
    _ counts: [Int], _ row: (_ id: Int, _ key: Int) -> Row,
    _ key: @escaping @Sendable (Row) -> Int
  ) {
    var random = SeededRandom(seed: UInt64(MemoryLayout<Row>.stride))
    for count in counts {
      var rows = TreeArray((0..<count).map { row($0, random.below(1 << 30)) })
      for id in count..<count + count / 8 {
        let start = random.below(rows.count)
        rows.removeSubrange(start..<min(start + random.below(90), rows.count))
        let end = random.below(rows.count + 1)
        rows.insert(row(id, random.below(1 << 30)), at: end)
      }
      let array = Array(rows)
      let list = rows.derived.sorted { key($0) < key($1) }
      let sorted = array.sorted { key($0) < key($1) }
      #expect(Array(list.rows) == sorted, "\(count) rows of \(MemoryLayout<Row>.stride) bytes")
      for divisor in [1, 2, 3, 5, 30] {
        let filtered = rows.derived.filter { key($0) % divisor == 0 }
        let expected = array.filter { key($0) % divisor == 0 }
        #expect(Array(filtered.rows) == expected, "\(count) rows, one in \(divisor)")
        let found = filtered.sorted { key($0) < key($1) }
        #expect(Array(found.rows) == expected.sorted { key($0) < key($1) })
      }
    }
  }

  private static let counts = [1, 7, 8, 9, 60, 64, 65, 900, 1_000, 5_000]

  @Test func plainRows() {
    expectFound(
      Self.counts + [40_000], { KeyedRow(id: $0, key: $1) }, { $0.key })
  }

  @Test func alignedRows() {
    expectFound(
      Self.counts, { WideRow(payload: SIMD2(Double($0), 1), id: $0, key: $1) }, { $0.key })
  }

  @Test func longRows() {
    expectFound(
      Self.counts, { WideRow(payload: [$0, $1].map(String.init), id: $0, key: $1) }, { $0.key })
    expectFound(
      Self.counts, { WideRow(payload: SIMD64<UInt8>(repeating: 1), id: $0, key: $1) }, { $0.key })
  }

  @Test func bytes() {
    expectFound([1, 100, 200], { id, _ in NarrowRow(id: UInt8(id)) }, { Int($0.id) * 37 % 64 })
  }
}
