// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// What the diff of a tree array and its edited copy asks of rows, counted and held against
/// `Fixtures/Budgets/trees.txt`: the budgets do not grow with the number of rows.
@Suite struct TreeCostTests {
  private typealias Rows = TreeArray<CountedRow>

  private static let counts = [
    1_000, 30_000, Sizes.pick(exhaustive: 1_000_000, usual: 1_000_000, debug: 100_000),
  ]

  private static let roundCount = Sizes.pick(exhaustive: 100, usual: 10)

  @Test(arguments: counts) func keepsToBudgets(count: Int) throws {
    let counters = Counters()
    let old = TreeArray((0..<count).map { Self.row($0, counters) })
    for (name, budgets) in try Self.budgets() {
      let edit = try #require(Self.edits[name], "an unknown case")
      for round in 1...Self.roundCount {
        var random = SeededRandom(seed: UInt64(round))
        var new = old
        edit(&new, counters, &random)
        counters.reset()
        let diff = old.tableDiff(to: new)
        let changed = diff.deletes.count + diff.inserts.count
        for budget in budgets {
          let limit = budget.limit(n: 0, pairs: 0, changed: changed)
          let value = try #require(counters.value(of: budget.measure), "an unknown measure")
          #expect(
            budget.isExact ? value == limit : value <= limit,
            "\(name), \(count) rows: \(budget.measure) \(value), \(limit)")
        }
      }
    }
  }

  /// The diff back, and that of versions many edits apart.
  @Test func costsWhatChanged() {
    let counters = Counters()
    let old = TreeArray((0..<100_000).map { Self.row($0, counters) })
    var random = SeededRandom(seed: 6)
    var new = old
    for editCount in [1, 10, 100, 1_000] {
      for _ in 0..<editCount {
        new.move(from: random.below(new.count), to: random.below(new.count))
        new[random.below(new.count)] = Self.row(1_000_000 + random.below(1_000_000), counters)
      }
      for (from, to) in [(old, new), (new, old)] {
        counters.reset()
        _ = from.tableDiff(to: to)
        // Three leaves of up to 42 rows on either side, each id read three times.
        #expect(counters.idReads <= 1_000 * editCount, "\(editCount) edits")
        #expect(counters.contentComparisons <= 4 * 42 * editCount, "\(editCount) edits")
      }
    }
  }

  @Test func everyCaseHasBudgets() throws {
    #expect(try Set(Self.budgets().keys) == Set(Self.edits.keys))
  }

  private static func row(_ id: Int, _ counters: Counters) -> CountedRow {
    CountedRow(row: TestRow(id: id), counters: counters)
  }

  private static func budgets() throws -> [String: [Budget]] {
    let text = try PackageFiles.text(at: "Fixtures/Budgets/trees.txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try Dictionary(
      grouping: lines.map { line in
        try #require(Budget(line: line), "\(line) does not follow the grammar")
      }, by: \.caseName)
  }

  private typealias Edit =
    @Sendable (_ rows: inout Rows, _ counters: Counters, _ random: inout SeededRandom) -> Void

  /// The edits by name, each at a random place.
  private static let edits: [String: Edit] = [
    "copied": { _, _, _ in },
    "one-updated": { rows, _, random in
      let offset = random.below(rows.count)
      rows[offset] = changed(rows[offset])
    },
    "one-inserted": { rows, counters, random in
      rows.insert(row(-1, counters), at: random.below(rows.count + 1))
    },
    "one-removed": { rows, _, random in rows.remove(at: random.below(rows.count)) },
    "one-moved": { rows, _, random in
      rows.move(from: random.below(rows.count), to: random.below(rows.count))
    },
    "two-swapped": { rows, _, random in
      rows.swapAt(random.below(rows.count), random.below(rows.count))
    },
    "one-appended": { rows, counters, _ in rows.append(row(-1, counters)) },
    "first-removed": { rows, _, _ in rows.removeFirst() },
    "block-moved": { rows, _, random in
      let count = min(10_000, rows.count / 3)
      let start = random.below(rows.count - count + 1)
      rows.moveSubrange(start..<start + count, to: random.below(rows.count - count + 1))
    },
    "rotated": { rows, _, random in
      let (head, tail) = rows.split(at: random.below(rows.count))
      rows = tail + head
    },
    "block-removed": { rows, _, random in
      let count = min(10_000, rows.count / 3)
      let start = random.below(rows.count - count + 1)
      rows.removeSubrange(start..<start + count)
    },
    "block-inserted": { rows, counters, random in
      let block = (1...1_000).map { row(-$0, counters) }
      rows.insert(contentsOf: block, at: random.below(rows.count + 1))
    },
    "half": { rows, _, _ in rows = rows.split(at: rows.count / 2).head },
    "ten-updated": { rows, _, random in
      for _ in 0..<10 {
        let offset = random.below(rows.count)
        rows[offset] = changed(rows[offset])
      }
    },
  ]

  private static func changed(_ row: CountedRow) -> CountedRow {
    CountedRow(row: TestRow(id: row.row.id, content: 1), counters: row.counters)
  }
}
