// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
package import TableDiffCollections
import TableDiffQueries

/// Cases about lists derived from tree arrays, and their targets.
///
/// The lists show the rows that are not done, sorted by title.
package enum DerivedSuite {
  /// Single edits come first, so that cases with one number of rows share a tree array.
  package static let cases = [
    edits, many + shares + making + ChangingList.cases + StoppableCalls.cases,
  ]

  private static let edits = [
    edit(
      "filtered and sorted", sorted, targets: [1_000_000: .times(0.9, .small)],
      tailTargets: [1_000_000: .times(1.8, .small)]),
    edit(
      "grouped too", grouped, isBrief: true, targets: [1_000_000: .times(1.4, .small)],
      tailTargets: [1_000_000: .times(2.8, .small)]),
    edit("a page of 50 rows", page),
    edit(
      "against all again", grouped, counts: [1_000_000],
      targets: [1_000_000: .times(0.000_1, .again)], isAgainstAll: true),
    edit("the first of each title", distinct),
    edit("the first 50 rows", first),
    edit("the count of each group", counted),
    edit("without the rows of another list", remaining),
    edit("two children of each row", children),
    edit("with its partner", joined),
  ]

  private static let many = [
    update(.rows(1_000), "1,000", "filtered and sorted", sorted, target: .times(3, .scan)),
    update(.rows(1_000), "1,000", "grouped too", grouped, target: .times(3, .scan)),
  ]

  /// Updates compared with recreating everything from arrays, for several shares of changes.
  private static let shares = [1, 6, 7, 30, 100].flatMap { percent in
    [
      update(
        .percent(percent), "\(percent)% of the", "filtered and sorted", sorted,
        target: .times(1.2, .arrays)),
      update(
        .percent(percent), "\(percent)% of the", "grouped too", grouped,
        target: .times(1.2, .arrays)),
    ]
  }

  private static let making = [
    make("filtered and sorted", "tree.derived.filter { … }.sorted { … }", sorted),
    make("grouped too", "tree.derived.filter { … }.sorted { … }.grouped { … }", grouped),
  ]

  private static let counts = [10_000, 1_000_000]

  private static func edit<List, Made, Diff>(
    _ name: String, _ list: Derived<List, Made, Diff>, counts: [Int] = counts,
    isBrief: Bool = false, targets: [Int: Target] = [:], tailTargets: [Int: Target] = [:],
    isAgainstAll: Bool = false
  ) -> Benchmark {
    Benchmark(
      "derived: one row changed, " + name, "edit(&tree); list.update(to: tree)", counts: counts,
      isBrief: isBrief, targets: targets, tailTargets: tailTargets
    ) { count, bench in
      list.editing(bench.lists(count) { TitledRows(count: count) }, isAgainstAll: isAgainstAll)
    }
  }

  /// The share of rows that change.
  private enum Share: Sendable {
    case rows(Int)
    case percent(Int)
  }

  private static func update<List, Made, Diff>(
    _ share: Share, _ number: String, _ name: String, _ list: Derived<List, Made, Diff>,
    target: Target
  ) -> Benchmark {
    let isLong = if case .percent = share { true } else { false }
    return Benchmark(
      "derived: \(number) rows changed, \(name)", "list.update(to: new)", counts: counts,
      isLong: isLong, targets: [1_000_000: target]
    ) { count, bench in
      let changedCount =
        switch share {
        case .rows(let rows): min(rows, count)
        case .percent(let percent): count * percent / 100
        }
      return list.updating(Row.titled(count, bench), changedCount)
    }
  }

  private static func make<List, Made, Diff>(
    _ name: String, _ call: String, _ list: Derived<List, Made, Diff>
  ) -> Benchmark {
    Benchmark(
      "derived: from scratch, " + name, call, counts: counts,
      targets: [1_000_000: .times(1.3, .arrays)], keptLimit: 16
    ) { count, bench in
      list.making(Row.titled(count, bench))
    }
  }
}

/// The sums of title lengths of rows that are done and not done, updated by a guard.
package struct TitleLengths {
  private var totals: DerivedTotals<TreeArray<Row>, Int, Int>

  package init(of tree: TreeArray<Row>) {
    totals = DerivedTotals(summing: tree, by: { $0.isDone ? 1 : 0 }, of: { $0.title.utf8.count })
  }

  /// Edits 10,000 rows of a list, updating to each version.
  @inline(never)
  package mutating func editAndUpdate(_ rows: inout TreeArray<Row>) -> Int {
    var changes = 0
    for number in 0..<10_000 {
      rows[number &* 7_919 % rows.count].edit()
      changes &+= totals.update(to: rows).changeCount
    }
    return changes
  }
}
