// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
package import TableDiffCollections
import TableDiffQueries

/// What is derived from the keys of rows, from groups of them, or from two lists.
///
/// Each type writes out the update for itself, so that it is timed as an app makes it.
protocol KeyedDerivation: RowDerivation where Diff == ListDiff, Made == [Shown] {
  /// What is shown.
  associatedtype Shown: Identifiable & Equatable
}

extension KeyedDerivation {
  static func diff(_ old: [Shown], _ new: [Shown]) -> ListDiff { old.tableDiff(to: new) }

  static func rowChanges(_ diff: ListDiff) -> ChangeCounts? { nil }

  @inline(never)
  mutating func update(after edit: TitledEdit, of tree: inout TreeArray<Row>) -> ListDiff {
    tree.make(edit)
    return update(to: tree)
  }

  var shownCount: Int { made.count }
}

/// The first row of each title.
struct DistinctRows: KeyedDerivation {
  typealias Shown = Row

  var list: DerivedDistinct<TreeArray<Row>, String>

  static func derive(_ tree: TreeArray<Row>) -> DistinctRows {
    DistinctRows(list: DerivedDistinct(tree) { $0.title })
  }

  static func make(_ rows: [Row]) -> [Row] {
    var seen: Set<String> = []
    return rows.filter { seen.insert($0.title).inserted }
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  var made: [Row] { Array(list.rows) }
}

/// The first 50 rows by title.
struct FirstRows: KeyedDerivation {
  typealias Shown = Row

  var list: DerivedPrefix<TreeArray<Row>>

  static func derive(_ tree: TreeArray<Row>) -> FirstRows {
    FirstRows(list: DerivedPrefix(tree, count: 50) { $0.title < $1.title })
  }

  static func make(_ rows: [Row]) -> [Row] {
    Array(rows.sorted { $0.title < $1.title }.prefix(50))
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  var made: [Row] { Array(list.rows) }
}

/// The number of rows of each initial.
struct CountedRows: KeyedDerivation {
  struct Shown: Identifiable, Equatable {
    let id: Character
    let count: Int
  }

  var totals: DerivedTotals<TreeArray<Row>, Character, Int>

  static func derive(_ tree: TreeArray<Row>) -> CountedRows {
    CountedRows(totals: DerivedTotals(counting: tree) { $0.initial })
  }

  static func make(_ rows: [Row]) -> [Shown] {
    Dictionary(grouping: rows) { $0.initial }.map { Shown(id: $0.key, count: $0.value.count) }
      .sorted { $0.id < $1.id }
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { totals.update(to: new) }

  var made: [Shown] { totals.rows.map { Shown(id: $0.id, count: $0.value) } }
}

/// The sum of the lengths of titles, by whether rows are done: what a guard updates.
package struct TitleLengths {
  private var totals: DerivedTotals<TreeArray<Row>, Int, Int>

  package init(of tree: TreeArray<Row>) {
    totals = DerivedTotals(summing: tree, by: { $0.isDone ? 1 : 0 }, of: { $0.title.utf8.count })
  }

  /// Edits 10,000 rows of a list, and takes over each version.
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

/// The rows without every third one of those at the start.
struct RemainingRows: KeyedDerivation {
  typealias Shown = Row

  var list: DerivedCombination<TreeArray<Row>, [Row]>

  private static func others(_ rows: some Collection<Row>) -> [Row] {
    rows.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  static func derive(_ tree: TreeArray<Row>) -> RemainingRows {
    RemainingRows(list: DerivedCombination(.difference, of: tree, and: others(tree)))
  }

  static func make(_ rows: [Row]) -> [Row] {
    let ids = Set(others(rows).map(\.id))
    return rows.filter { !ids.contains($0.id) }
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  var made: [Row] { Array(list.rows) }
}

/// Each row twice, once without a title.
struct ChildRows: KeyedDerivation {
  struct Shown: Identifiable, Equatable {
    let id: [Int]
    let title: String
  }

  var list: DerivedChildren<TreeArray<Row>, Shown>

  private static func children(_ row: Row) -> [Shown] {
    [Shown(id: [row.id], title: row.title), Shown(id: [row.id, 1], title: "")]
  }

  static func derive(_ tree: TreeArray<Row>) -> ChildRows {
    ChildRows(list: DerivedChildren(tree) { children($0) })
  }

  static func make(_ rows: [Row]) -> [Shown] { rows.flatMap(children) }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  var made: [Shown] { Array(list.rows) }
}

/// The rows with partners, a tenth as many, of which each has about ten rows.
struct JoinedRows: KeyedDerivation {
  struct Partner: Identifiable, Equatable, Sendable { let id: Int }

  struct Shown: Identifiable, Equatable {
    let row: Row
    let partner: Partner?
    var id: Int { row.id }
  }

  var list: DerivedJoin<TreeArray<Row>, [Partner], Int>

  /// Returns the id of the partner of a row, of some number of partners.
  private static func partner(of row: Row, _ partnerCount: Int) -> Int {
    Int(UInt(bitPattern: row.id) % UInt(partnerCount))
  }

  static func derive(_ tree: TreeArray<Row>) -> JoinedRows {
    let partnerCount = max(1, tree.count / 10)
    return JoinedRows(
      list: DerivedJoin(
        tree, to: (0..<partnerCount).map(Partner.init(id:)),
        on: { partner(of: $0, partnerCount) }, equals: { $0.id }))
  }

  static func make(_ rows: [Row]) -> [Shown] {
    let partnerCount = max(1, rows.count / 10)
    return rows.map { Shown(row: $0, partner: Partner(id: partner(of: $0, partnerCount))) }
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  var made: [Shown] { list.rows.map { Shown(row: $0.row, partner: $0.partner) } }
}
