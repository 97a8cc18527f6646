// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A list in a view of UIKit, whose cells are compared with the rows that they are said to show.
@MainActor
class UIKitScreen: Screen {
  let updater: SectionedListUpdater<Shelf>
  let source: any ScreenSource
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  let double: ListViewDouble
  var growth: [Int: CGFloat] = [:]

  /// The number of cells that were given the row that they showed.
  private(set) var previousCount = 0

  private var wrongPrevious: [String] = []
  private let placeholders = [UILabel(), UILabel(), UILabel()]

  init(
    _ kind: ScreenKind, _ updater: SectionedListUpdater<Shelf>, _ frame: CGRect,
    sizesRows: Bool = false, isHorizontal: Bool = false, hasHeaders: Bool = false
  ) {
    self.updater = updater
    // The closures are called when the screen is complete.
    weak var screen: UIKitScreen?
    if kind == .uiTable {
      let tableView = UITableView(frame: frame, style: .plain)
      let table = SectionedTableDataSource(tableView, updater, cell: TableCell.self) {
        screen?.check($0.textLabel?.text, $1, $2)
        $0.textLabel?.text = $1.text
      }
      if hasHeaders { table.headerTitle = { $0.title } }
      (view, double, source) = (tableView, tableView.double, table)
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: isHorizontal ? 40 : 320, height: 44)
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      layout.headerReferenceSize.height = hasHeaders ? 22 : 0
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      let collection = SectionedCollectionDataSource(
        collectionView, updater, cell: CollectionCell.self
      ) {
        screen?.check($0.label.text, $1, $2)
        $0.label.text = $1.text
      }
      if hasHeaders {
        collection.showSupplementaryViews(
          CollectionHeader.self, ofKind: UICollectionView.elementKindSectionHeader
        ) { $0.label.text = $1.title }
      }
      (view, double, source) = (collectionView, collectionView.double, collection)
    }
    screen = self
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    double.preparedRowCount = sizesRows || hasHeaders ? 2 : 0
    if sizesRows { double.heightOfCell = { [unowned self] in height(of: $0, width: $1) } }
    double.putOnScreen(in: window)
  }

  private func check(_ text: String?, _ row: Item, _ previous: Item?) {
    guard let previous else { return }
    previousCount += 1
    if previous.text != text || previous.id != row.id {
      wrongPrevious.append("\(text ?? "nil") is said to show \(previous), and gets \(row)")
    }
  }

  private func height(of cell: UIView, width: CGFloat) -> CGFloat {
    let text = (cell as? CollectionCell)?.label.text ?? (cell as? TableCell)?.textLabel?.text
    let numbers = (text ?? "").split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return 44 }
    return height(of: Item(id: numbers[0], content: numbers[1]), width: width)
  }

  var failures: [String] { double.failures.map { "\($0)" } + wrongPrevious }

  var counts: [Int] { double.counts }

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

  var sideOffset: CGFloat {
    get { view.contentOffset.x }
    set {
      view.contentOffset.x = newValue
      view.layoutIfNeeded()
    }
  }

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

  var base: SectionedDataSource<Shelf>? { source as? SectionedDataSource<Shelf> }

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

  var isPrefetching: Bool {
    (view as? UITableView)?.prefetchDataSource != nil
      || (view as? UICollectionView)?.prefetchDataSource != nil
  }

  func attachOther() -> () -> Void {
    let updater = SectionedListUpdater(shelves)
    let table = (view as? UITableView).map {
      SectionedTableDataSource($0, updater, cell: TableCell.self) { _, _, _ in }
    }
    let collection = (view as? UICollectionView).map {
      SectionedCollectionDataSource($0, updater, cell: CollectionCell.self) { _, _, _ in }
    }
    return {
      table?.onPrefetch { _ in }
      collection?.onPrefetch { _ in }
    }
  }
}

extension ListViewDouble {
  /// The number of batches that were animated, of others, and of reloads.
  var counts: [Int] {
    let animated = batches.count { $0.isAnimated }
    return [animated, batches.count - animated, reloadCount]
  }
}
