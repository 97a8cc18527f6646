// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

extension Array where Element: ListSection {
  package func section(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

  package func row(at path: RowPath) -> Element.Row? {
    guard let rows = section(at: path.section)?.rows, (0..<rows.count).contains(path.row) else {
      return nil
    }
    return rows[rows.index(rows.startIndex, offsetBy: path.row)]
  }

  /// Returns the path of the first row that satisfies a predicate; `nil` if none does.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  package func path(where predicate: (Element.Row) -> Bool) -> RowPath? {
    for (section, content) in enumerated() {
      let rows = content.rows
      if let row = rows.firstIndex(where: predicate) {
        return RowPath(section: section, row: rows.distance(from: rows.startIndex, to: row))
      }
    }
    return nil
  }

  /// Returns the paths of all rows that satisfy a predicate.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  package func paths(where predicate: (Element.Row) -> Bool) -> [RowPath] {
    enumerated().flatMap { section, content in
      content.rows.enumerated().compactMap { offset, row in
        predicate(row) ? RowPath(section: section, row: offset) : nil
      }
    }
  }

  /// The path of the last row; `nil` if there are no rows.
  package var lastPath: RowPath? {
    lastIndex { !$0.rows.isEmpty }.map { RowPath(section: $0, row: self[$0].rows.count - 1) }
  }
}

extension Array where Element: ListSection, Element.Row: Identifiable {
  /// Returns the paths of the first rows that have the ids.
  @export(implementation)
  package func paths(of ids: Set<Element.Row.ID>) -> [RowPath] {
    var missing = ids
    var paths: [RowPath] = []
    for (section, content) in enumerated() {
      for (offset, row) in content.rows.enumerated() {
        if missing.isEmpty { return paths }
        if missing.remove(row.id) != nil { paths.append(RowPath(section: section, row: offset)) }
      }
    }
    return paths
  }
}
