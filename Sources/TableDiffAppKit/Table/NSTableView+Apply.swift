// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// Shows a change of a flat list, animated.
    ///
    ///     tableView.apply(from: self.data, to: newFruits) { self.data = $0 }
    ///
    /// The rows are compared, the data is set, and the changes are passed on to the table one after
    /// the other. Rows with new content are loaded anew, unless `configure` gives it to their views.
    ///
    /// The table is reloaded if it is not in a window, if it has another number of rows than `old`, or
    /// if the policy says so. The selection stays with its rows.
    ///
    /// - Parameters:
    ///   - old: The rows that the table shows.
    ///   - new: The rows to show.
    ///   - animations: How rows come and go.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the table's data source; called once.
    ///   - configure: Gives the view of a row and column the row's new content.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As `tableDiff(to:)`, and O(*k*) calls of the table, where *k* is the number of
    ///   its steps.
    @inlinable
    public func apply<Row: Identifiable & Equatable>(
      from old: [Row], to new: [Row], with animations: RowAnimations = .automatic,
      policy: UpdatePolicy = UpdateOptions().policy, setData: ([Row]) -> Void,
      configure: ((_ view: NSView, _ column: NSTableColumn, _ row: Int) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      show(
        old.tableDiff(to: new), animations, policy, setData: { setData(new) }, configure: configure,
        completion: completion)
    }

    /// Shows a change of a flat list whose rows closures compare, animated.
    ///
    ///     tableView.apply(
    ///       from: self.data, to: newLines, id: { $0.key }, contentsEqual: { $0.text == $1.text },
    ///       setData: { self.data = $0 })
    ///
    /// - Parameters:
    ///   - old: The rows that the table shows.
    ///   - new: The rows to show.
    ///   - id: The identity of a row.
    ///   - contentsEqual: Whether two rows of the same id look alike.
    ///   - animations: How rows come and go.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the table's data source; called once.
    ///   - configure: Gives the view of a row and column the row's new content.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As ``apply(from:to:with:policy:setData:configure:completion:)``.
    @inlinable
    @inline(always)
    public func apply<Row, ID: Hashable>(
      from old: [Row], to new: [Row], id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
      with animations: RowAnimations = .automatic, policy: UpdatePolicy = UpdateOptions().policy,
      setData: ([Row]) -> Void,
      configure: ((_ view: NSView, _ column: NSTableColumn, _ row: Int) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      show(
        old.tableDiff(to: new, id: id, contentsEqual: contentsEqual), animations, policy,
        setData: { setData(new) }, configure: configure, completion: completion)
    }

    /// Shows a change.
    ///
    /// Not inlinable: a client compiles only what reads its rows.
    @usableFromInline
    func show(
      _ diff: ListDiff, _ animations: RowAnimations, _ policy: UpdatePolicy,
      setData: () -> Void, configure: ((NSView, NSTableColumn, Int) -> Void)?,
      completion: (@MainActor (Bool) -> Void)?
    ) {
      layoutSubtreeIfNeeded()
      let fits = numberOfRows == diff.oldCount
      let decision = fits && showsChanges ? policy.decision(for: diff) : .reload
      if diff.isEmpty && fits {
        setData()
        completion?(true)
      } else if decision == .reload {
        let place = fits ? TablePlace(self) : nil
        setData()
        reloadData()
        let map = OffsetMap(diff)
        place?.restore(in: self) { map.newOffset(ofOld: $0) }
        completion?(true)
      } else {
        let isAnimated = decision.withReducedMotion == .animate
        run(
          diff.steps, animations, isAnimated: isAnimated,
          change: {
            setData()
            return true
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
