// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListSection {
  /// Returns this section with other rows.
  ///
  /// Traps if ``init(_:rows:)`` makes a section with another number of rows or another id: it would
  /// give states that no batch leads to.
  @inlinable
  package func with(rows: [Row]) -> Self {
    let made = Self(self, rows: rows)
    let count = made.rows.count
    if count != rows.count { failCount(count, given: rows.count) }
    if made.id != id { failID(made) }
    return made
  }

  @usableFromInline
  func failCount(_ count: Int, given: Int) -> Never {
    fatalError(
      "A section was made of \(ListDiff.counted(given, "row")) by init(_:rows:), and has "
        + "\(count).")
  }

  @usableFromInline
  func failID(_ made: Self) -> Never {
    #if hasFeature(Embedded)
      fatalError("A section was made of another one by init(_:rows:), and has another id.")
    #else
      fatalError("A section was made of section \(id) by init(_:rows:), and has the id \(made.id).")
    #endif
  }
}
