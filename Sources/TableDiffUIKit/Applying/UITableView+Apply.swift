// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension UITableView {
    /// Animates the change from one list of rows to another in a section.
    ///
    ///     tableView.apply(from: fruits, to: newFruits) { fruits = $0 }
    ///
    /// Sets the data where the view expects it to change, in the block of `performBatchUpdates`. Rows
    /// with new content keep their cells, which are configured anew (before iOS 15: reloaded).
    ///
    /// The view reloads instead if nobody would see a batch, if the view has counted other rows than
    /// `old`, or if the policy says so. It shows the change at once, as a call of `reloadData()`
    /// does; a `ListUpdater` waits for the right moment, and serves states that arrive in
    /// quick succession.
    ///
    /// - Parameters:
    ///   - old: The rows that the view shows.
    ///   - new: The rows to show.
    ///   - section: The section of the rows.
    ///   - animations: How to animate each kind of change.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called once: when the animation is over, or at once if there is none.
    /// - Complexity: That of a diff and its batch.
    @inlinable
    public func apply<Row: Identifiable & Equatable>(
      from old: [Row], to new: [Row], inSection section: Int = 0,
      with animations: RowAnimations = .automatic,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      setData: @escaping @MainActor ([Row]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let diff = old.tableDiff(to: new)
      let oldCount = old.count
      let decision = diff.isEmpty ? nil : policy.decision(for: diff)
      var stages: [AppliedChange.Stage] = []
      if decision != .reload {
        let batch = diff.batchUpdate(inSection: section)
        stages = [AppliedChange.Stage(batch: batch) { setData(new) }]
      }
      let change = AppliedChange(
        decision: decision, stages: stages,
        isShown: { $0.indices.contains(section) && $0[section] == oldCount },
        setData: { setData(new) })
      apply(
        change, animated: animated, with: animations, refreshHeader: nil, completion: completion)
    }

    /// Animates the change from one list of sections to another.
    ///
    ///     tableView.apply(sectionsFrom: shelves, to: newShelves) { shelves = $0 }
    ///
    /// A change that does not fit into one batch takes several, one after the other, each with data
    /// of its own. See ``apply(from:to:inSection:with:policy:animated:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - old: The sections that the view shows.
    ///   - new: The sections to show.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - animations: How to animate each kind of change.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - refreshHeader: Gives the header and footer of a section their new content. By default the
    ///     section is loaded anew, without animation.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called once: when the animation is over, or at once if there is none.
    /// - Complexity: That of a diff and its stages.
    @inlinable
    public func apply<Section: ListSection>(
      sectionsFrom old: [Section], to new: [Section],
      preferring preference: StagePreference = .fewestStages,
      with animations: RowAnimations = .automatic,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      refreshHeader: (@MainActor (_ section: Int) -> Void)? = nil,
      setData: @escaping @MainActor ([Section]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) where Section.Row: Identifiable & Equatable {
      let diff = old.sectionedDiff(to: new)
      let decision = diff.isEmpty ? nil : policy.decision(for: diff)
      let stages =
        decision == .reload
        ? [] : diff.stages(from: old, to: new, for: .tableView, preferring: preference)
      let change = AppliedChange(
        decision: decision,
        stages: stages.map { stage in
          AppliedChange.Stage(batch: stage.batch) { setData(stage.sections) }
        },
        isShown: { $0.elementsEqual(old.lazy.map(\.rows.count)) },
        setData: { setData(new) })
      apply(
        change, animated: animated, with: animations, refreshHeader: refreshHeader,
        completion: completion)
    }

    @usableFromInline
    func apply(
      _ change: AppliedChange, animated: Bool,
      with animations: RowAnimations,
      refreshHeader: (@MainActor (Int) -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
      show(
        change, animated: animated, with: animations,
        refreshHeader: refreshHeader,
        completion: completion)
    }
  }
#endif
