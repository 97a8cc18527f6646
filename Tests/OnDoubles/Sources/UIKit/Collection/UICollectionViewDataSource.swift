// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What provides the data of a collection view.
///
/// Only the first two methods are required. Swift without Objective-C has no optional requirements,
/// so the others have implementations that report that they are absent.
@MainActor
public protocol UICollectionViewDataSource: AskableObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; by default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved; by default whether moves are implemented.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data, because the user moved it.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the index at the edge of the view.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the path of a title of the index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { AbsentMethod.reached(UICollectionReusableView(frame: .zero)) }

  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { AbsentMethod.reached(true) }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { AbsentMethod.reached(()) }

  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    AbsentMethod.reached(nil)
  }

  /// Returns the first path.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { AbsentMethod.reached(IndexPath(item: 0, section: 0)) }
}

/// What prepares data of a collection view before it is shown.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of items.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Gives up to prepare the data of items.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
