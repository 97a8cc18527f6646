// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections
import TableDiffQueries

/// The derived lists, beside the same with arrays.
extension DerivedSuite {
  typealias Section = RowSection<Character, NoHeader, Row>

  /// A filtered and sorted list.
  static let sorted = Derived { tree in
    tree.derived.filter { !$0.isDone }.sorted { $0.title < $1.title }
  } make: { rows in
    rows.filter { !$0.isDone }.sorted { $0.title < $1.title }
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  /// A filtered and sorted list, grouped by the first letter.
  static let grouped = Derived { tree in
    sorted.derive(tree).grouped { $0.initial }
  } make: { rows in
    Dictionary(grouping: sorted.make(rows)) { $0.initial }.sorted { $0.key < $1.key }
      .map { Section(id: $0.key, rows: $0.value) }
  } update: {
    $0.update(to: $1)
  } made: {
    $0.sections.map { Section(id: $0.id, rows: Array($0.rows)) }
  } shownCount: {
    $0.reduce(0) { $0 + $1.rows.count }
  } diff: {
    $0.sectionedDiff(to: $1)
  } changes: {
    SectionedCounts($0).rows
  }

  /// A page of 50 rows in the middle of a filtered and sorted list.
  ///
  /// Half of the rows that appear or disappear shift other rows into or out of the page.
  static let page = Derived { tree in
    sorted.derive(tree).window(offsets(of: tree.count))
  } make: { rows in
    let sorted = sorted.make(rows)
    return Array(sorted[offsets(of: rows.count).clamped(to: sorted.indices)])
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  /// Returns the offsets of the page in a list of which two in three rows are shown.
  static func offsets(of count: Int) -> Range<Int> { count / 3..<count / 3 + 50 }

  /// The first row of each title.
  static let distinct = Derived {
    DerivedDistinct($0) { $0.title }
  } make: { rows in
    var seen: Set<String> = []
    return rows.filter { seen.insert($0.title).inserted }
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  /// The first 50 rows by title.
  static let first = Derived {
    DerivedPrefix($0, count: 50) { $0.title < $1.title }
  } make: {
    Array($0.sorted { $0.title < $1.title }.prefix(50))
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  struct Count: Identifiable, Equatable {
    let id: Character
    let count: Int
  }

  /// The number of rows of each initial.
  static let counted = Derived {
    DerivedTotals(counting: $0) { $0.initial }
  } make: {
    Dictionary(grouping: $0) { $0.initial }.map { Count(id: $0.key, count: $0.value.count) }
      .sorted { $0.id < $1.id }
  } update: {
    $0.update(to: $1)
  } made: {
    $0.rows.map { Count(id: $0.id, count: $0.value) }
  }

  /// The list without every third row at its start.
  static let remaining = Derived {
    DerivedCombination(.difference, of: $0, and: others($0))
  } make: { rows in
    let ids = Set(others(rows).map(\.id))
    return rows.filter { !ids.contains($0.id) }
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  static func others(_ rows: some Collection<Row>) -> [Row] {
    rows.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  struct Child: Identifiable, Equatable {
    let id: [Int]
    let title: String
  }

  /// Each row twice, once without a title.
  static let children = Derived {
    DerivedChildren($0) { twice($0) }
  } make: {
    $0.flatMap(twice)
  } update: {
    $0.update(to: $1)
  } made: {
    Array($0.rows)
  }

  @Sendable
  static func twice(_ row: Row) -> [Child] {
    [Child(id: [row.id], title: row.title), Child(id: [row.id, 1], title: "")]
  }

  struct Partner: Identifiable, Equatable, Sendable { let id: Int }

  struct Joined: Identifiable, Equatable {
    let row: Row
    let partner: Partner?
    var id: Int { row.id }
  }

  /// The rows joined with a tenth as many partners, each of about ten rows.
  static let joined = Derived { tree in
    let partnerCount = max(1, tree.count / 10)
    return DerivedJoin(
      tree, to: (0..<partnerCount).map(Partner.init(id:)), on: { partner(of: $0, partnerCount) },
      equals: { $0.id })
  } make: { rows in
    rows.map { Joined(row: $0, partner: Partner(id: partner(of: $0, max(1, rows.count / 10)))) }
  } update: {
    $0.update(to: $1)
  } made: {
    $0.rows.map { Joined(row: $0.row, partner: $0.partner) }
  }

  /// Returns the id of a row's partner.
  static func partner(of row: Row, _ partnerCount: Int) -> Int {
    Int(UInt(bitPattern: row.id) % UInt(partnerCount))
  }
}
