// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A section of offsets, which stand for rows.
///
/// The library reads and checks patches of offsets; rows are taken as they are written in the
/// patch, without a value for each.
struct OffsetSection: ListSection, Decodable {
  let id: Int
  var rows: [Int]

  init(id: Int, rows: [Int]) { (self.id, self.rows) = (id, rows) }

  init(_ section: OffsetSection, rows: [Int]) { self.init(id: section.id, rows: rows) }
}
