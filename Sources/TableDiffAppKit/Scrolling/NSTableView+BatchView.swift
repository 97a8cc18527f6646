// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSTableView: BatchView {
    var counts: [Int] { [numberOfRows] }

    var visibleRowPaths: [RowPath] {
      let rect = visibleRect
      let rows = rect.isEmpty ? 0..<0 : Range(rows(in: rect)) ?? 0..<0
      return rows.map { RowPath(section: 0, row: $0) }
    }

    var selectedPaths: [RowPath] { selectedRowIndexes.map { RowPath(section: 0, row: $0) } }

    func top(of path: RowPath) -> CGFloat? {
      path.row < numberOfRows ? rect(ofRow: path.row).minY : nil
    }

    /// Selects rows, and tells the delegate if others were selected.
    func selectRows(at paths: [RowPath]) {
      let rows = IndexSet(paths.map(\.row))
      if rows != selectedRowIndexes { selectRowIndexes(rows, byExtendingSelection: false) }
    }
  }
#endif
