// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments of plans, costs and policies.
struct PlanDocExampleTests {
  private struct Nut: Identifiable, Equatable {
    let id: String
    init(_ id: String) { self.id = id }
  }

  private typealias Shelf = RowSection<String, Nut>

  @Test func preferences() {
    // A section goes, and a row in it goes on living in another one.
    let lists = SectionCase("A: 1 | B: 2", "B: 2 1")
    let diff = lists.old.sectionedDiff(to: lists.new)
    #expect(diff.batchUpdates(for: .collectionView).count == 1)
    #expect(diff.batchUpdates(for: .collectionView, preferring: .lossless).count == 2)
  }

  @Test func outcomes() {
    let apple = Nut("apple")
    let old = [Shelf(id: "fruit", rows: [apple])], new = [Shelf(id: "nuts", rows: [apple])]
    let stages = old.sectionedDiff(to: new)
      .batchUpdates(for: .collectionView, preferring: .lossless)
    #expect(
      stages.map { $0.result?.sections(old: old, new: new) } == [
        [Shelf(id: "fruit", rows: [apple]), Shelf(id: "nuts", rows: [])],
        [Shelf(id: "fruit", rows: []), Shelf(id: "nuts", rows: [apple])], new,
      ])
  }

  @Test func whichSectionsMove() {
    let lists = SectionCase("A: 1 | B: 2", "B: 2 | A: 1 3")
    let batches = lists.old.sectionedDiff(to: lists.new).batchUpdates(for: .tableView)
    #expect(
      batches.map(\.description)
        == ["BatchUpdate(move section 1 to 0, insert row (1, 1))"])
    let other = SectionCase("A: 1 | B: 2", "B: 2 3 | A: 1")
    #expect(
      other.old.sectionedDiff(to: other.new).batchUpdates(for: .tableView).map(\.description)
        == ["BatchUpdate(move section 0 to 1, insert row (0, 1))"])
  }

  @Test func equalOffsets() {
    let lists = SectionCase("A: 8 9 1 2 3", "A: 2 3 1")
    for target in BatchPlanTests.targets {
      #expect(
        lists.old.sectionedDiff(to: lists.new).batchUpdates(for: target).map(\.description)
          == ["BatchUpdate(delete rows (0, 0...1), move row (0, 2) to (0, 2))"])
    }
  }

  @Test func policies() {
    func decision(_ policy: CostPolicy, of count: Int) -> CostPolicy.Decision {
      policy.decision(for: ChangeCost([].tableDiff(to: Array(0..<count).rows)))
    }
    let policy = CostPolicy.changes(animateUpTo: 100, applyUpTo: 1_000)
    #expect(decision(policy, of: 100) == .animate)
    #expect(decision(policy, of: 101) == .applyWithoutAnimation)
    #expect(decision(policy, of: 1_001) == .reload)
    let share = CostPolicy.share(animateUpTo: 0.5)
    let old = Array(0..<10).rows
    let half = ChangeCost(old.tableDiff(to: Array(5..<15).rows))
    #expect(half.changedShare == 0.5)
    #expect(share.decision(for: half) == .animate)
    #expect(share.decision(for: ChangeCost(old.tableDiff(to: Array(10..<20).rows))) == .reload)
    #expect(
      CostPolicy.changes(animateUpTo: 10)
        .decision(for: ChangeCost(old.tableDiff(to: []))) == .animate)
  }
}
