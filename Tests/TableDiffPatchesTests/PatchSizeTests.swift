// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import TableDiffTesting
import TestSupport
import Testing

/// How large patches are.
struct PatchSizeTests {
  /// 10,000 changes of 1,000,000 rows, a quarter of each kind.
  private static func diff() throws -> ListDiff {
    var random = SeededRandom(seed: 7)
    let count = 1_000_000
    func offsets(_ wanted: Int) -> [Int] {
      var offsets = Set<Int>()
      while offsets.count < wanted { offsets.insert(random.below(count)) }
      return Array(offsets)
    }
    let gone = offsets(5_000), come = offsets(5_000)
    let moves = zip(gone.prefix(2_500), come.prefix(2_500)).map {
      ListDiff.Move(from: $0, to: $1)
    }
    return try ListDiff(
      oldCount: count, newCount: count, deletes: Array(gone.dropFirst(2_500)),
      inserts: Array(come.dropFirst(2_500)), moves: moves,
      updates: moves.map { ListDiff.Update(from: $0.from, to: $0.to) })
  }

  @Test func aMillionRowsWithTenThousandChanges() throws {
    let diff = try Self.diff()
    #expect(diff.changeCount == 10_000)
    let patch = try ListPatch(diff, rows: (0..<5_000).map { TestRow(id: $0) })
    let json = try JSONEncoder().encode(patch).count
    let rows = try JSONEncoder().encode(patch.rows).count
    #expect(json - rows < 200_000, "\(json - rows) bytes")
    #expect(patch.encoded { _, _ in }.count < 60_000)
  }
}
