// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  extension NSTableView {
    /// Performs steps in one animation group.
    ///
    /// - Parameters:
    ///   - animations: How rows come and go.
    ///   - isAnimated: Whether to animate at all.
    ///   - change: Changes the data; returns the steps, of which updates are left out, since that is not
    ///     animated.
    ///   - completion: Called when the animation is over. The table view lives until then.
    func run(
      _ animations: RowAnimations, isAnimated: Bool,
      change: () -> [ListStep], completion: @escaping @MainActor () -> Void
    ) {
      let animations = isAnimated ? animations : RowAnimations([])
      NSAnimationContext.runAnimationGroup { context in
        if !isAnimated { context.duration = 0 }
        beginUpdates()
        for step in change() { send(step, animations) }
        endUpdates()
      } completionHandler: {
        MainActor.assumeIsolated { withExtendedLifetime(self) { completion() } }
      }
    }

    private func send(_ step: ListStep, _ animations: RowAnimations) {
      switch step {
      case .delete(let rows):
        removeRows(at: IndexSet(integersIn: rows), withAnimation: animations.deletedRows)
      case .move: for move in step.rowMoves { moveRow(at: move.from, to: move.to) }
      case .insert(let rows):
        insertRows(at: IndexSet(integersIn: rows), withAnimation: animations.insertedRows)
      case .update: break
      }
    }

    /// Gives rows their new content.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - isAnimated: Whether new heights, and what `refresh` animates, may be animated.
    ///   - refresh: Gives the view of a row and column its content; returns `false` if the view has to
    ///     be reloaded.
    package func refresh(
      _ rows: IndexSet, isAnimated: Bool,
      by refresh: (_ view: NSView, _ column: Int, _ row: Int) -> Bool
    ) {
      if rows.isEmpty { return }
      NSAnimationContext.run(isAnimated: isAnimated) { refreshViews(of: rows, by: refresh) }
    }

    private func refreshViews(
      of rows: IndexSet, by refresh: (_ view: NSView, _ column: Int, _ row: Int) -> Bool
    ) {
      let columns = tableColumns.indices
      let reloaded = rows.filteredIndexSet { row in
        !columns.allSatisfy { column in
          guard let view = view(atColumn: column, row: row, makeIfNecessary: false) else {
            return false
          }
          return refresh(view, column, row)
        }
      }
      if !reloaded.isEmpty {
        reloadData(forRowIndexes: reloaded, columnIndexes: IndexSet(integersIn: columns))
      }
      // Neither new content nor a reload makes a table ask for heights again.
      noteHeightOfRows(withIndexesChanged: rows)
    }
  }
#endif
