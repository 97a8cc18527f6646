// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSCollectionView {
    /// Shows a change of the items of a section, animated.
    ///
    ///     collectionView.apply(from: self.data, to: newFruits) { self.data = $0 }
    ///
    /// Items with new content are reloaded once the change is made, unless `configure` gives it to
    /// those on screen.
    ///
    /// The collection view is reloaded if it is not in a window, if the section has another number of
    /// items than `old`, or if the policy says so. The selection stays with its items.
    ///
    /// - Parameters:
    ///   - old: The rows that the section shows.
    ///   - new: The rows to show.
    ///   - section: The section.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the data source; called once.
    ///   - configure: Gives an item on screen its new content.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As `tableDiff(to:)`, and O(*k*) calls of the collection view, where *k* is the
    ///   number of changes.
    @inlinable
    public func apply<Row: Identifiable & Equatable>(
      from old: [Row], to new: [Row], inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, setData: ([Row]) -> Void,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      show(
        old.tableDiff(to: new), inSection: section, policy, setData: { setData(new) },
        configure: configure, completion: completion)
    }

    /// Shows a change of sections, animated.
    ///
    ///     collectionView.apply(sectionsFrom: self.data, to: newShelves) { self.data = $0 }
    ///
    /// The change is shown in as many batches as it takes, each with its data. Sections with new
    /// headers are not loaded anew: `configureHeader` gives the headers on screen their content.
    ///
    /// - Parameters:
    ///   - old: The sections that the collection view shows.
    ///   - new: The sections to show.
    ///   - policy: Whether to animate the change, to apply it without animation, or to reload.
    ///   - setData: Sets the data of the data source; called for each batch.
    ///   - configure: Gives an item on screen its new content.
    ///   - configureHeader: Called for each section that has a new header.
    ///   - completion: Called at most once: when the animation is over, or at once if there is none.
    ///     AppKit may drop it, so let nothing depend on it.
    /// - Complexity: As `sectionedDiff(to:)` and `stages(from:to:for:preferring:)`, and O(*k*) calls of
    ///   the collection view, where *k* is the number of changes.
    @inlinable
    public func apply<Section: ListSection>(
      sectionsFrom old: [Section], to new: [Section],
      policy: UpdatePolicy = UpdateOptions().policy, setData: ([Section]) -> Void,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      configureHeader: ((_ section: Int) -> Void)? = nil,
      completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) where Section.Row: Identifiable & Equatable {
      show(
        old.sectionedDiff(to: new), from: old, to: new, policy, setData: setData,
        configure: configure, configureHeader: configureHeader, completion: completion)
    }

    /// Shows a change of sections.
    ///
    /// Inlinable, since the states between batches are made of sections, but it compares no rows.
    @inlinable
    func show<Section: ListSection>(
      _ diff: SectionedDiff, from old: [Section], to new: [Section], _ policy: UpdatePolicy,
      setData: ([Section]) -> Void, configure: ((NSCollectionViewItem, IndexPath) -> Void)?,
      configureHeader: ((Int) -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
      let decision = decision(for: diff, policy)
      if decision == .reload {
        reload(PathMap(diff), ifShowing: old.map(\.rows.count), completion) { setData(new) }
        return
      }
      let stages = diff.stages(from: old, to: new, for: .collectionView)
      show(
        stages.map(\.batch), isAnimated: decision == .animate,
        setData: { setData($0 < stages.count ? stages[$0].sections : new) }, configure: configure,
        configureHeader: configureHeader, completion: completion)
    }

    /// Shows a change of a section.
    ///
    /// Not inlinable: a client compiles only what reads its rows.
    @usableFromInline
    func show(
      _ diff: ListDiff, inSection section: Int, _ policy: UpdatePolicy, setData: () -> Void,
      configure: ((NSCollectionViewItem, IndexPath) -> Void)?,
      completion: (@MainActor (Bool) -> Void)?
    ) {
      layoutSubtreeIfNeeded()
      let fits = section < numberOfSections && numberOfItems(inSection: section) == diff.oldCount
      let decision = (fits && showsChanges ? policy.decision(for: diff) : .reload).withReducedMotion
      if decision == .reload {
        let place = fits ? CollectionPlace(self) : nil
        setData()
        reloadData()
        let map = OffsetMap(diff)
        place?.restore(in: self) { path in
          if path.section != section { return path }
          return map.newOffset(ofOld: path.row).map { RowPath(section: section, row: $0) }
        }
        completion?(true)
      } else {
        show(
          diff.isEmpty ? [] : [diff.batchUpdate(inSection: section)],
          isAnimated: decision == .animate, setData: { _ in setData() }, configure: configure,
          configureHeader: nil, completion: completion)
      }
    }

    /// Returns what to do with a change of sections.
    @usableFromInline
    func decision(for diff: SectionedDiff, _ policy: UpdatePolicy) -> UpdatePolicy.Decision {
      layoutSubtreeIfNeeded()
      let counts = (0..<diff.oldStarts.sectionCount).map { diff.oldStarts.rows(of: $0).count }
      if !showsChanges || counts != itemCounts { return .reload }
      return policy.decision(for: diff).withReducedMotion
    }

    /// Reloads after a change of sections.
    @usableFromInline
    func reload(
      _ map: PathMap, ifShowing counts: [Int], _ completion: (@MainActor (Bool) -> Void)?,
      setData: () -> Void
    ) {
      let place = counts == itemCounts ? CollectionPlace(self) : nil
      setData()
      reloadData()
      place?.restore(in: self) { map.newPath(ofOld: $0) }
      completion?(true)
    }

    /// Shows batches one after the other, and refreshes after the last.
    @usableFromInline
    func show(
      _ batches: [BatchUpdate], isAnimated: Bool, setData: (_ stage: Int) -> Void,
      configure: ((NSCollectionViewItem, IndexPath) -> Void)?, configureHeader: ((Int) -> Void)?,
      completion: (@MainActor (Bool) -> Void)?
    ) {
      guard let last = batches.last else {
        setData(0)
        completion?(true)
        return
      }
      // A collection view calls the block before it returns.
      withoutActuallyEscaping(setData) { setData in
        for (stage, batch) in batches.enumerated() {
          run(
            batch, isAnimated: isAnimated,
            change: {
              setData(stage)
              return true
            },
            completion: { if stage == batches.count - 1 { completion?($0) } })
        }
      }
      NSAnimationContext.run(isAnimated: isAnimated) {
        refresh(last.refreshes) { item, path in
          configure?(item, path)
          return configure != nil
        }
        for section in last.sectionRefreshes { configureHeader?(section) }
        if !last.sectionRefreshes.isEmpty { collectionViewLayout?.invalidateLayout() }
      }
    }
  }
#endif
