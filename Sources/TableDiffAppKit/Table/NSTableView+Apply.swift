// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// Animates a change of the rows.
    ///
    ///     tableView.apply(fruits.tableDiff(to: newFruits)) { self.fruits = newFruits }
    ///
    /// Sets the data, and performs the changes one by one. Rows with new content are reloaded,
    /// unless `configure` updates their views. Selected rows stay selected.
    ///
    /// The view reloads instead if it has no window or no size, if it does not have as many rows as
    /// the old list, or if the policy says so.
    ///
    /// - Parameters:
    ///   - diff: The diff from the rows shown to the new rows.
    ///   - animations: How to animate each kind of change.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - configure: Updates the view of a row and column with the row's new content.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation ends, or at once without one; AppKit may drop it.
    /// - Complexity: O(*k*) calls of the view, where *k* is the number of the diff's steps.
    public func apply(
      _ diff: ListDiff, with animations: RowAnimations = .automatic,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      configure: ((_ view: NSView, _ column: NSTableColumn, _ row: Int) -> Void)? = nil,
      setData: () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      layoutSubtreeIfNeeded()
      let fits = numberOfRows == diff.oldCount
      let decision = fits && showsBatches ? policy.decision(for: diff) : .reload
      if diff.isEmpty && fits {
        setData()
        completion?(true)
      } else if decision == .reload {
        let map = OffsetMap(diff)
        reload(
          isKnown: fits,
          newPath: { map.newOffset(ofOld: $0.row).map { RowPath(section: 0, row: $0) } },
          setData: setData)
        completion?(true)
      } else {
        let isAnimated = decision.allowed(animated: animated) == .animate
        run(
          animations, isAnimated: isAnimated,
          change: {
            setData()
            return diff.steps
          },
          completion: { completion?(true) })
        refresh(IndexSet(diff.updates.map(\.to)), isAnimated: isAnimated) { view, column, row in
          configure?(view, tableColumns[column], row)
          return configure != nil
        }
      }
    }

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
