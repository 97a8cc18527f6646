// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans for few rows of many, against plans for short lists.
@Suite struct SparsePlanTests {
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 3_000, usual: 300, debug: 30)))
  func stagesAreTheSame(seed: UInt64) throws {
    let (diff, _, _) = try RandomDiff.sectioned(seed: seed, sectionsUpTo: 6, rowsUpTo: 5)
    let long = try PaddedDiff.make(diff)
    for kind in [ListViewKind.tableView, .collectionView] {
      for preference in [StagePreference.fewestStages, .lossless] {
        let stages = diff.plannedStages(for: kind, preferring: preference)
        let longStages = long.plannedStages(for: kind, preferring: preference)
        #expect(longStages.map(\.batch) == stages.map(\.batch), "\(diff), \(kind), \(preference)")
        #expect(
          longStages.map { $0.intermediate?.rowRuns } == stages.map { $0.intermediate?.rowRuns },
          "\(diff), \(kind), \(preference)")
      }
    }
  }
}
