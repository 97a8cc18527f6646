// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform
import BatchComparison
import TableDiffAppKit

/// A collection view of items that are only counted.
@MainActor
final class CountedCollection: NSObject, NSCollectionViewDataSource {
  let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  private let window = Platform.makeWindow()
  private var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 20, height: 20)
    view.collectionViewLayout = layout
    Platform.prepare(view)
    view.register(FruitItem.self, forItemWithIdentifier: .init("item"))
    view.dataSource = self
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.documentView = view
    window.contentView = scrollView
    window.layoutIfNeeded()
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

  func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    collectionView.makeItem(withIdentifier: .init("item"), for: indexPath)
  }
}

extension IndexPath {
  /// Creates the path of a row.
  fileprivate init(_ path: RowPath) { self.init(item: path.row, section: path.section) }
}
