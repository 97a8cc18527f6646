// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import Foundation
import TableDiff

/// A section of a list in Fixtures/Lists.
///
/// Its header shows the name and the number of rows.
struct FixtureSection: ListSection {
  let id: String
  let countInHeader: Int
  let rows: [FixtureRow]

  init(id: String, rows: [FixtureRow]) {
    self.id = id
    countInHeader = rows.count
    self.rows = rows
  }

  init(_ section: FixtureSection, rows: [FixtureRow]) {
    id = section.id
    countInHeader = section.countInHeader
    self.rows = rows
  }

  func hasSameHeader(as other: FixtureSection) -> Bool { countInHeader == other.countInHeader }
}

extension FixtureSection {
  /// For each list with natural sections, a closure that returns the section's name for a row.
  ///
  /// Fixtures/README.md describes the rules.
  static let names: [String: @Sendable (FixtureRow) -> String] = [
    "time-zones": { String($0.id.prefix { $0 != "/" }) },
    "classifiers": { $0.id.components(separatedBy: " :: ")[0] },
    "public-suffixes": { $0.content },
    "emoji": { $0.columns[$0.columns.count - 1] },
    "countries": { String($0.columns[$0.columns.count - 1].count) },
    "largest-cities": { $0.columns[1] },
  ]

  /// Returns the rows of a list in sections, in the order of their first rows.
  static func sections(
    of rows: [FixtureRow], named name: (FixtureRow) -> String
  ) -> [FixtureSection] {
    var found: [(id: String, rows: [FixtureRow])] = []
    var places: [String: Int] = [:]
    for row in rows {
      let id = name(row)
      if let place = places[id] {
        found[place].rows.append(row)
      } else {
        places[id] = found.count
        found.append((id, [row]))
      }
    }
    return found.map { FixtureSection(id: $0.id, rows: $0.rows) }
  }
}

extension FixtureRow {
  fileprivate var columns: [String] { content.components(separatedBy: " | ") }
}
