// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TestSupport

/// A section of a list in Fixtures/Lists; Fixtures/README.md says which rows it has.
///
/// Its header shows the name and how many rows there are in the snapshot.
struct FixtureSection: ListSection, Equatable {
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
  /// The lists with natural sections, and how each names the section of a row.
  static let names: [String: @Sendable (FixtureRow) -> Substring] = [
    "time-zones": { $0.id.prefix { $0 != "/" } },
    "classifiers": { $0.id.components(separatedBy: " :: ")[0][...] },
    "public-suffixes": { $0.content[...] },
    "emoji": { $0.columns[$0.columns.count - 1] },
    "countries": { Substring(String($0.columns[$0.columns.count - 1].count)) },
    "largest-cities": { $0.columns[1] },
  ]

  /// The sections of a list's rows, in the order of their first rows.
  static func sections(
    of rows: [FixtureRow], named name: (FixtureRow) -> Substring
  ) -> [FixtureSection] {
    var found: [(id: String, rows: [FixtureRow])] = []
    var places: [Substring: Int] = [:]
    for row in rows {
      let id = name(row)
      if let place = places[id] {
        found[place].rows.append(row)
      } else {
        places[id] = found.count
        found.append((String(id), [row]))
      }
    }
    return found.map { FixtureSection(id: $0.id, rows: $0.rows) }
  }
}

extension FixtureRow {
  /// The columns of the content.
  fileprivate var columns: [Substring] { content.components(separatedBy: " | ").map { $0[...] } }
}
