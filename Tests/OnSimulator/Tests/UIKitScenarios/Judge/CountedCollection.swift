// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import TableDiffUIKit
import UIKit

/// A collection view of items that are only counted.
@MainActor
final class CountedCollection: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  /// Performs the batch of a case.
  func perform(_ value: BatchCase) {
    view.performBatchUpdates {
      self.counts = value.after
      for operation in value.operations { self.send(operation) }
    }
  }

  private func send(_ operation: BatchOperation) {
    switch operation {
    case .deleteSection(let section): view.deleteSections([section])
    case .insertSection(let section): view.insertSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .reloadSection(let section): view.reloadSections([section])
    case .deleteRow(let path): view.deleteItems(at: [IndexPath(path)])
    case .insertRow(let path): view.insertItems(at: [IndexPath(path)])
    case .moveRow(let from, let to): view.moveItem(at: IndexPath(from), to: IndexPath(to))
    case .reloadRow(let path): view.reloadItems(at: [IndexPath(path)])
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
