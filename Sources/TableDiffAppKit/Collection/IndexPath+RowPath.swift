// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension RowPath {
    /// The path as the index path of an item.
    var itemPath: IndexPath { IndexPath(item: row, section: section) }
  }

  extension IndexPath {
    /// The index path of an item as a path; `nil` if it has not two numbers.
    var rowPath: RowPath? { count == 2 ? RowPath(section: self[0], row: self[1]) : nil }
  }
#endif
