// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TableScreen: ListView {
    /// A table view performs steps, and takes whatever a batch says.
    package var kind: ListViewKind { .collectionView }

    package var isOnScreen: Bool { drivenView?.showsBatches ?? false }

    // A table that has another data source does not report the end of a drag.
    package var isBusy: Bool {
      bridge.isCalled || (drivenView != nil && bridge.isDragging)
        || (keeper.isActive && liveScroll.isUnderWay)
    }

    package var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    package var reportedRowCounts: [Int]? {
      guard let tableView = drivenView, bridge.isCounted else { return nil }
      // A reload that is pending must not fall into the next updates.
      tableView.layoutSubtreeIfNeeded()
      return tableView.counts
    }

    package func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView = drivenView, let old = bridge.layout else {
        _ = change()
        return completion(false)
      }
      // The counts of sections that come are known after the change only.
      let known =
        batch.hasSectionOperations
        ? nil : try batch.tableSteps(from: old, to: old.after(batch))
      if known == nil {
        try batch.requireTableSections(from: old)
      }
      let (place, counts) = (keeper.place(in: tableView), tableView.counts)
      isAnimated = animated && !(place?.shifts(by: batch, from: counts) ?? false)
      var isChanged = false
      selection.pass(tableView) {
        tableView.run(
          animations, isAnimated: isAnimated,
          change: {
            keeper.forget()
            isChanged = change()
            noteData()
            return isChanged ? known ?? steps(of: batch, from: old) : []
          }, completion: { completion(true) })
      }
      if isChanged, let place {
        keeper.hold(place.target(after: batch, from: counts), in: tableView)
      }
      notice(tableView)
      // After a batch with refreshes, `refresh` does it.
      if !batch.hasRefreshes, bridge.layout?.hasSectionViews == true {
        keeper.goOnKeeping(in: tableView) { refreshSectionViews(in: tableView) }
      }
    }

    private func steps(of batch: BatchUpdate, from old: TableLayout) -> [ListStep] {
      guard let new = bridge.layout else { return [] }
      do {
        return try batch.tableSteps(from: old, to: new)
      } catch {
        preconditionFailure(
          "\(batch) does not lead from \(old.rowCounts) to \(new.rowCounts): \(error)")
      }
    }

    package func refresh(_ batch: BatchUpdate) {
      guard let tableView = drivenView else { return }
      let rows = IndexSet(batch.refreshes.map(index))
      keeper.goOnKeeping(in: tableView) {
        tableView.refresh(rows, isAnimated: isAnimated) { view, column, row in
          bridge.refreshed = view
          defer { bridge.refreshed = nil }
          return self.view(for: tableView.tableColumns[column], row: row) === view
        }
        refreshSectionViews(in: tableView)
      }
    }

    package func reload(change: @MainActor () -> Void) {
      func changeData() {
        change()
        noteData()
      }
      guard let tableView = drivenView else { return changeData() }
      selection.pass(tableView) {
        tableView.reload(updater, finder, keeper, change: changeData)
      }
      showEmptiness(in: tableView)
    }
  }
#endif
