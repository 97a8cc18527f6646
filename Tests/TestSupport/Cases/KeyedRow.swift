// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// A row of a list that tests filter, sort and group: what filters, orders and groups read, and a tag.
package struct KeyedRow: Identifiable, Hashable, Sendable, CustomStringConvertible {
  package var id: Int
  package var key: Int
  package var group: Int
  package var flag: Bool
  package var tag: Int

  package init(id: Int, key: Int = 0, group: Int = 0, flag: Bool = true, tag: Int = 0) {
    (self.id, self.key, self.group, self.flag, self.tag) = (id, key, group, flag, tag)
  }

  package var description: String { "\(id)\(flag ? "+" : "-")k\(key)g\(group)t\(tag)" }

  /// What a cell shows of this row: its key.
  package var cell: KeyedRow { KeyedRow(id: id, key: key) }

  /// Random rows with the ids from 0.
  package static func rows(
    _ count: Int, seed: UInt64, keyCount: Int = 1_000, groupCount: Int = 7
  ) -> [KeyedRow] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map {
      let tag = random.below(1_000)
      return KeyedRow(
        id: $0, key: random.below(keyCount), group: random.below(groupCount), tag: tag)
    }
  }
}
