// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import ListBenchmarks

/// Cases about lists that are derived from tree arrays, and their targets.
package enum DerivedSuite {
  static let cases: [DerivedCase] = edits + keyed + many + shares + making + changing

  private static let edits = [
    DerivedCase(
      "one row changed, filtered and sorted", .editing,
      targets: [1_000_000: .times(0.9, .small)], tailTargets: [1_000_000: .times(1.8, .small)]),
    DerivedCase(
      "one row changed, grouped too", .editing, shape: .grouped,
      targets: [1_000_000: .times(1.4, .small)], tailTargets: [1_000_000: .times(2.8, .small)]),
    DerivedCase("one row changed, a page of 50 rows", .editing, shape: .page),
    DerivedCase(
      "one row changed, against all again", .editing, shape: .grouped, counts: [1_000_000],
      targets: [1_000_000: .times(0.000_1, .again)]),
  ]

  private static let keyed = [
    DerivedCase("one row changed, the first of each title", .editing, shape: .distinct),
    DerivedCase("one row changed, the first 50 rows", .editing, shape: .first),
    DerivedCase("one row changed, the count of each group", .editing, shape: .counted),
    DerivedCase("one row changed, without the rows of another list", .editing, shape: .remaining),
    DerivedCase("one row changed, two children of each row", .editing, shape: .children),
    DerivedCase("one row changed, with its partner", .editing, shape: .joined),
  ]

  private static let many = [
    DerivedCase(
      "1,000 rows changed, filtered and sorted", .updating,
      targets: [1_000_000: .times(3, .scan)]),
    DerivedCase(
      "1,000 rows changed, grouped too", .updating, shape: .grouped,
      targets: [1_000_000: .times(3, .scan)]),
  ]

  /// The update against all again with arrays, for any number of changes.
  private static let shares = [1, 6, 7, 30, 100].flatMap { percent in
    [
      DerivedCase(
        "\(percent)% of the rows changed, filtered and sorted", .updating,
        changing: .percent(percent), targets: [1_000_000: .times(1.2, .arrays)]),
      DerivedCase(
        "\(percent)% of the rows changed, grouped too", .updating, shape: .grouped,
        changing: .percent(percent), targets: [1_000_000: .times(1.2, .arrays)]),
    ]
  }

  private static let making = [
    DerivedCase(
      "from scratch, filtered and sorted", .making, targets: [1_000_000: .times(1.3, .arrays)],
      keptLimit: 16),
    DerivedCase(
      "from scratch, grouped too", .grouping, shape: .grouped,
      targets: [1_000_000: .times(1.3, .arrays)], keptLimit: 16),
  ]

  private static let changing = [
    DerivedCase(
      "a letter typed into a search", .narrowing, targets: [1_000_000: .times(1, .shownRows)]),
    DerivedCase("a letter deleted from a search", .widening),
    DerivedCase("sorted by id", .ordering),
    DerivedCase("reversed", .reversing),
    DerivedCase("first 50 rows read", .reading),
  ]
}

/// A case about a list that is derived from a tree array.
package struct DerivedCase: Sendable {
  /// What the list is: all rows in order, in sections, those of one page, or what is made of keys,
  /// of groups or of two lists.
  enum Shape: Sendable {
    case sorted, grouped, page
    case distinct, first, counted, remaining, children, joined
  }

  /// How many rows change in a call with many changes.
  enum ChangedRows: Sendable {
    case rows(Int)
    case percent(Int)

    /// Returns their number in a list.
    func count(of count: Int) -> Int {
      switch self {
      case .rows(let rows): min(rows, count)
      case .percent(let percent): count * percent / 100
      }
    }
  }

  let name: String
  let call: DerivedCall
  let shape: Shape
  let changedRows: ChangedRows
  let counts: [Int]

  /// The targets for the median, and those for the slowest calls, by the number of rows.
  let targets: [Int: Target]
  let tailTargets: [Int: Target]

  /// The target for the memory that the list keeps, in bytes for each row that it shows.
  let keptLimit: Double?

  package var title: String { "derived: " + name }

  /// Whether a call takes so long that only thorough runs make it with a million rows.
  var isLong: Bool {
    if case .percent = changedRows { true } else { false }
  }

  init(
    _ name: String, _ call: DerivedCall, shape: Shape = .sorted,
    changing changedRows: ChangedRows = .rows(1_000), counts: [Int] = [10_000, 1_000_000],
    targets: [Int: Target] = [:], tailTargets: [Int: Target] = [:], keptLimit: Double? = nil
  ) {
    (self.name, self.call, self.shape, self.counts) = (name, call, shape, counts)
    self.changedRows = changedRows
    (self.targets, self.tailTargets, self.keptLimit) = (targets, tailTargets, keptLimit)
  }
}
