// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id that more than one row of a list of sections has, and the paths of those rows.
public struct DuplicateRowID<ID: Hashable>: Hashable {
  /// The repeated id.
  public let id: ID

  /// The paths of the rows with this id, two at least; ascending.
  public let paths: [RowPath]

  @usableFromInline
  init(id: ID, paths: [RowPath]) {
    self.id = id
    self.paths = paths
  }
}

extension DuplicateRowID: Sendable where ID: Sendable {}

extension RandomAccessCollection where Element: ListSection {
  /// Finds the ids that more than one row has, in one section or in several.
  ///
  ///     let sections = [RowSection(id: "fruit", rows: [fig, pear]), RowSection(id: "nuts", rows: [fig])]
  ///     sections.duplicateRowIDs().map(\.paths)  // [[(0, 0), (1, 0)]]: fig
  ///
  /// Ids of rows should be unique over the whole list. A diff of lists that repeat ids is valid,
  /// but which of the equal rows are paired is left open; call this in tests or where data comes
  /// in. For the ids of the sections themselves call ``duplicateIDs()``.
  ///
  /// - Returns: One value for each repeated id, in the order of the first occurrences.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @inlinable
  public func duplicateRowIDs() -> [DuplicateRowID<Element.Row.ID>] {
    var firstPaths: [Element.Row.ID: RowPath] = [:]
    var repeated: [Element.Row.ID: [RowPath]] = [:]
    var path = RowPath(section: 0, row: 0)
    for section in self {
      path.row = 0
      for row in section.rows {
        let id = row.id
        if let first = firstPaths[id] {
          repeated[id, default: [first]].append(path)
        } else {
          firstPaths[id] = path
        }
        path.row += 1
      }
      path.section += 1
    }
    return repeated.map { DuplicateRowID(id: $0.key, paths: $0.value) }
      .sorted { $0.paths[0] < $1.paths[0] }
  }
}
