// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension CollectionListDataSource {
    /// Returns the section at an offset; `nil` if there is none.
    public func section(at offset: Int) -> Section? {
      let sections = updater.sections
      return sections.indices.contains(offset) ? sections[offset] : nil
    }

    /// Returns the row at an index path; `nil` if there is none.
    public func row(at path: IndexPath) -> Section.Row? {
      guard let path = path.rowPath, let rows = section(at: path.section)?.rows,
        (0..<rows.count).contains(path.row)
      else { return nil }
      return rows[rows.index(rows.startIndex, offsetBy: path.row)]
    }

    /// Moves a row in the data and in the collection view.
    ///
    /// Call it where the delegate of the collection view accepts a drop. When the store submits a
    /// state with the same move, nothing is animated twice.
    ///
    /// - Parameters:
    ///   - from: The index path of the row before the move.
    ///   - to: The index path of the row after the move.
    /// - Precondition: There is a row at `from` and a place for it at `to`.
    /// - Complexity: O(*n*), where *n* is the number of rows in the two sections.
    public func moveRow(from: IndexPath, to: IndexPath) {
      guard from != to, let source = from.rowPath, let target = to.rowPath else { return }
      let counts = updater.sections.map(\.rows.count)
      guard let collectionView = servedView, reportedRowCounts == counts, isOnScreen else {
        updater.moveRow(from: source, to: target)
        servedView?.reloadData()
        return
      }
      collectionView.run(
        BatchUpdate(moves: [.init(from: source, to: target)]), isAnimated: !prefersReducedMotion,
        change: { [updater] in
          updater.moveRow(from: source, to: target)
          return true
        },
        // The items may be asked for until then.
        completion: { _ in withExtendedLifetime(self) {} })
    }
  }

  extension CollectionListDataSource where Section.Row: Identifiable {
    /// Returns the index path of the row with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func indexPath(of id: Section.Row.ID) -> IndexPath? {
      for (offset, section) in updater.sections.enumerated() {
        for (row, value) in section.rows.enumerated() where value.id == id {
          return IndexPath(item: row, section: offset)
        }
      }
      return nil
    }
  }
#endif
