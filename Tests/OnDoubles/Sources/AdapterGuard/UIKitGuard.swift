// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

extension Guard {
  /// Measures the adapters of UIKit.
  mutating func checkUIKit() {
    let (old, new) = Row.states
    // Off its window a view reloads, so that the time is that of the diff.
    check("UITableView.apply") {
      let view = UITableView()
      return Self.seconds { view.apply(old.tableDiff(to: new)) {} }
    }
    check("UICollectionView.apply") {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return Self.seconds { view.apply(old.tableDiff(to: new)) {} }
    }
    check("UITableView.apply, sections") {
      let view = UITableView()
      let sections = [old, new].map { [SingleSection(rows: $0)] }
      return Self.seconds {
        let diff = sections[0].sectionedDiff(to: sections[1])
        view.apply(diff, from: sections[0], to: sections[1]) { _ in }
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    checkUpdater("TableListDataSource of UIKit") { updater in
      let view = UITableView(frame: frame, style: .plain)
      let source = TableListDataSource(view, updater, cell: UITableViewCell.self) { _, _, _ in }
      return (source, view.double.putOnScreen())
    }
    checkUpdater("CollectionListDataSource of UIKit") { updater in
      let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      let source = CollectionListDataSource(view, updater, cell: UICollectionViewCell.self) {
        _, _, _ in
      }
      return (source, view.double.putOnScreen())
    }
  }
}
