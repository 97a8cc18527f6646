// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source that a collection view calls.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  @MainActor
  final class CollectionBridge: NSObject {
    let numberOfSections: () -> Int
    let numberOfItems: (_ section: Int) -> Int
    var item: (NSCollectionView, IndexPath) -> NSCollectionViewItem?
    var supplementaryView:
      ((NSCollectionView, NSCollectionView.SupplementaryElementKind, IndexPath) -> NSView?)?

    /// Whether the collection view has asked for the number of sections.
    private(set) var isCounted = false

    /// The item that is given new content, which a request for an item returns.
    var refreshed: NSCollectionViewItem?

    /// The number of calls of the collection view that are under way.
    private var callDepth = 0

    /// Whether the collection view is calling, so that its data must not change.
    var isCalled: Bool { callDepth > 0 }

    init(
      numberOfSections: @escaping () -> Int, numberOfItems: @escaping (Int) -> Int,
      item: @escaping (NSCollectionView, IndexPath) -> NSCollectionViewItem?
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfItems = numberOfItems
      self.item = item
    }

    private func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }
  }

  extension CollectionBridge: NSCollectionViewDataSource {
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      isCounted = true
      return answering { numberOfSections() }
    }

    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      answering { numberOfItems(section) }
    }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      answering { item(collectionView, indexPath) } ?? collectionView.emptyItem(for: indexPath)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      answering { supplementaryView?(collectionView, kind, indexPath) }
        ?? collectionView.emptyView(ofKind: kind, for: indexPath)
    }
  }
#endif
