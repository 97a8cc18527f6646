// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension TableBridge {
    /// Updates the layout, since the data may have changed.
    func noteData() { layout = currentLayout() }

    /// Performs a batch as steps.
    func perform(
      _ batch: BatchUpdate, animated: Bool, keepsPlace _: Bool,
      change: @escaping @MainActor () -> Bool,
      afterwards: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView else { return }
      standInFront(of: tableView)
      let old = layout
      // The row counts of inserted sections are known only after the change.
      let known =
        batch.hasSectionOperations
        ? nil : try batch.tableSteps(from: old, to: old.after(batch))
      if known == nil { try batch.requireTableSections(from: old) }
      selection.pass(tableView) {
        tableView.run(
          animations, isAnimated: animated,
          change: {
            let isChanged = change()
            noteData()
            return isChanged ? known ?? steps(of: batch, from: old) : []
          }, completion: { completion(true) })
      }
      afterwards()
    }

    private func steps(of batch: BatchUpdate, from old: TableLayout) -> [ListStep] {
      do {
        return try batch.tableSteps(from: old, to: layout)
      } catch {
        preconditionFailure(
          "\(batch) does not lead from \(old.rowCounts) to \(layout.rowCounts): \(error)")
      }
    }

    func refresh(_ batch: BatchUpdate, animated: Bool) {
      guard let tableView else { return }
      let rows = IndexSet(batch.refreshes.map(tableView.index))
      tableView.refresh(rows, isAnimated: animated) { view, column, row in
        refresh(view) { self.view(tableView, tableView.tableColumns[column], row) }
      }
    }

    func refreshRowSummaries(animated: Bool) {
      guard let tableView, layout.hasSectionViews else { return }
      var refreshed = IndexSet()
      tableView.enumerateAvailableRowViews { _, index in
        // A row view that is being removed may have no index.
        guard let element = layout.element(at: index), layout.path(at: index) == nil,
          let view = tableView.view(atColumn: 0, row: index, makeIfNecessary: false)
        else { return }
        _ = sectionView?(tableView, element, view)
        refreshed.insert(index)
      }
      if refreshed.isEmpty { return }
      NSAnimationContext.run(isAnimated: animated) {
        tableView.noteHeightOfRows(withIndexesChanged: refreshed)
      }
    }
  }
#endif
