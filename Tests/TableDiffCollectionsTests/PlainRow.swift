// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport

/// A row of a source, by whose numbers tests filter, sort and group.
struct PlainRow: Identifiable, Hashable, Sendable, CustomStringConvertible {
  let id: Int
  var number: Int
  var key: Int
  var group: Int

  var description: String { "\(id)n\(number)k\(key)g\(group)" }

  static func rows(_ count: Int, seed: UInt64, keyCount: Int = 1_000, groupCount: Int = 7)
    -> [PlainRow]
  {
    var random = SeededRandom(seed: seed)
    return (0..<count).map {
      PlainRow(
        id: $0, number: random.below(1_000), key: random.below(keyCount),
        group: random.below(groupCount))
    }
  }
}

/// A section of plain rows.
struct PlainSection: ListSection, Equatable, CustomStringConvertible {
  let id: Int
  let rows: [PlainRow]
  let header: String

  init(id: Int, rows: [PlainRow]) {
    (self.id, self.rows, header) = (id, rows, "\(rows.count)")
  }

  init<Source>(_ section: DerivedSection<Source, Int>) where Source.Element == PlainRow {
    (id, rows, header) = (section.id, Array(section.rows), section.header)
  }

  init(_ section: PlainSection, rows: [PlainRow]) { self.init(id: section.id, rows: rows) }

  func hasSameHeader(as other: PlainSection) -> Bool { header == other.header }

  var description: String { "\(id): \(rows)" }

  /// Returns sections of rows by group, in ascending order.
  static func sections(of rows: [PlainRow]) -> [PlainSection] {
    Set(rows.map(\.group)).sorted().map { group in
      PlainSection(id: group, rows: rows.filter { $0.group == group })
    }
  }
}

/// What a test makes of a row.
struct PlainCell: Identifiable, Hashable, Sendable {
  let id: Int
  let key: Int

  init(_ row: PlainRow) { (id, key) = (row.id, row.key) }
}

/// A derivation of which a test sees all that is shown.
protocol ShownDerivation<Source>: Derivation where Diff: Equatable {
  associatedtype Shown: Equatable

  /// All that is shown, copied.
  var shown: Shown { get }

  /// Compares two versions of what is shown.
  static func diff(_ old: Shown, _ new: Shown) -> Diff
}

extension DerivedList: ShownDerivation where Source.Element == PlainRow {
  var shown: [PlainRow] { Array(rows) }

  static func diff(_ old: [PlainRow], _ new: [PlainRow]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedWindow: ShownDerivation where Source.Element == PlainRow {
  var shown: [PlainRow] { Array(rows) }

  static func diff(_ old: [PlainRow], _ new: [PlainRow]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedMap: ShownDerivation where Source.Element == PlainRow, Value == PlainCell {
  var shown: [PlainCell] { Array(rows) }

  static func diff(_ old: [PlainCell], _ new: [PlainCell]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedSections: ShownDerivation where Source.Element == PlainRow, Key == Int {
  var shown: [PlainSection] { sections.map { PlainSection($0) } }

  static func diff(_ old: [PlainSection], _ new: [PlainSection]) -> SectionedDiff {
    old.numberedSectionedDiff(to: new)
  }
}
