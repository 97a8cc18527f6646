// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source that a collection view calls.
  @MainActor
  final class CollectionBridge: ViewBridge, ListViewBinding {
    var numberOfSections: () -> Int = { 0 }
    var numberOfItems: (_ section: Int) -> Int = { _ in 0 }
    var item: (NSCollectionView, IndexPath) -> NSCollectionViewItem? = { _, _ in nil }
    var supplementaryView:
      ((NSCollectionView, NSCollectionView.SupplementaryElementKind, IndexPath) -> NSView?)?

    var isDragging = false

    var refreshSupplementaryViews: (() -> Void)?

    /// Prepares items, and cancels that; the view asks only while this is set.
    var prefetching: (prepare: ([RowPath]) -> Void, cancel: ([RowPath]) -> Void)? {
      didSet {
        guard let collectionView else { return }
        if prefetching != nil {
          collectionView.prefetchDataSource = self
        } else if collectionView.prefetchDataSource === self {
          collectionView.prefetchDataSource = nil
        }
      }
    }

    private var collectionView: NSCollectionView? { listView as? NSCollectionView }

    func attach(to collectionView: NSCollectionView) {
      note(collectionView)
      // Removes the prefetching of the previous data source, which has other rows.
      if collectionView.prefetchDataSource is CollectionBridge {
        collectionView.prefetchDataSource = nil
      }
      collectionView.dataSource = self
    }

    // MARK: ListViewBinding

    var isHeldByUser: Bool { isDragging }

    var background: AnyObject? {
      get { collectionView?.backgroundView }
      set { collectionView?.backgroundView = newValue as? NSView }
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, keepsPlace: Bool,
      change: @escaping @MainActor () -> Bool,
      afterwards: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      collectionView?.run(batch, isAnimated: animated, change: change, completion: completion)
      afterwards()
    }

    func refresh(_ batch: BatchUpdate, animated: Bool) {
      guard let collectionView else { return }
      NSAnimationContext.run(isAnimated: animated) {
        collectionView.refresh(batch.refreshes) { item, path in
          refresh(item) { self.item(collectionView, path) }
        }
        if !batch.sectionRefreshes.isEmpty, refreshSupplementaryViews != nil {
          collectionView.collectionViewLayout?.invalidateLayout()
        }
      }
    }

    func refreshRowSummaries(animated _: Bool) { refreshSupplementaryViews?() }
  }

  extension CollectionBridge: NSCollectionViewDataSource {
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      calls.counting { numberOfSections() }
    }

    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      calls.answering { numberOfItems(section) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      calls.answering { item(collectionView, indexPath) }
        ?? collectionView.emptyItem(for: indexPath)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      calls.answering { supplementaryView?(collectionView, kind, indexPath) }
        ?? collectionView.emptyView(ofKind: kind, for: indexPath)
    }
  }

  extension CollectionBridge: NSCollectionViewPrefetching {
    func collectionView(
      _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      calls.answering { prefetching?.prepare(indexPaths.compactMap(\.rowPath)) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      calls.answering { prefetching?.cancel(indexPaths.compactMap(\.rowPath)) }
    }
  }

  /// An item for a row that is gone.
  private final class EmptyItem: NSCollectionViewItem {
    /// Creates the view, which would otherwise be loaded from a file.
    override func loadView() { view = NSView(frame: .zero) }
  }

  /// A supplementary view for a section that is gone, or of a kind without views.
  private final class EmptyView: NSView, NSCollectionViewElement {}

  extension NSCollectionView {
    /// Returns an empty item made by the view, which throws if it gets an item from elsewhere.
    func emptyItem(for path: IndexPath) -> NSCollectionViewItem {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyItem.self)
      register(EmptyItem.self, forItemWithIdentifier: identifier)
      return makeItem(withIdentifier: identifier, for: path)
    }

    func emptyView(ofKind kind: SupplementaryElementKind, for path: IndexPath) -> NSView {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyView.self)
      register(EmptyView.self, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      return makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
    }
  }
#endif
