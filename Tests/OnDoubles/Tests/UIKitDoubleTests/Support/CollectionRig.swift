// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with a text.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A header with a text.
final class TextHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view of texts with a data source of its own.
@MainActor
final class CollectionRig: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  var identifier = "cell"
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Creates a collection view of four visible items, and lays it out in a window.
  init(_ sections: [String], headers: Bool = false) {
    self.sections = sections.map { $0.map(String.init) }
    layout.itemSize = CGSize(width: 320, height: 44)
    if headers { layout.headerReferenceSize = CGSize(width: 320, height: 22) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 176), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TextCell.self, forCellWithReuseIdentifier: "other")
    view.register(
      TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    double.completionMode = .immediate
    double.putOnScreen(in: window)
  }

  var double: ListViewDouble { view.double }
  var failures: [UIKitFailure] { double.failures }
  var visible: String { double.visibleTexts.map { $0 ?? "?" }.joined() }
  var stale: [StaleCell] { double.staleCells() }

  /// Changes the data inside a batch.
  func batch(_ new: [String], _ changes: @escaping (UICollectionView) -> Void) {
    view.performBatchUpdates {
      self.sections = new.map { $0.map(String.init) }
      changes(self.view)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    (cell as? TextCell)?.label.text = sections[path.section][path.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TextHeader)?.label.text = "\(sections[indexPath.section].count)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    let row = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(row, at: destination.item)
  }
}
