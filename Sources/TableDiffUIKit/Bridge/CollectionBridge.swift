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

    let drop = DropSettlement()

    override var isUserActing: Bool { drop.isUnderWay }

    init(
      numberOfSections: @escaping () -> Int, numberOfItems: @escaping (Int) -> Int,
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
      self.cell = cell
      super.init(
        .collectionView, indexMethod: "indexTitlesForCollectionView:",
        selectMethod: "collectionView:didSelectItemAtIndexPath:",
        deselectMethod: "collectionView:didDeselectItemAtIndexPath:",
        menuMethod: "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
        numberOfSections: numberOfSections, numberOfRows: numberOfItems)
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
      drop.begin()
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
#endif
