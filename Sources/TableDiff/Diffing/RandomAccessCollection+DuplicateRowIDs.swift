// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id that more than one row of a section has, and the paths of those rows.
public struct DuplicateRowID<ID: Hashable>: Hashable {
  /// The repeated id.
  public let id: ID

  /// The paths of the rows with this id, two at least, all in one section; ascending.
  public let paths: [RowPath]

  @usableFromInline
  init(id: ID, paths: [RowPath]) {
    self.id = id
    self.paths = paths
  }
}

extension DuplicateRowID: Sendable where ID: Sendable {}

extension RandomAccessCollection where Element: ListSection {
  /// Finds the ids that more than one row of a section has.
  ///
  ///     let sections = [
  ///       RowSection(id: "favourites", rows: [fig]), RowSection(id: "all", rows: [fig, pear, fig]),
  ///     ]
  ///     sections.duplicateRowIDs().map(\.paths)  // [[(1, 0), (1, 2)]]: fig
  ///
  /// Ids of rows should be unique in their section; a row may stand once in each of several
  /// sections. A diff of lists that repeat ids within a section is valid, but which of the equal
  /// rows are paired is left open; call this in tests or where data comes in. For the ids of the
  /// sections themselves call ``duplicateIDs()``.
  ///
  /// - Returns: One value for each id that is repeated in a section, in the order of the first
  ///   occurrences.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @inlinable
  public func duplicateRowIDs() -> [DuplicateRowID<Element.Row.ID>] {
    var duplicates: [DuplicateRowID<Element.Row.ID>] = []
    let count = count
    for (section, value) in enumerated() {
      require(
        section < count,
        "The list counts \(ListDiff.counted(count, "section")), and hands out more.")
      let rows = value.rows
      if rows.count < 2 { continue }
      for duplicate in rows.duplicateIDs() {
        let paths = duplicate.offsets.map { RowPath(section: section, row: $0) }
        duplicates.append(DuplicateRowID(id: duplicate.id, paths: paths))
      }
    }
    return duplicates
  }
}
