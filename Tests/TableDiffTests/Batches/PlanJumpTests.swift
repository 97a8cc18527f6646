// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans that are left between two stages for a third list, as a newer submission makes an updater
/// do.
struct PlanJumpTests {
  @Test func fromEveryMiddleState() {
    var jumps = 0
    let wanted = Sizes.pick(exhaustive: 60_000, usual: 400, debug: 100)
    var seed: UInt64 = 0
    while jumps < wanted {
      seed += 1
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: 5)
      let third = SectionCase.random(seed: seed + 1_000_000, sectionsUpTo: 5, rowsUpTo: 5).new
      for kind in [ListViewKind.collectionView, .tableView] {
        let stages = lists.stages(for: kind, preferring: .lossless)
        for index in stages.indices.dropLast() {
          jumps += 1
          if let problem = problem(lists.old, stages[...index], third, kind) {
            Issue.record("\(problem), seed \(seed), \(kind), after stage \(index)")
            return
          }
        }
      }
    }
  }

  private func problem(
    _ old: [TitledSection], _ stages: ArraySlice<ListStage<TitledSection>>,
    _ third: [TitledSection], _ kind: ListViewKind
  ) -> String? {
    var view = HeadlessListView(sections: old, kind: kind)
    do {
      for stage in stages { try view.perform(stage.batch, sections: stage.sections) }
      let jump = SectionCase(view.shownSections, third)
      for stage in jump.stages(for: kind, preferring: .lossless) {
        try view.perform(stage.batch, sections: stage.sections)
      }
    } catch {
      return "\(error)"
    }
    return view.shownSections == third ? nil : "shown is \(view.shownSections.text)"
  }
}
