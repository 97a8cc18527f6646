// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Every public call of plans and cost policies, from code that is on the main actor by default.
@Suite struct PlanCallTests {
  private let old = [RowSection(id: 1, rows: Fruit.old)]
  private let new = [
    RowSection(id: 2, rows: [Fruit.old[0]]), RowSection(id: 1, rows: [Fruit.old[1]]),
  ]

  @Test func plans() {
    let diff = old.sectionedDiff(to: new)
    let stages = diff.stages(from: old, to: new, for: .collectionView, preferring: .lossless)
    #expect(stages.count == 2)
    #expect(stages.map(\.sections).last == new)
    #expect(stages.map(\.batch.isEmpty) == [false, false])
    for kind in [ListViewKind.collectionView, .tableView] {
      for preference in [StagePreference.fewestStages, .lossless] {
        #expect(!diff.stages(from: old, to: new, for: kind, preferring: preference).isEmpty)
        #expect(!"\(kind)\(preference)".isEmpty)
      }
    }
  }

  @Test func policies() {
    let diff = Fruit.old.tableDiff(to: Fruit.new)
    var policy = UpdatePolicy.animate(upTo: 1, applyUpTo: 2)
    #expect(policy.decision(for: diff) == .reload)
    policy = UpdatePolicy { changes, rows in changes + rows == 7 ? .apply : .animate }
    #expect(policy.decision(for: diff) == .apply)
    #expect(policy.decision(for: old.sectionedDiff(to: new)) == .animate)
  }
}
