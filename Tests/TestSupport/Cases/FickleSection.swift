// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A section that hands out other rows each time: so many fewer the second time, and so on.
package final class FickleSection: ListSection {
  package let id: Int
  private var counts: [Int]

  /// - Parameter counts: How many rows to hand out, in turn; the last count goes on.
  package init(id: Int = 0, counts: [Int]) { (self.id, self.counts) = (id, counts.reversed()) }

  package convenience init(id: Int = 0, _ counts: Int...) { self.init(id: id, counts: counts) }

  package init(_ section: FickleSection, rows: [TestRow]) {
    (id, counts) = (section.id, [rows.count])
  }

  package var rows: [TestRow] {
    let count = counts.count > 1 ? counts.removeLast() : counts[0]
    return (0..<count).map { TestRow(id: 100 * id + $0) }
  }

  /// Hands out other rows from now on.
  package func change(to count: Int) { counts = [count] }
}
