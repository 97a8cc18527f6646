// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CollectionListDataSource: ListView {
    /// The kind of list view.
    public var kind: ListViewKind { .collectionView }

    /// Whether the collection view is in a window and has room.
    public var isOnScreen: Bool { servedView?.showsChanges ?? false }

    /// Whether the user is dragging items, or the collection view is asking for items; see
    /// ``isDragging``.
    public var isBusy: Bool { isDragging || bridge.isCalled }

    /// Whether the user prefers changes without animation.
    public var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    /// The number of items that the collection view has counted in each section; `nil` if it has not
    /// yet, or has another data source.
    public var reportedRowCounts: [Int]? {
      guard let collectionView = servedView, bridge.isCounted else { return nil }
      // A batch while a reload is pending would count the new data as the old.
      collectionView.layoutSubtreeIfNeeded()
      return collectionView.itemCounts
    }

    /// Performs a batch.
    public func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let collectionView = servedView else {
        _ = change()
        return completion(false)
      }
      isAnimated = animated
      collectionView.run(batch, isAnimated: animated, change: change, completion: completion)
    }

    /// Gives items and supplementary views on screen their new content, and reloads the other items.
    public func refresh(_ batch: BatchUpdate) {
      guard let collectionView = servedView else { return }
      NSAnimationContext.run(isAnimated: isAnimated) {
        collectionView.refresh(batch.refreshes) { item, path in
          bridge.refreshed = item
          defer { bridge.refreshed = nil }
          return self.item(at: path) === item
        }
        refreshSupplementaryViews(batch.sectionRefreshes)
      }
    }

    /// Loads all items anew, with the selection and the first visible row where they were.
    public func reload(change: @MainActor () -> Void) {
      guard let collectionView = servedView else { return change() }
      let place = CollectionPlace(collectionView)
      let old = place.paths.compactMap { path in
        row(at: path.itemPath).map { (path: path, row: $0) }
      }
      change()
      collectionView.reloadData()
      let found = newPaths(of: old)
      place.restore(in: collectionView) { found[$0] }
    }

    /// Returns where rows are now, by their paths before.
    private func newPaths(of old: [(path: RowPath, row: Section.Row)]) -> [RowPath: RowPath] {
      if old.isEmpty { return [:] }
      let sections = updater.sections
      let offsets = identity.offsets(old.map(\.row), sections.flatMap { Array($0.rows) })
      var starts: [Int] = []
      var end = 0
      for section in sections {
        starts.append(end)
        end += section.rows.count
      }
      var paths: [RowPath: RowPath] = [:]
      for (old, offset) in zip(old, offsets) {
        // The last section that starts there is not empty.
        guard let offset, let section = starts.lastIndex(where: { $0 <= offset }) else { continue }
        paths[old.path] = RowPath(section: section, row: offset - starts[section])
      }
      return paths
    }
  }
#endif
