// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows of which a path says too little.
  @MainActor
  @Suite struct PlaceTests {
    /// A cell that goes in a batch is told by the path of before.
    @Test func cellsThatAreNoLongerDisplayed() async {
      let table = FlatTable((0..<5).map { Item(id: $0) })
      let (view, source) = (table.view, table.source)
      let delegate = Delegate()
      delegate.onEnd = { cell, path in
        delegate.ended.append(source.row(for: cell)?.id)
        delegate.atPath.append(source.row(at: path)?.id)
      }
      view.delegate = delegate
      await table.updater.show([0, 2, 3, 5, 4].map { Item(id: $0) })
      #expect(delegate.ended == [1] && delegate.atPath == [2])
      #expect(source.row(for: UIView(frame: .zero)) == nil && view.double.failures == [])
    }

    /// What comes in at the left moves nothing that is seen.
    @Test func horizontalLists() async {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40, height: 90)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      view.contentInset.left = 10
      let updater = ListUpdater((0..<50).map { Item(id: $0) })
      let source = CollectionListDataSource(view, updater, cell: CollectionCell.self) {
        cell, item, _ in cell.label.text = item.text
      }
      source.scrolling = .keepsVisibleRow(stickingTo: .bottom)
      let window = view.double.putOnScreen()
      view.contentOffset.x = 410
      view.layoutIfNeeded()
      #expect(view.double.visibleTexts.first == "10.0")
      await updater.show(([70, 71, 72] + Array(0..<50)).map { Item(id: $0) })
      #expect(view.contentOffset.x == 530 && view.contentOffset.y == 0)
      #expect(view.double.visibleTexts.first == "10.0")
      await updater.show((5..<50).map { Item(id: $0) })
      #expect(view.contentOffset.x == 210 && view.double.visibleTexts.first == "10.0")
      // At the right the user sees what comes in.
      view.contentOffset.x = 45 * 40 - 200
      view.layoutIfNeeded()
      await updater.show((5..<60).map { Item(id: $0) })
      #expect(view.contentOffset.x == 55 * 40 - 200 && view.double.visibleTexts.last == "59.0")
      #expect(view.double.failures == [])
      withExtendedLifetime((window, source)) {}
    }

    /// A list that fits into the view has no axis yet.
    @Test func horizontalListsThatGrow() async {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40, height: 90)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      let updater = ListUpdater((0..<3).map { Item(id: $0) })
      let source = CollectionListDataSource(view, updater, cell: CollectionCell.self) {
        cell, item, _ in cell.label.text = item.text
      }
      source.scrolling = .keepsVisibleRow()
      let window = view.double.putOnScreen()
      #expect(view.double.visibleTexts == ["0.0", "1.0", "2.0"])
      let ids = Array(70..<80) + Array(0..<3) + Array(80..<90)
      await updater.show(ids.map { Item(id: $0) })
      #expect(view.contentOffset == CGPoint(x: 400, y: 0))
      #expect(view.double.visibleTexts.prefix(3) == ["0.0", "1.0", "2.0"])
      #expect(view.double.failures == [])
      withExtendedLifetime((window, source)) {}
    }

    private final class Delegate: NSObject, UITableViewDelegate {
      var ended: [Int?] = []
      var atPath: [Int?] = []
      var onEnd: ((UITableViewCell, IndexPath) -> Void)?

      func tableView(
        _: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
      ) {
        onEnd?(cell, path)
      }
    }
  }
}
