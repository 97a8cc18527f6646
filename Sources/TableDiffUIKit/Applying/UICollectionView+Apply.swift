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
    /// Sets the data where the view expects it to change, in the block of `performBatchUpdates`.
    /// Items with new content keep their cells, which are reconfigured (before iOS 15: reloaded). For
    /// that your data source must dequeue cells for the index path that it is given.
    ///
    /// The view reloads instead if it is not in a window or has no size, if the number of items that it
    /// shows in the section is not that of the old list, or if the policy says so. It shows the change at once, as a
    /// call of `reloadData()` does, also in the middle of a drag: do not call it from `setData`, nor from
    /// a data source. A `ListUpdater` waits for the right moment, and handles states that arrive in
    /// quick succession.
    ///
    /// A collection view throws at a change in the turn in which the user drops an item. If its data
    /// source is a ``ClosureCollectionDataSource``, the change waits for the next turn; several of one
    /// turn become one, a reload with the data of the last, and all completions are called. With a data
    /// source of your own, call it a turn later.
    ///
    /// - Parameters:
    ///   - diff: The diff from the rows that the view shows to those to show.
    ///   - section: The section of the rows.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view is released.
    /// - Complexity: O(*k*) calls of the view, where *k* is the number of changes.
    public func apply(
      _ diff: ListDiff, inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      setData: @escaping @MainActor () -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let change = AppliedChange(diff, inSection: section, policy: policy, setData: setData)
      apply(change, animated: animated, refreshHeader: nil, completion: completion)
    }

    /// Animates a change of sections.
    ///
    ///     collectionView.apply(shelves.sectionedDiff(to: newShelves), from: shelves, to: newShelves) {
    ///       self.shelves = $0
    ///     }
    ///
    /// Items with new content keep their cells, and items stay selected. A change that does not fit
    /// into one batch takes several, one after the other, each with data of its own. See
    /// ``apply(_:inSection:policy:animated:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - diff: The diff from the old to the new sections.
    ///   - old: The sections that the view shows.
    ///   - new: The sections to show.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - refreshHeader: Gives the header and footer of a section their new content. By default the
    ///     section is reloaded, without animation.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view is released.
    /// - Precondition: The diff is one of these lists.
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
        change, animated: animated, refreshHeader: refreshHeader,
        completion: completion)
    }

    @usableFromInline
    func apply(
      _ change: AppliedChange, animated: Bool,
      refreshHeader: (@MainActor (Int) -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
      let show = { (change: AppliedChange, completion: (@MainActor (Bool) -> Void)?) in
        self.show(
          change, animated: animated, with: .automatic, refreshHeader: refreshHeader,
          completion: completion)
      }
      if let drop = (dataSource as? CollectionBridge)?.drop, drop.isUnderWay {
        drop.wait(with: change, completion: completion, show: show)
      } else {
        show(change, completion)
      }
    }
  }
#endif
