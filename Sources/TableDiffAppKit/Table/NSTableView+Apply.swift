// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// Animates a change of the rows.
    ///
    ///     tableView.apply(fruits.tableDiff(to: newFruits)) { self.fruits = newFruits }
    ///
    /// Sets the data, and passes the changes on to the table one after the other. Rows with new content
    /// are reloaded, unless `configure` gives it to their views. The selection stays with its rows.
    ///
    /// The table reloads instead if it is not in a window or has no size, if the number of its rows is
    /// not that of the old list, or if the policy says so.
    ///
    /// - Parameters:
    ///   - diff: The diff from the rows that the table shows to those to show.
    ///   - animations: How to animate each kind of change.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - configure: Gives the view of a row and column the row's new content.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: O(*k*) calls of the table, where *k* is the number of its steps.
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
        let place = fits ? ViewPlace(self) : nil
        setData()
        reloadData()
        let map = OffsetMap(diff)
        place?.restore(in: self) { path in
          map.newOffset(ofOld: path.row).map { RowPath(section: 0, row: $0) }
        }
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
  }
#endif
