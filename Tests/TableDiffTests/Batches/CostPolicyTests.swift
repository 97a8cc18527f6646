// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Costs of changes, and what policies make of them.
struct CostPolicyTests {
  private func cost(_ lists: SectionCase) -> ChangeCost {
    let diff = lists.old.sectionedDiff(to: lists.new)
    let batches = diff.batchUpdates(for: .collectionView, preferring: .lossless)
    return ChangeCost(diff, stages: batches.count)
  }

  @Test func rowsCountWhereverTheyAre() {
    // 1 stays; 2 leaves a deleted section, 3 enters an inserted one; 4 goes and 5 comes in with
    // their sections; 6 is deleted, 7 inserted, 8 updated.
    let cost = cost(SectionCase("A: 1 3 6 8 | B: 2 4", "A': 1 7 8.1 2 | C: 3 5"))
    #expect(cost.deletes == 2)
    #expect(cost.inserts == 2)
    #expect(cost.moves == 2)
    #expect(cost.updates == 1)
    #expect(cost.sectionChanges == 3)
    #expect(cost.rowChanges == 7)
    #expect(cost.changes == 10)
    #expect(cost.oldRowCount == 6)
    #expect(cost.newRowCount == 6)
    #expect(cost.oldSectionCount == 2)
    #expect(cost.newSectionCount == 2)
    #expect(cost.stages == 2)
    #expect(cost.changedShare == Double(2 + 2 + 2 * 3) / 12)
  }

  /// Deletes and inserts against a count of rows by hand.
  @Test func randomChanges() {
    for seed in 0..<300 {
      let lists = SectionCase.random(seed: UInt64(seed), sectionsUpTo: 6, rowsUpTo: 4)
      let old = Set(lists.old.flatMap { $0.rows }.map(\.id))
      let new = Set(lists.new.flatMap { $0.rows }.map(\.id))
      #expect(cost(lists).deletes == old.subtracting(new).count)
      #expect(cost(lists).inserts == new.subtracting(old).count)
    }
  }

  @Test func flatLists() {
    let cost = ChangeCost([1, 2, 3].rows.tableDiff(to: [3, 1, 4, 5].rows))
    #expect([cost.deletes, cost.inserts, cost.moves, cost.updates] == [1, 2, 1, 0])
    #expect(cost.stages == 1)
    #expect(ChangeCost([1].rows.tableDiff(to: [1].rows)).stages == 0)
    #expect(ChangeCost([Int]().rows.tableDiff(to: [])).changedShare == 0)
    #expect(ChangeCost([1, 2].rows.tableDiff(to: [3].rows)).changedShare == 1)
  }

  @Test func thresholds() {
    func decision(_ policy: CostPolicy, inserts: Int) -> CostPolicy.Decision {
      let old = Array(0..<10).rows
      return policy.decision(
        for: ChangeCost(old.tableDiff(to: old + (100..<100 + inserts).map { TestRow(id: $0) })))
    }
    let changes = CostPolicy.changes(animateUpTo: 2, applyUpTo: 4)
    #expect(decision(changes, inserts: 2) == .animate)
    #expect(decision(changes, inserts: 3) == .applyWithoutAnimation)
    #expect(decision(changes, inserts: 4) == .applyWithoutAnimation)
    #expect(decision(changes, inserts: 5) == .reload)
    #expect(decision(.changes(animateUpTo: 2), inserts: 5_000) == .applyWithoutAnimation)
    let share = CostPolicy.share(animateUpTo: 0.5)
    #expect(decision(share, inserts: 20) == .animate)
    #expect(decision(share, inserts: 21) == .reload)
    let wide = CostPolicy.share(animateUpTo: 0.25, applyUpTo: 0.5)
    #expect(decision(wide, inserts: 20) == .applyWithoutAnimation)
    #expect(decision(.alwaysAnimate, inserts: 20) == .animate)
    #expect(decision(.neverAnimate, inserts: 1) == .applyWithoutAnimation)
  }

  @Test func aPolicyMayChangeAtRunTime() {
    var policy = CostPolicy { $0.stages > 1 ? .reload : .animate }
    let cost = cost(SectionCase("A: 1", "A: | B: 1"))
    #expect(policy.decision(for: cost) == .reload)
    policy = .alwaysAnimate
    switch policy.decision(for: cost) {
    case .animate: break
    default: Issue.record("not animated")
    }
    #expect("\(CostPolicy.Decision.applyWithoutAnimation)" == "applyWithoutAnimation")
  }
}
