// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A data source of a collection view that is made of closures.
  ///
  ///     let dataSource = ClosureCollectionDataSource()
  ///     dataSource.numberOfItems = { [unowned self] in self.shelves[$0].rows.count }
  ///     dataSource.numberOfSections = { [unowned self] in self.shelves.count }
  ///     dataSource.item = { [unowned self] collectionView, path in
  ///       let item = collectionView.reusableItem(FruitItem.self, for: path)
  ///       item.show(self.shelves[path.section].rows[path.item])
  ///       return item
  ///     }
  ///     collectionView.dataSource = dataSource
  ///
  /// The collection view does not retain it. Do not capture the object that keeps the data source
  /// strongly in the closures, as neither is released then.
  ///
  /// ``CollectionListDataSource`` uses it: a generic class cannot be the data source of a collection
  /// view itself.
  @MainActor
  public final class ClosureCollectionDataSource: NSObject {
    /// Returns the number of sections; by default 1.
    public var numberOfSections: (() -> Int)?

    /// Returns the number of items in a section.
    public var numberOfItems: ((_ section: Int) -> Int)?

    /// Returns the item at an index path; an empty one is shown for `nil`.
    public var item:
      ((_ collectionView: NSCollectionView, _ path: IndexPath) -> NSCollectionViewItem?)?

    /// Returns the supplementary view of a kind at an index path; an empty one is shown for `nil`.
    public var supplementaryView:
      (
        (
          _ collectionView: NSCollectionView, _ kind: NSCollectionView.SupplementaryElementKind,
          _ path: IndexPath
        ) -> NSView?
      )?

    /// Whether the collection view has asked for the number of sections.
    private(set) var isCounted = false

    /// The item that is given new content, which a request for an item returns.
    var refreshed: NSCollectionViewItem?

    /// The number of calls of the collection view that are under way.
    private var callDepth = 0

    /// Whether the collection view is calling, so that its data must not change.
    var isCalled: Bool { callDepth > 0 }

    private func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }
  }

  extension ClosureCollectionDataSource: NSCollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in collectionView: NSCollectionView) -> Int {
      isCounted = true
      return answering { numberOfSections?() ?? 1 }
    }

    /// Returns the number of items in a section.
    public func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      answering { numberOfItems?(section) ?? 0 }
    }

    /// Returns the item at an index path.
    public func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      answering { item?(collectionView, indexPath) } ?? collectionView.emptyItem(for: indexPath)
    }

    /// Returns the supplementary view of a kind at an index path.
    public func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      answering { supplementaryView?(collectionView, kind, indexPath) }
        ?? collectionView.emptyView(ofKind: kind, for: indexPath)
    }
  }
#endif
