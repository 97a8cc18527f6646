// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Finds the rows with certain ids.
///
/// Created where the row type is concrete, so that the search is specialized for it.
@usableFromInline
package struct IDFinder<Section: ListSection> where Section.Row: Identifiable {
  /// Returns the paths of the first rows that have the ids.
  package let paths: (_ ids: Set<Section.Row.ID>, _ sections: [Section]) -> [RowPath]

  @export(implementation)
  package init() {
    self.init { ids, sections in
      var missing = ids
      var paths: [RowPath] = []
      for (section, content) in sections.enumerated() {
        for (offset, row) in content.rows.enumerated() {
          if missing.isEmpty { return paths }
          if missing.remove(row.id) != nil { paths.append(RowPath(section: section, row: offset)) }
        }
      }
      return paths
    }
  }

  @usableFromInline
  init(paths: @escaping (Set<Section.Row.ID>, [Section]) -> [RowPath]) { self.paths = paths }
}
