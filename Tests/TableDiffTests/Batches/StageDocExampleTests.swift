// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments of stages and policies.
struct StageDocExampleTests {
  private struct Nut: Identifiable, Equatable {
    let id: String
    init(_ id: String) { self.id = id }
  }

  private typealias Shelf = RowSection<String, NoHeader, Nut>

  @Test func preferences() {
    // A section goes, and a row in it goes on living in another one.
    let lists = SectionCase("A: 1 | B: 2", "B: 2 1")
    #expect(lists.stages(for: .collectionView).count == 1)
    #expect(lists.stages(for: .collectionView, preferring: .lossless).count == 2)
  }

  @Test func sectionsOfStages() {
    let apple = Nut("apple")
    let old = [Shelf(id: "fruit", rows: [apple])], new = [Shelf(id: "nuts", rows: [apple])]
    let stages = old.sectionedDiff(to: new)
      .stages(from: old, to: new, for: .collectionView, preferring: .lossless)
    #expect(
      stages.map(\.sections) == [
        [Shelf(id: "fruit", rows: [apple]), Shelf(id: "nuts", rows: [])],
        [Shelf(id: "fruit", rows: []), Shelf(id: "nuts", rows: [apple])], new,
      ])
  }

  @Test func whichSectionsMove() {
    let lists = SectionCase("A: 1 | B: 2", "B: 2 | A: 1 3")
    let batches = lists.stages(for: .tableView).map(\.batch)
    #expect(
      batches.map(\.description)
        == ["BatchUpdate(move section 1 to 0, insert row (1, 1))"])
    let other = SectionCase("A: 1 | B: 2", "B: 2 3 | A: 1")
    #expect(
      other.stages(for: .tableView).map(\.batch.description)
        == ["BatchUpdate(move section 0 to 1, insert row (0, 1))"])
  }

  @Test func equalOffsets() {
    let lists = SectionCase("A: 8 9 1 2 3", "A: 2 3 1")
    for target in BatchPlanTests.targets {
      #expect(
        lists.stages(for: target).map(\.batch.description)
          == ["BatchUpdate(delete rows (0, 0...1), move row (0, 2) to (0, 2))"])
    }
  }

  @Test func policies() {
    func decision(_ policy: UpdatePolicy, of count: Int) -> UpdatePolicy.Decision {
      policy.decision(for: [].tableDiff(to: Array(0..<count).rows))
    }
    let policy = UpdatePolicy.animate(upTo: 100, applyUpTo: 1_000)
    #expect(decision(policy, of: 100) == .animate)
    #expect(decision(policy, of: 101) == .apply)
    #expect(decision(policy, of: 1_001) == .reload)
    let share = UpdatePolicy { changes, rows in changes > rows / 2 ? .reload : .animate }
    #expect(decision(share, of: 10) == .reload)
  }
}
