// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension RowPath {
    var itemPath: IndexPath { IndexPath(item: row, section: section) }
  }

  extension IndexPath {
    /// The path of an item; `nil` if the index path does not have two indexes.
    var rowPath: RowPath? { count == 2 ? RowPath(section: self[0], row: self[1]) : nil }
  }
#endif
