// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Every public call of plans and cost policies, from code that is on the main actor by default.
@Suite struct PlanCallTests {
  private let old = [RowSection(id: "fruit", rows: Fruit.old)]
  private let new = [
    RowSection(id: "nuts", rows: [Fruit.old[0]]), RowSection(id: "fruit", rows: [Fruit.old[1]]),
  ]

  @Test func plans() {
    let diff = old.sectionedDiff(to: new)
    let batches = diff.batchUpdates(for: .collectionView, preferring: .lossless)
    #expect(batches.count == 2)
    #expect(batches.map { $0.result?.sections(old: old, new: new) }.last == new)
    for target in [BatchTarget.collectionView, .tableView] {
      for preference in [BatchPreference.fewestStages, .lossless, .oneBatch] {
        #expect(!diff.batchUpdates(for: target, preferring: preference).isEmpty)
        #expect(!"\(target)\(preference)".isEmpty)
      }
    }
    let sections = batches[0].result?.sections ?? []
    #expect(sections.map(\.section) == [0, 1])
    #expect(sections.map(\.origin) == [.new, .old])
    #expect(sections.map(\.originSection) == [0, 0])
    #expect(sections.map(\.runs.count) == [0, 1])
  }

  @Test func costs() {
    let diff = old.sectionedDiff(to: new)
    let batches = diff.batchUpdates(for: .collectionView, preferring: .lossless)
    let cost = ChangeCost(diff, stages: batches.count)
    #expect([cost.oldRowCount, cost.newRowCount] == [3, 2])
    #expect([cost.oldSectionCount, cost.newSectionCount] == [1, 2])
    #expect([cost.deletes, cost.inserts, cost.moves, cost.updates] == [1, 0, 1, 0])
    #expect([cost.sectionChanges, cost.stages, cost.rowChanges, cost.changes] == [1, 2, 2, 3])
    #expect(cost.changedShare == 3.0 / 5)
    #expect(ChangeCost(Fruit.old.tableDiff(to: Fruit.new)).changes == 4)
  }

  @Test func policies() {
    let cost = ChangeCost(Fruit.old.tableDiff(to: Fruit.new))
    var policy = CostPolicy.alwaysAnimate
    #expect(policy.decision(for: cost) == .animate)
    policy = .neverAnimate
    #expect(policy.decision(for: cost) == .applyWithoutAnimation)
    policy = .changes(animateUpTo: 1, applyUpTo: 2)
    #expect(policy.decision(for: cost) == .reload)
    policy = .share(animateUpTo: 5, applyUpTo: 5)
    #expect(policy.decision(for: cost) == .animate)
    policy = CostPolicy { $0.deletes > 0 ? .reload : .animate }
    #expect(policy.decision(for: cost) == .reload)
  }
}
