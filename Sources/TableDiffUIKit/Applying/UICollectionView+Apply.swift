// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension UICollectionView {
    /// Animates the change from one list of rows to another in a section.
    ///
    ///     collectionView.apply(from: fruits, to: newFruits) { self.fruits = $0 }
    ///
    /// Sets the data where the view expects it to change, in the block of `performBatchUpdates`. Rows
    /// with new content keep their cells, which are configured anew (before iOS 15: reloaded). For
    /// that your data source must dequeue cells for the index path that it is given.
    ///
    /// The view reloads instead if nobody would see a batch, if the view has counted other rows than
    /// `old`, or if the policy says so. It shows the change at once, as a call of `reloadData()`
    /// does, also in the middle of a drag: do not call it from `setData`, nor from a data source. A
    /// `ListUpdater` waits for the right moment, and serves states that arrive in quick succession.
    ///
    /// - Parameters:
    ///   - old: The rows that the view shows.
    ///   - new: The rows to show.
    ///   - section: The section of the rows.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view goes.
    /// - Complexity: That of a diff and its batch.
    @inlinable
    public func apply<Row: Identifiable & Equatable>(
      from old: [Row], to new: [Row], inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      setData: @escaping @MainActor ([Row]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let change = AppliedChange(old.tableDiff(to: new), inSection: section, policy: policy) {
        setData(new)
      }
      apply(change, animated: animated, refreshHeader: nil, completion: completion)
    }

    /// Animates the change from one list of rows to another, compared by closures, in a section.
    ///
    ///     collectionView.apply(
    ///       from: lines, to: newLines, id: { $0.key }, contentsEqual: { $0.text == $1.text }
    ///     ) { self.lines = $0 }
    ///
    /// See ``apply(from:to:inSection:policy:animated:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - old: The rows that the view shows.
    ///   - new: The rows to show.
    ///   - id: The identity of a row.
    ///   - contentsEqual: Whether two rows of the same id look alike.
    ///   - section: The section of the rows.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view goes.
    /// - Complexity: That of a diff and its batch.
    @inlinable
    @inline(always)
    public func apply<Row, ID: Hashable>(
      from old: [Row], to new: [Row], id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
      inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      setData: @escaping @MainActor ([Row]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let diff = old.tableDiff(to: new, id: id, contentsEqual: contentsEqual)
      let change = AppliedChange(diff, inSection: section, policy: policy) { setData(new) }
      apply(change, animated: animated, refreshHeader: nil, completion: completion)
    }

    /// Animates the change from one list of sections to another.
    ///
    ///     collectionView.apply(sectionsFrom: shelves, to: newShelves) { self.shelves = $0 }
    ///
    /// Rows with new content keep their cells, and rows stay selected. A change that does not fit into
    /// one batch takes several, one after the other, each with data
    /// of its own. See ``apply(from:to:inSection:policy:animated:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - old: The sections that the view shows.
    ///   - new: The sections to show.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - refreshHeader: Gives the header and footer of a section their new content. By default the
    ///     section is loaded anew, without animation.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view goes.
    /// - Complexity: That of a diff and its stages.
    @inlinable
    public func apply<Section: ListSection>(
      sectionsFrom old: [Section], to new: [Section],
      preferring preference: StagePreference = .fewestStages,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      refreshHeader: (@MainActor (_ section: Int) -> Void)? = nil,
      setData: @escaping @MainActor ([Section]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) where Section.Row: Identifiable & Equatable {
      let change = AppliedChange(
        old.sectionedDiff(to: new), from: old, to: new, for: .collectionView,
        preferring: preference,
        policy: policy, setData: setData)
      apply(
        change, animated: animated, refreshHeader: refreshHeader,
        completion: completion)
    }

    /// Animates the change from one list of sections to another, with rows that closures compare.
    ///
    ///     collectionView.apply(
    ///       sectionsFrom: pages, to: newPages, id: { $0.key },
    ///       contentsEqual: { $0.text == $1.text }
    ///     ) { self.pages = $0 }
    ///
    /// See ``apply(sectionsFrom:to:preferring:policy:animated:refreshHeader:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - old: The sections that the view shows.
    ///   - new: The sections to show.
    ///   - id: The identity of a row.
    ///   - contentsEqual: Whether two rows of the same id look alike.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - refreshHeader: Gives the header and footer of a section their new content. By default the
    ///     section is loaded anew, without animation.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called when the animation is over, or at once if there is none; not called if
    ///     UIKit drops it, as it may if the view goes.
    /// - Complexity: That of a diff and its stages.
    @inlinable
    @inline(always)
    public func apply<Section: ListSection, ID: Hashable>(
      sectionsFrom old: [Section], to new: [Section], id: (Section.Row) -> ID,
      contentsEqual: (Section.Row, Section.Row) -> Bool,
      preferring preference: StagePreference = .fewestStages,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      refreshHeader: (@MainActor (_ section: Int) -> Void)? = nil,
      setData: @escaping @MainActor ([Section]) -> Void,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let diff = old.sectionedDiff(to: new, id: id, contentsEqual: contentsEqual)
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
      show(
        change, animated: animated, with: .automatic,
        refreshHeader: refreshHeader,
        completion: completion)
    }
  }
#endif
