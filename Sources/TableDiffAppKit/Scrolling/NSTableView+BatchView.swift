// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSTableView: BatchView {
    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    var isHorizontal: Bool { false }

    var counts: [Int] {
      guard let layout = tableLayout else { return [numberOfRows] }
      var counts = layout.rowCounts
      // Rows unknown to the layout count for the last section.
      let others = numberOfRows - layout.count
      if others != 0 { counts.append((counts.popLast() ?? 0) + others) }
      return counts
    }

    var visibleRowPaths: [RowPath] {
      let rect = visibleRect
      return paths(at: rect.isEmpty ? 0..<0 : Range(rows(in: rect)) ?? 0..<0)
    }

    var selectedPaths: [RowPath] { paths(at: selectedRowIndexes) }

    private func paths(at indexes: some Sequence<Int>) -> [RowPath] {
      guard let layout = tableLayout else { return indexes.map { RowPath(section: 0, row: $0) } }
      return indexes.compactMap(layout.path)
    }

    func origin(of path: RowPath) -> ScrollPoint? {
      if let layout = tableLayout, path.section >= layout.sectionCount { return nil }
      let index = index(of: path)
      return index < numberOfRows ? ScrollPoint(x: 0, y: rect(ofRow: index).minY) : nil
    }

    /// Selects rows; calls the delegate only if the selection changes.
    func selectRows(at paths: [RowPath]) {
      let rows = IndexSet(paths.map(index))
      if rows != selectedRowIndexes { selectRowIndexes(rows, byExtendingSelection: false) }
    }
  }
#endif
