// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// How many stages the plans of a random corpus take, and how many peers' fixed split would.
struct StageCountTests {
  @Test func distribution() {
    var planned: [String: [Int]] = [:]
    var split = [Int](repeating: 0, count: 6)
    var cases = 0
    for seed in 0..<Sizes.pick(exhaustive: 20_000, usual: 1_000, debug: 100) {
      let bound = [3, 4, 6, 9][seed % 4]
      let lists = SectionCase.random(
        seed: UInt64(7_000_000 + seed), sectionsUpTo: bound, rowsUpTo: 10 - bound)
      let diff = lists.old.sectionedDiff(to: lists.new)
      if diff.isEmpty { continue }
      cases += 1
      split[splitCount(diff)] += 1
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          let count = diff.plannedStages(for: target, preferring: preference).count
          planned["\(target), \(preference)", default: [0, 0, 0, 0, 0, 0]][count] += 1
          if preference == .fewestStages, count > 2 { Issue.record("\(count) stages: \(lists)") }
        }
      }
    }
    print("Stages of \(cases) random changes (1, 2, 3, 4, 5 stages):")
    for (name, counts) in planned.sorted(by: { $0.key < $1.key }) {
      print("  \(name): \(counts.dropFirst().map(String.init).joined(separator: " "))")
      #expect(total(counts) < total(split))
    }
    print("  always split: \(split.dropFirst().map(String.init).joined(separator: " "))")
  }

  /// Row reloads; deletes; section inserts and moves; row inserts and moves; section reloads: each
  /// a stage, where there is anything of it.
  private func splitCount(_ diff: SectionedDiff) -> Int {
    let isDeleted = Set(diff.sections.deletes), isInserted = Set(diff.sections.inserts)
    // Rows that cannot move with their sections are deleted and inserted, where these survive.
    let deletes = diff.moves.contains {
      isInserted.contains($0.to.section) && !isDeleted.contains($0.from.section)
    }
    let inserts = diff.moves.contains { !isInserted.contains($0.to.section) }
    let stages = [
      !diff.updates.isEmpty,
      !diff.deletes.isEmpty || !diff.sections.deletes.isEmpty || deletes,
      !diff.sections.inserts.isEmpty || !diff.sections.moves.isEmpty,
      !diff.inserts.isEmpty || inserts,
      !diff.sections.updates.isEmpty,
    ]
    return stages.filter { $0 }.count
  }

  private func total(_ counts: [Int]) -> Int {
    counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
  }
}
