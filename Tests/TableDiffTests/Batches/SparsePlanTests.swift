// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans for few rows of many, against plans for short lists.
@Suite struct SparsePlanTests {
  /// The last seeds had other stages with a section at the end to which nothing happens.
  ///
  /// With 1336 they are better ones.
  @Test(
    arguments: Array(0..<UInt64(Sizes.pick(exhaustive: 3_000, usual: 300, debug: 30)))
      + [331, 612, 1336, 1470])
  func stagesAreTheSameOrBetter(seed: UInt64) throws {
    let (diff, _, _) = try RandomDiff.sectioned(seed: seed, sectionsUpTo: 6, rowsUpTo: 5)
    let long = try PaddedDiff.make(diff)
    for kind in [ListViewKind.tableView, .collectionView] {
      for preference in [StagePreference.fewestStages, .lossless, .oneBatch] {
        let stages = diff.plannedStages(for: kind, preferring: preference)
        let longStages = long.plannedStages(for: kind, preferring: preference)
        if kind == .collectionView, preference != .oneBatch, isBetter(longStages, than: stages) {
          continue
        }
        #expect(longStages.map(\.batch) == stages.map(\.batch), "\(diff), \(kind), \(preference)")
        #expect(
          longStages.map { $0.middle?.rowRuns } == stages.map { $0.middle?.rowRuns },
          "\(diff), \(kind), \(preference)")
      }
    }
  }

  /// A section to which nothing happens can spare a stage, so plans with it are not always the
  /// same: it keeps sections apart that would have the same offset before and after a row moves
  /// from one to the other.
  ///
  /// Here row 0 leaves A, at 0, before B is the first section, and row 1 enters C, at 1, after B has
  /// moved away from there. With Z, B can be at 2 in between.
  @Test func aSectionThatStaysMaySpareAStage() {
    let short = SectionCase("A: 0 | B: 1", "B: 0 | C: 1")
    let long = SectionCase("A: 0 | B: 1 | Z:", "B: 0 | C: 1 | Z:")
    for (lists, count) in [(short, 3), (long, 2)] {
      #expect(PlanSearch(lists, .collectionView).fewestLosslessStages() == count)
      #expect(lists.stages(preferring: .lossless).count == count)
    }
  }

  /// Whether stages are fewer, or as many with more rows that keep their cells.
  private func isBetter(_ stages: [PlannedStage], than others: [PlannedStage]) -> Bool {
    func kept(_ stages: [PlannedStage]) -> Int { stages.reduce(0) { $0 + $1.batch.moves.count } }
    return stages.count < others.count
      || stages.count == others.count && kept(stages) > kept(others)
  }
}
