// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A data source of a collection view as apps write them.
@MainActor
final class AppCollectionSource: NSObject, UICollectionViewDataSource {
  var supplementaryView: (UICollectionView, String, IndexPath) -> UICollectionReusableView = {
    $0.dequeueReusableSupplementaryView(
      ofKind: $1, withReuseIdentifier: String(reflecting: CollectionHeader.self), for: $2)
  }

  private let sectionCount: () -> Int
  private let itemCount: (Int) -> Int
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(
    numberOfSections: @escaping () -> Int = { 1 }, numberOfItems: @escaping (Int) -> Int,
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    (sectionCount, itemCount, self.cell) = (numberOfSections, numberOfItems, cell)
  }

  func attach(to collectionView: UICollectionView) { collectionView.dataSource = self }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount(section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementaryView(collectionView, kind, indexPath) }
}
