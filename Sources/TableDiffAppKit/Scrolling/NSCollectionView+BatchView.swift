// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSCollectionView: BatchView {
    func hasDataSource(_ object: AnyObject) -> Bool { dataSource === object }

    var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

    /// The paths of the visible items; AppKit may also name items that are not visible.
    var visibleRowPaths: [RowPath] {
      let rect = visibleRect
      return indexPathsForVisibleItems().compactMap { path in
        guard let frame = layoutAttributesForItem(at: path)?.frame,
          !frame.intersection(rect).isEmpty
        else { return nil }
        return path.rowPath
      }
    }

    var selectedPaths: [RowPath] { selectionIndexPaths.compactMap(\.rowPath) }

    /// Whether the content overflows only to the sides.
    var isHorizontal: Bool {
      guard let seen = enclosingScrollView?.contentView.bounds else { return false }
      return bounds.width > seen.width && bounds.height <= seen.height
    }

    func origin(of path: RowPath) -> ScrollPoint? {
      let frame = layoutAttributesForItem(at: path.itemPath)?.frame
      return frame.map { ScrollPoint(x: $0.minX, y: $0.minY) }
    }

    func selectRows(at paths: [RowPath]) { selectionIndexPaths = Set(paths.map(\.itemPath)) }
  }

  extension RowPath {
    var itemPath: IndexPath { IndexPath(item: row, section: section) }
  }

  extension IndexPath {
    /// The path of an item; `nil` if the index path does not have two indexes.
    var rowPath: RowPath? { count == 2 ? RowPath(section: self[0], row: self[1]) : nil }
  }
#endif
