// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension UICollectionView {
    /// Animates a change of the rows of a section.
    ///
    ///     let newFruits = store.fruits
    ///     collectionView.apply(fruits.tableDiff(to: newFruits)) { self.fruits = newFruits }
    ///
    /// Calls `setData` in the block of `performBatchUpdates`. Items with new content are
    /// reconfigured in their cells (before iOS 15: reloaded), so your data source must dequeue
    /// cells for the index path it gets.
    ///
    /// The view reloads instead if it has no window or no size, if its section does not have as
    /// many items as the old list, or if the policy says so. The change is shown at once, as by
    /// `reloadData()`, even during a drag: do not call this method from `setData` or a data source.
    /// A `ListUpdater` waits for the right moment, and handles states in quick succession.
    ///
    /// A collection view throws if it changes in the turn in which the user drops an item: call
    /// this method a turn later.
    ///
    /// - Parameters:
    ///   - diff: The diff from the rows shown to the new rows.
    ///   - section: The section of the rows.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation ends, or at once if there is none; not called if
    ///     UIKit drops it, for example because the view is released.
    /// - Complexity: O(*k*) calls of the view, where *k* is the number of changes.
    public func apply(
      _ diff: ListDiff, inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      setData: @escaping @MainActor () -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let change = AppliedChange(diff, inSection: section, policy: policy, setData: setData)
      apply(
        change, animated: animated, with: .automatic, refreshHeader: nil, completion: completion)
    }

    /// Animates a change of sections.
    ///
    ///     collectionView.apply(shelves.sectionedDiff(to: newShelves), from: shelves, to: newShelves) {
    ///       self.shelves = $0
    ///     }
    ///
    /// Items with new content keep their cells, and selected items stay selected. A change that one
    /// batch cannot express takes several, each with its own data. See
    /// ``apply(_:inSection:policy:animated:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - diff: The diff from the old to the new sections.
    ///   - old: The sections that the view shows.
    ///   - new: The sections to show.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - refreshHeader: Updates the header and footer of a section. By default the section is
    ///     reloaded without animation.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called when the animation ends, or at once if there is none; not called if
    ///     UIKit drops it, for example because the view is released.
    /// - Precondition: `diff` is the diff from `old` to `new`.
    /// - Complexity: That of `stages(from:to:for:preferring:)`, and O(*k*) calls of the view, where
    ///   *k* is the number of changes.
    @export(implementation)
    public func apply<Section: ListSection>(
      _ diff: SectionedDiff, from old: [Section], to new: [Section],
      preferring preference: StagePreference = .fewestStages,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      refreshHeader: (@MainActor (_ section: Int) -> Void)? = nil,
      setData: @escaping @MainActor ([Section]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let change = AppliedChange(
        diff, from: old, to: new, for: .collectionView, preferring: preference, policy: policy,
        setData: setData)
      apply(
        change, animated: animated, with: .automatic, refreshHeader: refreshHeader,
        completion: completion)
    }
  }
#endif
