// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import TableDiffAdapters

  /// Makes the table of a list: on this platform all are alike.
  @usableFromInline
  struct TableMaker<Section: ListSection> {
    @usableFromInline
    init() {}

    @usableFromInline
    static func flat<Rows>() -> TableMaker where Section == SingleSection<Rows> { TableMaker() }
  }
#endif
