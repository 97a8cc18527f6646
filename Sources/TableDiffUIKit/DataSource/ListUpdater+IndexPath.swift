// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension ListUpdater {
    /// Returns the row at an index path; `nil` if there is none.
    ///
    ///     if let fruit = updater.row(at: indexPath) { show(fruit) }
    public func row(at indexPath: IndexPath) -> Section.Row? {
      let path = RowPath(indexPath)
      guard sections.indices.contains(path.section) else { return nil }
      let rows = sections[path.section].rows
      guard (0..<rows.count).contains(path.row) else { return nil }
      return rows[rows.index(rows.startIndex, offsetBy: path.row)]
    }
  }

  extension ListUpdater where Section.Row: Identifiable {
    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    ///     if let indexPath = updater.indexPath(of: fruit.id) {
    ///       tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
    ///     }
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @inlinable
    public func indexPath(of id: Section.Row.ID) -> IndexPath? {
      for (section, content) in sections.enumerated() {
        let rows = content.rows
        if let row = rows.firstIndex(where: { $0.id == id }) {
          return IndexPath(item: rows.distance(from: rows.startIndex, to: row), section: section)
        }
      }
      return nil
    }
  }
#endif
