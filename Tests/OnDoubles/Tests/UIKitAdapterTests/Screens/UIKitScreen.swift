// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A list in a view of UIKit.
@MainActor
final class UIKitScreen: Screen {
  let updater: SectionedListUpdater<Shelf>
  let source: any ScreenSource
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  let double: ListViewDouble
  var growth: [Int: CGFloat] = [:]
  private let placeholders = [UILabel(), UILabel(), UILabel()]

  init(
    _ kind: ScreenKind, _ updater: SectionedListUpdater<Shelf>, _ frame: CGRect, sizesRows: Bool
  ) {
    self.updater = updater
    if kind == .uiTable {
      let tableView = UITableView(frame: frame, style: .plain)
      source = SectionedTableDataSource(tableView, updater, cell: TableCell.self) { cell, item, _ in
        cell.textLabel?.text = item.text
      }
      (view, double) = (tableView, tableView.double)
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      source = SectionedCollectionDataSource(collectionView, updater, cell: CollectionCell.self) {
        cell, item, _ in cell.label.text = item.text
      }
      (view, double) = (collectionView, collectionView.double)
    }
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    if sizesRows {
      double.heightOfCell = { [unowned self] in height(of: $0, width: $1) }
    } else {
      double.preparedRowCount = 0
    }
    double.putOnScreen(in: window)
  }

  private func height(of cell: UIView, width: CGFloat) -> CGFloat {
    let text = (cell as? CollectionCell)?.label.text ?? (cell as? TableCell)?.textLabel?.text
    let numbers = (text ?? "").split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return 44 }
    return height(of: Item(id: numbers[0], content: numbers[1]), width: width)
  }

  var failures: [String] { double.failures.map(\.description) }

  var animatedCount: Int { double.batches.count { $0.isAnimated } }

  var holdsAnimations: Bool {
    get { double.completionMode == .manual }
    set { double.completionMode = newValue ? .manual : .immediate }
  }

  func endAnimations() { double.completeBatches() }

  func layOut() { view.layoutIfNeeded() }

  func scroll(to offset: CGFloat) { double.scroll(to: offset) }

  func beginScrolling() { double.beginScrolling() }

  func endScrolling() { double.endScrolling() }

  var offset: CGFloat { view.contentOffset.y }

  func span(of path: RowPath) -> ClosedRange<CGFloat>? {
    let path = IndexPath(path)
    let frame =
      (view as? UITableView)?.rectForRow(at: path)
      ?? (view as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame
    return frame.map { $0.minY - offset...$0.maxY - offset }
  }

  var content: ClosedRange<CGFloat> {
    // Content that leaves room is at the top.
    let room = size.height - bars.top - bars.bottom
    return -offset...max(view.contentSize.height, room) - offset
  }

  var size: CGSize {
    get { view.bounds.size }
    set { view.frame.size = newValue }
  }

  var bars: (top: CGFloat, bottom: CGFloat) {
    (view.adjustedContentInset.top, view.adjustedContentInset.bottom)
  }

  func cover(top: CGFloat) {
    double.setSafeAreaInsets(UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
  }

  func cover(bottom: CGFloat) { view.contentInset.bottom = bottom }

  func noteHeights() {
    (view as? UITableView)?.performBatchUpdates(nil)
    (view as? UICollectionView)?.performBatchUpdates(nil)
  }

  func text(at path: RowPath) -> String? {
    let path = IndexPath(path)
    return (view as? UITableView)?.cellForRow(at: path)?.textLabel?.text
      ?? ((view as? UICollectionView)?.cellForItem(at: path) as? CollectionCell)?.label.text
  }

  private var base: SectionedDataSource<Shelf>? { source as? SectionedDataSource<Shelf> }

  func setPlaceholders() {
    base?.emptyView = placeholders[0]
    base?.loadingView = placeholders[1]
    base?.failedView = placeholders[2]
  }

  var placeholder: LoadingState? {
    let shown =
      (view as? UITableView)?.backgroundView ?? (view as? UICollectionView)?.backgroundView
    return placeholders.firstIndex { $0 === shown }.map { [.loaded, .loading, .failed][$0] }
  }

  func onPrefetch(
    _ prepare: (([Item]) -> Void)?, cancel: @escaping ([Item]) -> Void
  ) -> Bool {
    base?.onPrefetch(prepare, cancel: cancel)
    return true
  }
}
