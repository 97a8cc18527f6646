// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Plans for lists in which ids repeat: each stage is legal, and the end is right.
struct RepeatedIDPlanTests {
  @Test(arguments: 0..<4)
  func randomChanges(block: Int) {
    for seed in 0..<Sizes.pick(exhaustive: 5_000, usual: 120, debug: 30) {
      var random = SeededRandom(seed: UInt64(block * 1_000_000 + seed))
      func sections() -> [TitledSection] {
        (0..<random.below(5)).map { _ in
          TitledSection(
            id: random.below(3), title: random.below(2),
            rows: (0..<random.below(4)).map { _ in
              TestRow(id: random.below(4), content: random.below(2))
            })
        }
      }
      let lists = SectionCase(sections(), sections())
      let diff = lists.old.sectionedDiff(to: lists.new)
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          let stages = diff.stages(
            from: lists.old, to: lists.new, for: target, preferring: preference)
          var state = lists.old
          for stage in stages {
            let (batch, next) = (stage.batch, stage.sections)
            let interpreter = SectionInterpreter(old: state, new: next, batch: batch)
            let broken = interpreter.brokenRules(forTableView: target == .tableView)
            if !broken.isEmpty { Issue.record("\(broken) in \(batch), \(preference)\n\(lists)") }
            state = next
          }
          if state != lists.new { Issue.record("\(state.text)\n\(lists)") }
          if let problem = performingProblem(stages, lists, target) {
            Issue.record("\(problem)")
          }
        }
      }
    }
  }
}
