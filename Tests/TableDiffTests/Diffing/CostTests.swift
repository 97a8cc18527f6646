// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What a diff asks of rows, counted and held against `Fixtures/Budgets/costs.txt`.
@Suite struct CostTests {
  @Test(arguments: try budgets(in: PackageFiles.text(at: "Fixtures/Budgets/costs.txt")))
  func keepsTo(budget: Budget) throws {
    let makeCase = try #require(Self.cases[budget.caseName], "an unknown case")
    for count in [100, 2_000, Sizes.pick(exhaustive: 200_000, usual: 20_000, debug: 4_000)] {
      let lists = makeCase(count)
      let counters = Counters()
      let diff = Self.diff(lists, counters, isShared: budget.caseName == "same-storage")
      // Only a list's length and the diff it has anyway are known here.
      let pairs = lists.new.count - diff.inserts.count
      let changed = diff.deletes.count + diff.inserts.count + diff.moves.count
      let limit = budget.limit(
        n: max(lists.old.count, lists.new.count), pairs: pairs, changed: changed)
      let value = try #require(counters.value(of: budget.measure), "an unknown measure")
      #expect(budget.isExact ? value == limit : value <= limit, "\(count) rows: \(value), \(limit)")
    }
  }

  @Test func everyCaseHasBudgets() throws {
    let budgets = try Self.budgets(in: PackageFiles.text(at: "Fixtures/Budgets/costs.txt"))
    #expect(Set(budgets.map(\.caseName)) == Set(Self.cases.keys))
  }

  @Test func linesOutsideTheGrammarAreRefused() {
    let terms = [Budget.Term(factor: 2, unit: "n"), Budget.Term(factor: 4, unit: "1")]
    #expect(Budget(line: "a hashes <= 2 n + 4")?.terms == terms)
    for line in ["a hashes 4", "a hashes <= m", "a hashes <=", "a hashes <= n n", "a b <= n +"] {
      #expect(Budget(line: line) == nil, "\(line)")
    }
  }

  private static func diff(_ lists: ListCase, _ counters: Counters, isShared: Bool) -> ListDiff {
    let old = lists.old.map { CountedRow(row: $0, counters: counters) }
    let new = isShared ? old : lists.new.map { CountedRow(row: $0, counters: counters) }
    return old.tableDiff(to: new)
  }

  private static func budgets(in text: String) throws -> [Budget] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      try #require(Budget(line: line), "\(line) does not follow the grammar")
    }
  }

  /// The cases by name, each for a number of rows.
  private static let cases: [String: @Sendable (Int) -> ListCase] = [
    "same-storage": { edited($0) { _ in } },
    "equal": { edited($0) { _ in } },
    "one-updated": { count in edited(count) { $0[count / 2].content = 1 } },
    "all-updated": { edited($0) { rows in rows = rows.map { TestRow(id: $0.id, content: 1) } } },
    "block-inserted": { count in
      edited(count) { $0.insert(contentsOf: fresh(count / 20), at: count / 2) }
    },
    "block-deleted": { count in edited(count) { $0.removeSubrange(count / 2..<count * 11 / 20) } },
    "appended": { count in edited(count) { $0 += fresh(count / 20) } },
    "prepended": { count in edited(count) { $0 = fresh(count / 20) + $0 } },
    "first-loaded": { ListCase(old: [], new: fresh($0)) },
    "emptied": { edited($0) { $0 = [] } },
    "first-to-end": { edited($0) { $0.append($0.removeFirst()) } },
    "last-to-front": { edited($0) { $0.insert($0.removeLast(), at: 0) } },
    "far-rows-swapped": { count in edited(count) { $0.swapAt(count / 5, count * 4 / 5) } },
    "few-shuffled": { count in edited(count) { $0[count / 2..<count / 2 + 15].reverse() } },
    "block-moved": { count in
      edited(count) { rows in
        let block = rows[count / 10..<count * 3 / 20]
        rows.removeSubrange(count / 10..<count * 3 / 20)
        rows.insert(contentsOf: block, at: count * 7 / 10)
      }
    },
    "scattered": scattered,
    "shuffled": { count in
      edited(count) { rows in
        var random = SeededRandom(seed: UInt64(count))
        rows.shuffle(using: &random)
      }
    },
    "reversed": { edited($0) { $0.reverse() } },
    "replaced": { count in edited(count) { $0 = fresh(count) } },
    "one-id": { count in
      let rows = Array(repeating: 7, count: count).rows
      return ListCase(old: rows, new: Array(rows.dropLast(count / 3)))
    },
  ]

  private static func edited(_ count: Int, _ edit: (inout [TestRow]) -> Void) -> ListCase {
    let old = Array(0..<count).rows
    var new = old
    edit(&new)
    return ListCase(old: old, new: new)
  }

  private static func fresh(_ count: Int) -> [TestRow] {
    Array(10_000_000..<10_000_000 + count).rows
  }

  /// One row in a hundred changed, a third each deleted, inserted, updated.
  @Sendable private static func scattered(_ count: Int) -> ListCase {
    var random = SeededRandom(seed: 5)
    return edited(count) { rows in
      for offset in rows.indices.reversed() where random.chance(1) {
        switch random.below(3) {
        case 0: rows.remove(at: offset)
        case 1: rows.insert(TestRow(id: 10_000_000 + offset), at: offset)
        default: rows[offset].content = 1
        }
      }
    }
  }
}
