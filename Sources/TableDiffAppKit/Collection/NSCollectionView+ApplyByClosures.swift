// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSCollectionView {
    /// Shows a change of the items of a section whose rows closures compare, animated.
    ///
    ///     collectionView.apply(
    ///       from: self.data, to: newLines, id: { $0.key }, contentsEqual: { $0.text == $1.text },
    ///       setData: { self.data = $0 })
    ///
    /// - Parameters:
    ///   - old: The rows that the section shows.
    ///   - new: The rows to show.
    ///   - section: The section.
    ///   - id: The identity of a row.
    ///   - contentsEqual: Whether two rows of the same id look alike.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the data source; called once.
    ///   - configure: Gives an item on screen its new content.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As ``apply(from:to:inSection:policy:setData:configure:completion:)``.
    @inlinable
    @inline(always)
    public func apply<Row, ID: Hashable>(
      from old: [Row], to new: [Row], inSection section: Int = 0, id: (Row) -> ID,
      contentsEqual: (Row, Row) -> Bool, policy: UpdatePolicy = UpdateOptions().policy,
      setData: ([Row]) -> Void,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      show(
        old.tableDiff(to: new, id: id, contentsEqual: contentsEqual), inSection: section, policy,
        setData: { setData(new) }, configure: configure, completion: completion)
    }

    /// Shows a change of sections whose rows closures compare, animated.
    ///
    /// - Parameters:
    ///   - old: The sections that the collection view shows.
    ///   - new: The sections to show.
    ///   - id: The identity of a row.
    ///   - contentsEqual: Whether two rows of the same id look alike.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the data source; called for each batch.
    ///   - configure: Gives an item on screen its new content.
    ///   - configureHeader: Called for each section that has a new header.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As
    ///   ``apply(sectionsFrom:to:policy:setData:configure:configureHeader:completion:)``.
    @inlinable
    @inline(always)
    public func apply<Section: ListSection, ID: Hashable>(
      sectionsFrom old: [Section], to new: [Section], id: (Section.Row) -> ID,
      contentsEqual: (Section.Row, Section.Row) -> Bool,
      policy: UpdatePolicy = UpdateOptions().policy, setData: ([Section]) -> Void,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      configureHeader: ((_ section: Int) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      show(
        old.sectionedDiff(to: new, id: id, contentsEqual: contentsEqual), from: old, to: new,
        policy,
        setData: setData, configure: configure, configureHeader: configureHeader,
        completion: completion)
    }
  }
#endif
