// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform

/// A layout that counts how often it is made invalid.
final class CountingLayout: NSCollectionViewFlowLayout {
  private(set) var invalidationCount = 0

  override func invalidateLayout() {
    invalidationCount += 1
    super.invalidateLayout()
  }
}

/// A collection view in a window, where five lines are visible.
@MainActor
final class CollectionScene {
  let window = Platform.makeWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  let collectionView = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))

  let layout = CountingLayout()

  init() {
    layout.itemSize = NSSize(width: 20, height: 20)
    layout.headerReferenceSize = NSSize(width: 20, height: 10)
    collectionView.collectionViewLayout = layout
    Platform.prepare(collectionView)
    scrollView.documentView = collectionView
    window.contentView = scrollView
  }

  /// Whether the collection view is in the window.
  var isInWindow: Bool {
    get { window.contentView != nil }
    set { window.contentView = newValue ? scrollView : nil }
  }

  /// The ids of the items that are visible, from the top.
  var visibleIDs: [Int] {
    window.layoutIfNeeded()
    let paths = collectionView.indexPathsForVisibleItems().sorted()
    return paths.compactMap(collectionView.item).map { ($0 as? FruitItem)?.fruit?.id ?? -1 }
  }

  func item(_ row: Int, section: Int = 0) -> FruitItem? {
    collectionView.item(at: IndexPath(item: row, section: section)) as? FruitItem
  }

  func header(_ section: Int) -> ShelfHeader? {
    collectionView.supplementaryView(
      forElementKind: NSCollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? ShelfHeader
  }

  /// What is wrong with the collection view, which should show sections.
  func problem(showing shelves: [Shelf]) -> String? {
    window.layoutIfNeeded()
    if let failure = Platform.failures(of: collectionView).first { return failure }
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    if counts != shelves.map(\.rows.count) { return "\(counts) items" }
    for (section, shelf) in shelves.enumerated() {
      if let header = header(section), header.title != shelf.title {
        return "header \(section) shows \(header.title): \(shelf.title)"
      }
      for (row, fruit) in shelf.rows.enumerated() {
        let path = IndexPath(item: row, section: section)
        let frame = collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
        let item = item(row, section: section)
        if item == nil, isInWindow, !frame.intersection(collectionView.visibleRect).isEmpty {
          return "\(path) has no item"
        }
        if let item, item.fruit != fruit {
          return "\(path) shows \(item.fruit?.text ?? "nothing"): \(fruit.text)"
        }
        if let problem = item?.problem { return problem }
      }
    }
    return nil
  }
}
