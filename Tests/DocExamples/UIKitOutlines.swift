// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlineViews
import TableDiffUIKit
import UIKit

/// What surrounds examples about outlines in collection views: each example is a method of this class.
@MainActor final class UIKitOutlines {
  final class FolderCell: UICollectionViewListCell {
    var name = ""
  }

  let updater: RowsUpdater<OutlineRows<Folder>>
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())

  init() throws { updater = RowsUpdater(try Outlines().before.rows) }

  func toggle(_ id: Int) {}
}
