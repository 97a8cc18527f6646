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

/// A collection view of texts with a data source of its own.
@MainActor
final class CollectionRig: NSObject, UICollectionViewDataSource {
  var sections: [[String]]

  /// Returns other cells than the usual ones.
  var otherCell: ((IndexPath) -> UICollectionViewCell?)?

  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Creates a collection view of four visible items, and lays it out in a window.
  init(_ sections: [String]) {
    self.sections = sections.map { $0.map(String.init) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 176), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    double.completionMode = .immediate
    double.putOnScreen(in: window)
  }

  var double: ListViewDouble { view.double }
  var failures: [UIKitFailure] { double.failures }
  var visible: String { double.visibleTexts.map { $0 ?? "?" }.joined() }

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
    if let cell = otherCell?(path) { return cell }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? TextCell)?.label.text = sections[path.section][path.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    let row = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(row, at: destination.item)
  }
}
