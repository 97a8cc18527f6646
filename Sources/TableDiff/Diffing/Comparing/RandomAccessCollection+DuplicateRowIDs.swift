// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Returns the ids that several rows of a section share.
  ///
  ///     let sections = [
  ///       RowSection(id: "favourites", rows: [fig]), RowSection(id: "all", rows: [fig, pear, fig]),
  ///     ]
  ///     sections.duplicateRowIDs().map(\.positions)  // [[(1, 0), (1, 2)]]: fig
  ///
  /// Row ids should be unique in their section; a row may occur once in each of several sections. A
  /// diff of lists that repeat ids within a section is valid, but which of these rows are paired is
  /// unspecified. Call this method in tests, or when data arrives. For repeated section ids, call
  /// ``duplicateIDs()``.
  ///
  /// - Returns: One value for each id repeated in a section, in the order of first occurrence.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @export(implementation)
  public func duplicateRowIDs() -> [DuplicateID<Element.Row.ID, RowPath>]
  where Element.Row: Identifiable {
    duplicateRowIDs(id: { $0.id })
  }

  @export(implementation)
  package func duplicateRowIDs<ID: Hashable>(
    id: (Element.Row) -> ID
  ) -> [DuplicateID<ID, RowPath>] {
    var duplicates: [DuplicateID<ID, RowPath>] = []
    let count = count
    for (section, value) in enumerated() {
      require(
        section < count,
        "The count of the list is \(count), but it has more sections.")
      let rows = value.rows
      if rows.count < 2 { continue }
      for duplicate in rows.duplicateIDs(id: id) {
        let paths = duplicate.positions.map { RowPath(section: section, row: $0) }
        duplicates.append(DuplicateID(id: duplicate.id, positions: paths))
      }
    }
    return duplicates
  }
}
