// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// An item that shows a letter.
final class LetterItem: NSCollectionViewItem {
  var letter = ""
}

/// The header of a word.
final class WordHeader: NSView, NSCollectionViewElement, SupplementaryViewDouble {
  static func make() -> Self { Self(frame: .zero) }
}

/// A collection of words, whose letters are items, in a window where five lines are visible.
@MainActor
final class LetterCollection: NSObject, NSCollectionViewDataSource {
  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var collectionView = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var data: [String]

  /// Called when the collection view asks.
  var onAsk: (() -> Void)?

  init(_ words: String..., headerHeight: CGFloat = 0) {
    data = words
    super.init()
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: 20, height: 20)
    layout.headerReferenceSize.height = headerHeight
    collectionView.collectionViewLayout = layout
    collectionView.register(LetterItem.self, forItemWithIdentifier: "letter")
    collectionView.register(
      WordHeader.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: "word")
    collectionView.dataSource = self
    scrollView.documentView = collectionView
    window.contentView = scrollView
    window.layoutIfNeeded()
  }

  var double: ViewDouble { collectionView.double }

  /// What the visible items show.
  var shown: String {
    let items = collectionView.indexPathsForVisibleItems().sorted().compactMap(collectionView.item)
    return items.map { ($0 as? LetterItem)?.letter ?? "?" }.joined()
  }

  /// Performs a batch, after a change of the data.
  func update(_ words: String..., changes: @escaping (NSCollectionView) -> Void) {
    collectionView.performBatchUpdates {
      self.data = words
      changes(self.collectionView)
    }
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    onAsk?()
    return data.count
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { data[section].count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    onAsk?()
    let item = collectionView.makeItem(withIdentifier: "letter", for: indexPath)
    (item as? LetterItem)?.letter = String(Array(data[indexPath.section])[indexPath.item])
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: "word", for: indexPath)
  }
}
