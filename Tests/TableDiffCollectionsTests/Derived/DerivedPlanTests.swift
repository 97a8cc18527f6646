// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// The diffs of derived sections, performed on list views that do not look at the lists from scratch.
@Suite(.timeLimit(.minutes(120))) struct DerivedPlanTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 300, usual: 6, debug: 1))

  @Test(
    arguments: [ListViewKind.collectionView, .tableView], [StagePreference.fewestStages, .lossless])
  func ofSections(kind: ListViewKind, preference: StagePreference) throws {
    for seed in Self.seeds {
      trace("plans, seed \(seed)")
      var maker = DerivedProgramMaker(seed: 70_000 + seed)
      let program = maker.program(limit: seed % 3 == 0 ? 15 : 120, stepCount: 30)
      var state = DerivedState<TreeArray<KeyedRow>>(program)
      var view = HeadlessListView(sections: state.sections.sections, kind: kind)
      for step in program.steps {
        let (old, change) = (state.sections.sections, state.resolve(step))
        let diff = state.sections.perform(change)
        let new = state.sections.sections
        if let diff {
          try view.perform(diff.stages(from: old, to: new, for: kind, preferring: preference))
        } else {
          view.reload(new)
        }
        #expect(
          view.shownSections.map { KeyedSection($0) } == state.model.shown.sections,
          "seed \(seed), \(step)")
      }
    }
  }
}
