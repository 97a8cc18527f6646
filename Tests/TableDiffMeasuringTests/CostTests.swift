// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting
import Testing

/// Counts what is done with summaries and rows, in the tests of one suite.
private final class Counts: @unchecked Sendable {
  var measured = 0
  var appended = 0
  var compared = 0

  static let shared = Counts()

  /// Returns the counts of what a closure does, and its result.
  static func during<Result>(_ body: () -> Result) -> (counts: Counts, result: Result) {
    let before = (shared.measured, shared.appended, shared.compared)
    let result = body()
    let counts = Counts()
    counts.measured = shared.measured - before.0
    counts.appended = shared.appended - before.1
    counts.compared = shared.compared - before.2
    return (counts, result)
  }
}

private struct CountedRow: Identifiable, Equatable {
  let id: Int
  var height: Int

  static func == (left: CountedRow, right: CountedRow) -> Bool {
    Counts.shared.compared += 1
    return (left.id, left.height) == (right.id, right.height)
  }
}

private struct CountedSum: RowSummary {
  var height = 0

  mutating func append(_ row: CountedRow) {
    Counts.shared.measured += 1
    height += row.height
  }

  mutating func append(contentsOf next: CountedSum) {
    Counts.shared.appended += 1
    height += next.height
  }
}

/// The cost of calls, counted: leaves have up to 64 rows, and branches up to 16 children on 4 levels.
@Suite(.serialized) struct CostTests {
  private static func list(_ count: Int) -> MeasuredArray<CountedSum> {
    MeasuredArray((0..<count).map { CountedRow(id: $0, height: 2) })
  }

  /// Each row is measured once; of a part that another version has, those of the leaves beside a cut.
  @Test func making() {
    var (made, list) = Counts.during { Self.list(100_000) }
    #expect(made.measured == 100_000)
    let other = list
    made = Counts.during { list.append(contentsOf: other[1_000..<90_000]) }.counts
    #expect(made.measured <= 3 * 16 * 64)
    made = Counts.during { list.moveSubrange(500..<90_000, to: 7) }.counts
    #expect(made.measured <= 3 * 16 * 64)
    made = Counts.during { MeasuredArray<CountedSum>(other[500..<90_000]) }.counts
    #expect(made.measured <= 2 * 16 * 64)
  }

  @Test func reading() {
    let list = Self.list(100_000)
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 {
      let (first, second) = (random.below(100_001), random.below(100_001))
      let range = min(first, second)..<max(first, second)
      let (sums, sum) = Counts.during { list.summary(of: range) }
      #expect(sum.height == 2 * range.count)
      #expect(sums.measured <= 2 * 64)
      #expect(sums.appended <= 2 * 4 * 16)
      let (search, found) = Counts.during { list.firstIndex(reaching: 2 * first + 1, \.height) }
      #expect(found == (first < 100_000 ? first : nil))
      #expect(search.measured <= 64)
      #expect(search.appended <= 5 * 16)
    }
    #expect(Counts.during { list.summary }.counts.measured == 0)
    // The rows of whole leaves are not read.
    let leaves = Self.list(56 * 3)
    #expect(Counts.during { leaves.summary(of: 56..<112) }.counts.measured == 0)
  }

  /// An edit measures the rows of the leaves that it changes; when a leaf is split, those of its neighbours.
  @Test func editing() {
    var list = Self.list(100_000)
    var random = SeededRandom(seed: 2)
    var measured = 0
    for step in 0..<3_000 {
      // The version from before makes that every other edit copies nodes.
      let before = step % 2 == 0 ? list : []
      defer { withExtendedLifetime(before) {} }
      let offset = random.below(list.count)
      let update = Counts.during { list[offset].height = 2 }.counts
      #expect(update.measured <= 64)
      #expect(update.appended <= 4 * 16)
      let edit = Counts.during {
        list.insert(CountedRow(id: 100_000 + step, height: 2), at: offset)
        list.remove(at: random.below(list.count))
      }
      #expect(edit.counts.measured <= 2 * 16 * 64)
      measured += edit.counts.measured
    }
    #expect(measured <= 3_000 * 3 * 64)
  }

  /// Two versions are compared where they differ.
  @Test func comparing() {
    let old = Self.list(100_000)
    var new = old
    new[77_777].height = 3
    new.remove(at: 5)
    let (comparison, diff) = Counts.during { old.tableDiff(to: new) }
    #expect(diff.changeCount == 2)
    #expect(comparison.compared <= 4 * 64)
    let (equality, isEqual) = Counts.during { old == new }
    #expect(!isEqual)
    #expect(equality.compared <= 4 * 64)
    let rows = old.map { CountedRow(id: $0.id, height: 2) }
    #expect(Counts.during { new.update(to: rows) }.counts.measured <= 4 * 16 * 64)
    #expect(old.tableDiff(to: new).isEmpty)
  }
}
