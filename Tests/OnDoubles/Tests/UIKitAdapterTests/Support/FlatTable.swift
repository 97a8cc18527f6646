// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A table view of rows on a screen.
@MainActor
final class FlatTable {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  let updater: ListUpdater<Item>
  let window: UIWindow
  private(set) lazy var source = makeSource()

  /// What cells show after their texts.
  var suffix = ""

  init(_ items: [Item], delegate: (any UITableViewDelegate)? = nil) {
    updater = ListUpdater(items)
    view.delegate = delegate
    window = UIWindow(frame: view.frame)
    _ = source
    double.putOnScreen(in: window)
  }

  /// Makes another data source of the view.
  func makeSource(_ updater: ListUpdater<Item>? = nil) -> TableListDataSource<Item> {
    TableListDataSource(view, updater ?? self.updater, cell: TableCell.self) {
      [unowned self] cell, item, _ in cell.textLabel?.text = item.text + suffix
    }
  }

  var double: ListViewDouble { view.double }
  var texts: [String?] { double.visibleTexts }
}

extension UICollectionView {
  /// Returns a collection view of rows.
  static func rows(
    height: CGFloat = 300, rowHeight: CGFloat = 44, header: CGFloat = 0, footer: CGFloat = 0
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: rowHeight)
    layout.headerReferenceSize.height = header
    layout.footerReferenceSize.height = footer
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
  }
}
