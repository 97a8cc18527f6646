// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating
import Testing

@Suite struct ComparisonRequestTests {
  /// Neither the sum of both states counts, nor a single section.
  @Test(arguments: [
    (old: [2, 1], new: [3], isAbove: false), (old: [2, 2], new: [3], isAbove: true),
    (old: [], new: [1, 1, 2], isAbove: true), (old: [], new: [], isAbove: false),
  ])
  func hasRowsAboveALimitIfOneStateHas(old: [Int], new: [Int], isAbove: Bool) {
    let request = ComparisonRequest(
      old: old.map(Self.section), new: new.map(Self.section), kind: .collectionView,
      options: UpdateOptions())
    #expect(request.hasRows(above: 3) == isAbove)
  }

  private static func section(count: Int) -> SingleSection<[Int]> {
    SingleSection(rows: Array(0..<count))
  }
}
