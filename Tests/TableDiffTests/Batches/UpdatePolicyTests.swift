// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What policies see of a change, and what they decide.
struct UpdatePolicyTests {
  /// The numbers that a policy is given.
  private func numbers(_ diff: SectionedDiff) -> [Int] {
    var numbers: [Int] = []
    for bound in 0..<100 where numbers.isEmpty {
      let policy = UpdatePolicy { changes, _ in changes == bound ? .reload : .animate }
      if policy.decision(for: diff) == .reload { numbers.append(bound) }
    }
    for bound in 0..<100 where numbers.count == 1 {
      let policy = UpdatePolicy { _, rows in rows == bound ? .reload : .animate }
      if policy.decision(for: diff) == .reload { numbers.append(bound) }
    }
    return numbers
  }

  @Test func rowsCountWhereverTheyAre() {
    // 1 stays; 2 leaves a deleted section, 3 enters an inserted one; 4 and 5 are deleted and
    // inserted with their sections; 6 is deleted, 7 inserted, 8 updated.
    let lists = SectionCase("A: 1 3 6 8 | B: 2 4", "A': 1 7 8.1 2 | C: 3 5")
    // Two deletes, two inserts, two moves, one update, three changes of sections.
    #expect(numbers(lists.old.sectionedDiff(to: lists.new)) == [10, 6])
  }

  /// Deletes and inserts against a count of rows by hand.
  @Test func randomChanges() {
    for seed in 0..<300 {
      let lists = SectionCase.random(seed: UInt64(seed), sectionsUpTo: 6, rowsUpTo: 4)
      let old = Set(lists.old.flatMap { $0.rows }.map(\.id))
      let new = Set(lists.new.flatMap { $0.rows }.map(\.id))
      let diff = lists.old.sectionedDiff(to: lists.new)
      let changes =
        old.subtracting(new).count + new.subtracting(old).count + diff.moves.count
        + diff.updates.count + diff.sections.changeCount
      #expect(numbers(diff) == [changes, max(old.count, new.count)], "\(lists)")
    }
  }

  @Test func thresholds() {
    func decision(_ policy: UpdatePolicy, inserts: Int) -> UpdatePolicy.Decision {
      let old = Array(0..<10).rows
      return policy.decision(
        for: old.tableDiff(to: old + (100..<100 + inserts).map { TestRow(id: $0) }))
    }
    let policy = UpdatePolicy.animate(upTo: 2, applyUpTo: 4)
    #expect(decision(policy, inserts: 2) == .animate)
    #expect(decision(policy, inserts: 3) == .apply)
    #expect(decision(policy, inserts: 4) == .apply)
    #expect(decision(policy, inserts: 5) == .reload)
    #expect(decision(.animate(upTo: 2), inserts: 5_000) == .apply)
    let share = UpdatePolicy { changes, rows in changes > rows / 2 ? .reload : .animate }
    #expect(decision(share, inserts: 10) == .animate)
    #expect(decision(share, inserts: 11) == .reload)
  }
}
