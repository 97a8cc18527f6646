// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows that stand in several sections, with ids that share their hashes.
@Suite struct SharedRowCollisionTests {
  /// Within a section first, also where ids share all hashes.
  @Test(arguments: [5, 60]) func collidingIDs(count: Int) {
    struct Row: Identifiable, Equatable {
      let id: CoarseHashID
    }
    func section(_ id: Int, _ rows: some Sequence<Int>) -> RowSection<Int, NoHeader, Row> {
      RowSection(id: id, rows: rows.map { Row(id: CoarseHashID(value: $0)) })
    }
    var random = SeededRandom(seed: UInt64(count))
    for _ in 0..<20 {
      let all = Array(0..<count)
      let old = [
        section(0, all.shuffled(using: &random)[..<(count / 2)]),
        section(1, all.shuffled(using: &random)),
      ]
      let new = [
        section(1, all.shuffled(using: &random)),
        section(0, all.shuffled(using: &random)[..<(count / 2)]),
      ]
      let diff = genericSectionedDiff(from: old, to: new)
      let isCrossing = { (move: SectionedDiff.Move) in move.from.section == move.to.section }
      #expect(!diff.moves.contains(where: isCrossing), "sections change places")
      let kept = Set(old[0].rows.map(\.id)).intersection(new[1].rows.map(\.id))
      #expect(diff.deletes.count == count / 2 - kept.count)
      #expect(diff.inserts.count == count / 2 - kept.count)
    }
  }
}
