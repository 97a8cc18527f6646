// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a collection view calls.
  ///
  /// Without a closure, the view behaves as if the data source lacked the method.
  @MainActor
  final class CollectionBridge: ViewBridge {
    var numberOfSections: () -> Int
    var numberOfItems: (_ section: Int) -> Int
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    var supplementaryView:
      ((UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?
    var canMove: ((IndexPath) -> Bool)?
    var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// The titles of the index at the edge, and the item to which one of them leads.
    var index: (titles: () -> [String], path: (_ title: Int) -> IndexPath)? {
      didSet { setPresence(of: Self.indexMethod, index != nil) }
    }

    private static let indexMethod = "indexTitlesForCollectionView:"

    /// Prepares the items at paths, and gives them up; the view asks only while there are closures.
    var prefetching: (prepare: ([IndexPath]) -> Void, cancel: ([IndexPath]) -> Void)? {
      didSet {
        guard let collectionView, collectionView.dataSource === self else { return }
        if prefetching != nil {
          collectionView.prefetchDataSource = self
        } else if collectionView.prefetchDataSource === self {
          collectionView.prefetchDataSource = nil
        }
      }
    }

    private weak var collectionView: UICollectionView?

    /// The turn of a drop.
    let drop = DropSettlement()

    override var isSettlingDrop: Bool { drop.isUnderWay }

    init(
      numberOfSections: @escaping () -> Int, numberOfItems: @escaping (Int) -> Int,
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfItems = numberOfItems
      self.cell = cell
      super.init(switches: [Self.indexMethod])
    }

    /// Becomes the data source of a collection view.
    func attach(to collectionView: UICollectionView) {
      self.collectionView = collectionView
      if collectionView.prefetchDataSource is CollectionBridge {
        collectionView.prefetchDataSource = nil
      }
      collectionView.dataSource = self
    }

    override func attachAgain(for _: String) {
      guard let collectionView, collectionView.dataSource === self else { return }
      collectionView.dataSource = nil
      collectionView.dataSource = self
    }
  }

  extension CollectionBridge: UICollectionViewDataSource {
    func numberOfSections(in _: UICollectionView) -> Int {
      counting { numberOfSections() }
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counting { numberOfItems(section) }
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      answering { cell(collectionView, indexPath) }
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
      return answering { supplementaryView(collectionView, kind, indexPath) }
    }

    func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      answering { move != nil && canMove?(indexPath) ?? true }
    }

    func collectionView(
      _: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {
      drop.begin()
      answering { move?(from, to) }
    }

    func indexTitles(for _: UICollectionView) -> [String]? {
      answering { index?.titles() }
    }

    func collectionView(
      _: UICollectionView, indexPathForIndexTitle _: String, at title: Int
    ) -> IndexPath {
      answering { index?.path(title) ?? IndexPath(item: 0, section: title) }
    }
  }
#endif
