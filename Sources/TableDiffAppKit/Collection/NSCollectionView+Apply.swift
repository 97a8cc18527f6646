// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSCollectionView {
    /// Animates a change of the rows of a section.
    ///
    ///     collectionView.apply(fruits.tableDiff(to: newFruits)) { self.fruits = newFruits }
    ///
    /// Items with new content are reloaded after the change, unless `configure` updates the visible
    /// ones. Selected items stay selected.
    ///
    /// The view reloads instead if it has no window or no size, if its section does not have as
    /// many items as the old list, or if the policy says so.
    ///
    /// - Parameters:
    ///   - diff: The diff from the rows shown to the new rows.
    ///   - section: The section of the rows.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - configure: Updates a visible item with its new content.
    ///   - setData: Sets the data that the data source returns; called once.
    ///   - completion: Called when the animation ends, or at once without one; AppKit may drop it.
    /// - Complexity: O(*k*) calls of the view, where *k* is the number of changes.
    public func apply(
      _ diff: ListDiff, inSection section: Int = 0,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      setData: () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      layoutSubtreeIfNeeded()
      let fits = section < numberOfSections && numberOfItems(inSection: section) == diff.oldCount
      let decision = (fits && showsBatches ? policy.decision(for: diff) : .reload)
        .allowed(animated: animated)
      if decision == .reload {
        let map = OffsetMap(diff)
        let newPath = { (path: RowPath) -> RowPath? in
          if path.section != section { return path }
          return map.newOffset(ofOld: path.row).map { RowPath(section: section, row: $0) }
        }
        reload(isKnown: fits, newPath: newPath, setData: setData)
        completion?(true)
      } else {
        show(
          diff.isEmpty ? [] : [diff.batchUpdate(inSection: section)],
          isAnimated: decision == .animate, setData: { _ in setData() }, configure: configure,
          refreshHeader: nil, completion: completion)
      }
    }

    /// Animates a change of sections.
    ///
    ///     collectionView.apply(shelves.sectionedDiff(to: newShelves), from: shelves, to: newShelves) {
    ///       self.shelves = $0
    ///     }
    ///
    /// A change that one batch cannot express takes several, each with its own data. See
    /// ``apply(_:inSection:policy:animated:configure:setData:completion:)``.
    ///
    /// - Parameters:
    ///   - diff: The diff from the old to the new sections.
    ///   - old: The sections that the collection view shows.
    ///   - new: The sections to show.
    ///   - preference: What matters most if a change does not fit into one batch.
    ///   - policy: Whether to animate, to apply without animation, or to reload.
    ///   - animated: Whether the change may be animated.
    ///   - configure: Updates a visible item with its new content.
    ///   - refreshHeader: Updates the header and footer of a section. By default neither changes.
    ///   - setData: Sets the data that the data source returns; called once for each batch.
    ///   - completion: Called when the animation ends, or at once without one; AppKit may drop it.
    /// - Precondition: `diff` is the diff from `old` to `new`.
    /// - Complexity: That of `stages(from:to:for:preferring:)`, and O(*k*) calls of the view, where
    ///   *k* is the number of changes.
    @export(implementation)
    public func apply<Section: ListSection>(
      _ diff: SectionedDiff, from old: [Section], to new: [Section],
      preferring preference: StagePreference = .fewestStages,
      policy: UpdatePolicy = UpdateOptions().policy, animated: Bool = true,
      configure: ((_ item: NSCollectionViewItem, _ path: IndexPath) -> Void)? = nil,
      refreshHeader: ((_ section: Int) -> Void)? = nil,
      setData: ([Section]) -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let decision = decision(for: diff, policy, animated: animated)
      if decision == .reload {
        reload(PathMap(diff), ifShowing: old.map(\.rows.count), completion) { setData(new) }
        return
      }
      let stages = diff.stages(from: old, to: new, for: .collectionView, preferring: preference)
      show(
        stages.map(\.batch), isAnimated: decision == .animate,
        setData: { setData($0 < stages.count ? stages[$0].sections : new) }, configure: configure,
        refreshHeader: refreshHeader, completion: completion)
    }

    /// Returns what to do with a change of sections.
    @usableFromInline
    func decision(
      for diff: SectionedDiff, _ policy: UpdatePolicy, animated: Bool
    ) -> UpdatePolicy.Decision {
      layoutSubtreeIfNeeded()
      let oldCounts = (0..<diff.oldStarts.sectionCount).map { diff.oldStarts.rows(of: $0).count }
      if !showsBatches || rowCounts != oldCounts { return .reload }
      return policy.decision(for: diff).allowed(animated: animated)
    }

    /// Reloads after a change of sections.
    @usableFromInline
    func reload(
      _ map: PathMap, ifShowing oldCounts: [Int], _ completion: (@MainActor (Bool) -> Void)?,
      setData: () -> Void
    ) {
      reload(isKnown: oldCounts == rowCounts, newPath: map.newPath(ofOld:), setData: setData)
      completion?(true)
    }

    /// Shows batches one after the other, and refreshes views after the last.
    @usableFromInline
    func show(
      _ batches: [BatchUpdate], isAnimated: Bool, setData: (_ stage: Int) -> Void,
      configure: ((NSCollectionViewItem, IndexPath) -> Void)?, refreshHeader: ((Int) -> Void)?,
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
        for section in last.sectionRefreshes { refreshHeader?(section) }
        if !last.sectionRefreshes.isEmpty { collectionViewLayout?.invalidateLayout() }
      }
    }

    /// Performs a batch, except for its refreshes.
    ///
    /// - Parameters:
    ///   - change: Changes the data; returns whether to perform the operations.
    ///   - completion: Called when the animation ends. The view is retained until then.
    func run(
      _ batch: BatchUpdate, isAnimated: Bool, change: @escaping () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      if batch.hasNoStructure {
        // A view may never complete a batch without changes.
        _ = change()
        return completion(true)
      }
      let target = isAnimated ? animator() : self
      target.performBatchUpdates {
        if change() { self.send(batch) }
      } completionHandler: { finished in
        MainActor.assumeIsolated { withExtendedLifetime(self) { completion(finished) } }
      }
    }

    private func send(_ batch: BatchUpdate) {
      if !batch.sectionDeletes.isEmpty { deleteSections(IndexSet(batch.sectionDeletes)) }
      if !batch.sectionInserts.isEmpty { insertSections(IndexSet(batch.sectionInserts)) }
      if !batch.sectionReloads.isEmpty { reloadSections(IndexSet(batch.sectionReloads)) }
      for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
      let (deletes, inserts, reloads) = (batch.deletes, batch.inserts, batch.reloads)
      if !deletes.isEmpty { deleteItems(at: Set(deletes.map(\.itemPath))) }
      if !inserts.isEmpty { insertItems(at: Set(inserts.map(\.itemPath))) }
      if !reloads.isEmpty { reloadItems(at: Set(reloads.map(\.itemPath))) }
      for move in batch.moves { moveItem(at: move.from.itemPath, to: move.to.itemPath) }
    }

    /// Updates visible items with new content, and reloads the others in a separate batch.
    ///
    /// AppKit cannot request an item again without replacing it.
    ///
    /// - Parameter refresh: Updates an item; returns `false` if the item must be reloaded.
    func refresh(_ paths: [RowPath], by refresh: (NSCollectionViewItem, IndexPath) -> Bool) {
      let reloaded = paths.map(\.itemPath).filter { path in
        guard let item = item(at: path) else { return true }
        return !refresh(item, path)
      }
      if !reloaded.isEmpty { performBatchUpdates { self.reloadItems(at: Set(reloaded)) } }
    }
  }
#endif
