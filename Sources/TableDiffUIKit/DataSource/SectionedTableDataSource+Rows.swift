// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension SectionedTableDataSource {
    /// Returns the section of a number; `nil` if there is none.
    public func section(at index: Int) -> Section? { updater.section(at: index) }

    /// Returns the row at an index path; `nil` if there is none.
    ///
    ///     if let fruit = source.row(at: indexPath) { show(fruit) }
    public func row(at indexPath: IndexPath) -> Section.Row? { updater.row(at: indexPath) }
  }

  extension SectionedTableDataSource where Section.Row: Identifiable {
    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    ///     if let indexPath = source.indexPath(of: fruit.id) {
    ///       print(tableView.cellForRow(at: indexPath) == nil ? "out of sight" : "visible")
    ///     }
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func indexPath(of id: Section.Row.ID) -> IndexPath? {
      updater.sections.path { $0.id == id }.map { IndexPath($0) }
    }
  }
#endif
