// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// A derived list to measure with, and every timed call on it, beside the same with arrays.
///
/// Each type writes the calls out for itself, so that they are timed as an app makes them. The lists
/// have the rows that are not done, by title.
protocol RowDerivation {
  /// The same list, made of arrays.
  associatedtype Made: Equatable

  associatedtype Diff: Equatable

  /// Derives a list from scratch.
  static func derive(_ tree: TreeArray<Row>) -> Self

  /// Makes the same of an array, with the standard library.
  static func make(_ rows: [Row]) -> Made

  /// Compares what was made of two arrays.
  static func diff(_ old: Made, _ new: Made) -> Diff

  /// Returns the numbers of changed rows, or `nil` if they are not those of the edit: if sections
  /// appear or disappear too, or if rows are shifted into a page.
  static func rowChanges(_ diff: Diff) -> ChangeCounts?

  /// Takes over the next version of the rows.
  mutating func update(to new: TreeArray<Row>) -> Diff

  /// Edits the rows, updates the list, and drops the old version.
  mutating func update(after edit: TitledEdit, of tree: inout TreeArray<Row>) -> Diff

  /// The number of rows that are shown.
  var shownCount: Int { get }

  /// What is shown, as arrays.
  var made: Made { get }
}

/// A list that is filtered and sorted.
struct SortedRows: RowDerivation {
  var list: DerivedList<TreeArray<Row>>

  @inline(never)
  static func derive(_ tree: TreeArray<Row>) -> SortedRows {
    SortedRows(list: tree.derived.filter { !$0.isDone }.sorted { $0.title < $1.title })
  }

  @inline(never)
  static func make(_ rows: [Row]) -> [Row] {
    rows.filter { !$0.isDone }.sorted { $0.title < $1.title }
  }

  @inline(never)
  static func diff(_ old: [Row], _ new: [Row]) -> ListDiff { old.tableDiff(to: new) }

  static func rowChanges(_ diff: ListDiff) -> ChangeCounts? { ChangeCounts(diff) }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  @inline(never)
  mutating func update(after edit: TitledEdit, of tree: inout TreeArray<Row>) -> ListDiff {
    tree.make(edit)
    return list.update(to: tree)
  }

  var shownCount: Int { list.count }
  var made: [Row] { Array(list.rows) }
}

/// A list that is filtered, sorted and grouped by the first letter.
struct GroupedRows: RowDerivation {
  typealias Section = RowSection<Character, NoHeader, Row>

  var list: DerivedSections<TreeArray<Row>, Character>

  @inline(never)
  static func derive(_ tree: TreeArray<Row>) -> GroupedRows {
    GroupedRows(
      list: tree.derived.filter { !$0.isDone }.sorted { $0.title < $1.title }
        .grouped { $0.initial })
  }

  @inline(never)
  static func make(_ rows: [Row]) -> [Section] {
    let sorted = rows.filter { !$0.isDone }.sorted { $0.title < $1.title }
    return Dictionary(grouping: sorted) { $0.initial }
      .sorted { $0.key < $1.key }
      .map { Section(id: $0.key, rows: $0.value) }
  }

  @inline(never)
  static func diff(_ old: [Section], _ new: [Section]) -> SectionedDiff {
    old.sectionedDiff(to: new)
  }

  static func rowChanges(_ diff: SectionedDiff) -> ChangeCounts? {
    let counts = SectionedCounts(diff)
    return counts.sections.total == 0 ? counts.rows : nil
  }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> SectionedDiff { list.update(to: new) }

  @inline(never)
  mutating func update(after edit: TitledEdit, of tree: inout TreeArray<Row>) -> SectionedDiff {
    tree.make(edit)
    return list.update(to: tree)
  }

  var shownCount: Int { list.sections.reduce(0) { $0 + $1.rows.count } }
  var made: [Section] { list.sections.map { Section(id: $0.id, rows: Array($0.rows)) } }
}

/// A page of 50 rows of a list that is filtered and sorted, in its middle.
///
/// Half of the rows that appear or disappear shift others into the page and out of it.
struct PageOfRows: RowDerivation {
  var list: DerivedWindow<TreeArray<Row>>

  /// Returns the offsets of the page if there are so many rows, of which two in three are shown.
  private static func page(of count: Int) -> Range<Int> { count / 3..<count / 3 + 50 }

  @inline(never)
  static func derive(_ tree: TreeArray<Row>) -> PageOfRows {
    PageOfRows(list: SortedRows.derive(tree).list.window(page(of: tree.count)))
  }

  @inline(never)
  static func make(_ rows: [Row]) -> [Row] {
    let sorted = SortedRows.make(rows)
    return Array(sorted[page(of: rows.count).clamped(to: sorted.indices)])
  }

  @inline(never)
  static func diff(_ old: [Row], _ new: [Row]) -> ListDiff { old.tableDiff(to: new) }

  static func rowChanges(_ diff: ListDiff) -> ChangeCounts? { nil }

  @inline(never)
  mutating func update(to new: TreeArray<Row>) -> ListDiff { list.update(to: new) }

  @inline(never)
  mutating func update(after edit: TitledEdit, of tree: inout TreeArray<Row>) -> ListDiff {
    tree.make(edit)
    return list.update(to: tree)
  }

  var shownCount: Int { list.rows.count }
  var made: [Row] { Array(list.rows) }
}
