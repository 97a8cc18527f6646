// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A section of a list that is derived naively.
typealias KeyedSection = RowSection<Int, String, KeyedRow>

extension KeyedSection {
  init<Source>(_ section: DerivedSection<Source, Int>) where Source.Element == KeyedRow {
    self.init(id: section.id, header: section.header, rows: Array(section.rows))
  }

  /// A header that changes with many changes of the rows, but not with their order.
  static func header(of key: Int, _ rows: some Collection<KeyedRow>) -> String {
    "\(key): \(rows.count) rows, \(rows.reduce(0) { $0 + $1.tag % 3 })"
  }

  /// Returns sections of rows by group, in ascending order, whose headers count them.
  static func sections(of rows: [KeyedRow]) -> [KeyedSection] {
    Set(rows.map(\.group)).sorted().map { group in
      let rows = rows.filter { $0.group == group }
      return KeyedSection(id: group, header: "\(rows.count)", rows: rows)
    }
  }
}
