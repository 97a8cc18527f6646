// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  extension NSTableView {
    /// Performs steps in one animation group.
    ///
    /// - Parameters:
    ///   - change: Changes the data; returns the steps, whose updates are not performed.
    ///   - completion: Called when the animation ends. The view is retained until then.
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

    /// Updates rows with new content.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether to animate new heights and the changes of `refresh`.
    ///   - refresh: Updates the view of a row and column; returns `false` if it must be reloaded.
    package func refresh(
      _ rows: IndexSet, isAnimated: Bool,
      by refresh: (_ view: NSView, _ column: Int, _ row: Int) -> Bool
    ) {
      if rows.isEmpty { return }
      NSAnimationContext.run(isAnimated: isAnimated) {
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
        // Neither new content nor a reload makes a table view ask for heights again.
        noteHeightOfRows(withIndexesChanged: rows)
      }
    }
  }
#endif
