// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Finds rows by id in another state of a list, with code specialized for the type of row.
@usableFromInline
package struct RowFinder<Section: ListSection> {
  /// Returns the path of each row in a list; `nil` for a row that is not there.
  package let paths: (_ rows: [Section.Row], _ sections: [Section]) -> [RowPath?]

  /// Returns whether two rows have the same id.
  package let isSame: (Section.Row, Section.Row) -> Bool

  @export(implementation)
  package init<ID: Hashable>(id: @escaping (Section.Row) -> ID) {
    self.init(isSame: { id($0) == id($1) }) { rows, sections in
      var missing: [ID: [Int]] = [:]
      for (index, row) in rows.enumerated() { missing[id(row), default: []].append(index) }
      var paths = [RowPath?](repeating: nil, count: rows.count)
      for (section, content) in sections.enumerated() {
        for (offset, row) in content.rows.enumerated() {
          if missing.isEmpty { return paths }
          guard let indices = missing.removeValue(forKey: id(row)) else { continue }
          for index in indices { paths[index] = RowPath(section: section, row: offset) }
        }
      }
      return paths
    }
  }

  @usableFromInline
  package init(
    isSame: @escaping (Section.Row, Section.Row) -> Bool,
    paths: @escaping ([Section.Row], [Section]) -> [RowPath?]
  ) {
    self.isSame = isSame
    self.paths = paths
  }
}
