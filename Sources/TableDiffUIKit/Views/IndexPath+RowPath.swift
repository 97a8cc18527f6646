// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension RowPath {
    /// Creates a path from an index path of a table or collection view.
    ///
    ///     let path = RowPath(IndexPath(row: 2, section: 1))  // (1, 2)
    ///
    /// - Precondition: The index path has a section and a row.
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.item)
    }
  }

  extension IndexPath {
    /// Creates the index path of a row.
    ///
    ///     let indexPath = IndexPath(RowPath(section: 1, row: 2))  // [1, 2]
    public init(_ path: RowPath) {
      self.init(item: path.row, section: path.section)
    }
  }
#endif
