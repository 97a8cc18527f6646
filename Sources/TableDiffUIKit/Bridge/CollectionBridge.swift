// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a collection view calls.
  @MainActor
  final class CollectionBridge: ViewBridge {
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    var supplementaryView:
      ((UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?

    /// Whether the user has dropped an item in this turn.
    ///
    /// A collection view moves the item after it has called its data source, and throws if it
    /// changes before that.
    private var isSettlingDrop = false

    override var isUserActing: Bool { isSettlingDrop }

    init(cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.cell = cell
      super.init(
        .collectionView,
        methods: (
          index: "indexTitlesForCollectionView:",
          select: "collectionView:didSelectItemAtIndexPath:",
          deselect: "collectionView:didDeselectItemAtIndexPath:",
          menu: "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
        ))
    }
  }

  extension CollectionBridge: UICollectionViewDataSource {
    func numberOfSections(in _: UICollectionView) -> Int {
      calls.counting { numberOfSections() }
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      calls.counting { numberOfRows(section) }
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.answering { cell(collectionView, indexPath) }
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let supplementaryView else {
        preconditionFailure(
          "The layout asks for a view of kind \"\(kind)\" at \(indexPath), but supplementaryView is nil."
        )
      }
      return calls.answering { supplementaryView(collectionView, kind, indexPath) }
    }

    func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      calls.answering { move != nil && canMove?(indexPath) ?? true }
    }

    func collectionView(
      _: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {
      isSettlingDrop = true
      Task { @MainActor in isSettlingDrop = false }
      calls.answering { move?(from, to) }
    }

    func indexTitles(for _: UICollectionView) -> [String]? {
      calls.answering { index?.titles() }
    }

    func collectionView(
      _: UICollectionView, indexPathForIndexTitle _: String, at title: Int
    ) -> IndexPath {
      calls.answering { IndexPath(item: 0, section: index?.section(title) ?? title) }
    }
  }

  extension CollectionBridge: UICollectionViewDelegate {
    private var app: (any UICollectionViewDelegate)? {
      front?.app as? any UICollectionViewDelegate
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.answering { onSelect?(indexPath) }
      let tell: ((UICollectionView, IndexPath) -> Void)? = app?.collectionView(_:didSelectItemAt:)
      tell?(view, indexPath)
    }

    func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.answering { onDeselect?(indexPath) }
      let tell: ((UICollectionView, IndexPath) -> Void)? =
        app?.collectionView(_:didDeselectItemAt:)
      tell?(view, indexPath)
    }

    #if !os(tvOS)
      func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point _: CGPoint
      ) -> UIContextMenuConfiguration? { menu(at: indexPath) }
    #endif
  }

  extension CollectionBridge: UICollectionViewDataSourcePrefetching {
    func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.prepare(indexPaths.map(RowPath.init)) }
    }

    func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.cancel(indexPaths.map(RowPath.init)) }
    }
  }
#endif
