// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TableListDataSource: ListView {
    /// The kind of list view; a table without sections accepts what a collection view does.
    public var kind: ListViewKind { .tableView }

    /// Whether the table is in a window and has room.
    public var isOnScreen: Bool { servedView?.showsChanges ?? false }

    /// Whether the user is dragging rows of the table, or the table is asking for rows.
    ///
    /// A table that has another data source will not tell of the end of a drag.
    public var isBusy: Bool { bridge.isCalled || (servedView != nil && bridge.isDragging) }

    /// Whether the user prefers changes without animation.
    public var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    /// The number of rows that the table has counted; `nil` if it has not yet, or has another data
    /// source.
    public var reportedRowCounts: [Int]? {
      guard let tableView = servedView, bridge.isCounted else { return nil }
      // A reload that is pending must not fall into the next updates.
      tableView.layoutSubtreeIfNeeded()
      return [tableView.numberOfRows]
    }

    /// Carries out a batch by steps.
    public func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView = servedView else {
        _ = change()
        return completion(false)
      }
      isAnimated = animated
      let steps = try batch.tableSteps(rowCount: tableView.numberOfRows)
      tableView.run(
        steps, animations, isAnimated: animated,
        change: change, completion: { completion(true) })
    }

    /// Gives the views of rows their new content, or loads them anew.
    public func refresh(_ batch: BatchUpdate) {
      guard let tableView = servedView else { return }
      let rows = IndexSet(batch.refreshes.map(\.row))
      tableView.refresh(rows, isAnimated: isAnimated) { view, column, row in
        bridge.refreshed = view
        defer { bridge.refreshed = nil }
        return self.view(for: tableView.tableColumns[column], row: row) === view
      }
    }

    /// Loads all rows anew, with the selection and the first visible row where they were.
    public func reload(change: @MainActor () -> Void) {
      guard let tableView = servedView else { return change() }
      let place = TablePlace(tableView)
      let kept = place.rows.filter { row(at: $0) != nil }
      let keptRows = kept.compactMap { row(at: $0) }
      change()
      tableView.reloadData()
      let found = Dictionary(
        uniqueKeysWithValues: zip(kept, identity.offsets(keptRows, kept.isEmpty ? [] : Array(rows)))
      )
      place.restore(in: tableView) { found[$0] ?? nil }
    }
  }
#endif
