// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A view of rows that size themselves, and a user who reads it.
@MainActor
final class ReaderRig {
  let updater: SectionedListUpdater<Shelf>
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  let double: ListViewDouble

  /// Changes the layout by the data source, which keeps the place.
  let keepPlace: (() -> Void) -> Void

  /// By how much rows have grown without a change of the list.
  var growth: [Int: CGFloat] = [:]

  private let source: AnyObject
  private let top: (IndexPath) -> CGFloat?

  init(
    _ kind: ListRig.Kind, _ shelves: [Shelf], _ behavior: ScrollBehavior?,
    policy: UpdatePolicy = .animate(upTo: 1_000)
  ) {
    var options = UpdateOptions()
    options.policy = policy
    updater = SectionedListUpdater(shelves, options: options)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    switch kind {
    case .table:
      let tableView = UITableView(frame: frame, style: .plain)
      let source = SectionedTableDataSource(tableView, updater, cell: TableCell.self) {
        cell, item, _ in cell.textLabel?.text = item.text
      }
      if let behavior { source.scrolling = behavior }
      (view, double, self.source) = (tableView, tableView.double, source)
      keepPlace = { source.keepPlace(during: $0) }
      top = { tableView.rectForRow(at: $0).minY }
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 320, height: 44)
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      let source = SectionedCollectionDataSource(collectionView, updater, cell: CollectionCell.self)
      {
        cell, item, _ in cell.label.text = item.text
      }
      if let behavior { source.scrolling = behavior }
      (view, double, self.source) = (collectionView, collectionView.double, source)
      keepPlace = { source.keepPlace(during: $0) }
      top = { collectionView.layoutAttributesForItem(at: $0)?.frame.minY }
    }
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    double.heightOfCell = { [unowned self] in height(of: $0, width: $1) }
    double.putOnScreen(in: window)
  }

  private func height(of cell: UIView, width: CGFloat) -> CGFloat {
    let text = (cell as? CollectionCell)?.label.text ?? (cell as? TableCell)?.textLabel?.text
    let numbers = (text ?? "").split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return 44 }
    let lines = (abs(numbers[0]) * 37 + numbers[1] * 53) % 90
    return 10 + CGFloat(lines) + (width < 320 ? 15 : 0) + growth[numbers[0], default: 0]
  }

  func show(_ shelves: [Shelf], animated: Bool = true) async {
    await updater.show(shelves, animated: animated)
    await updater.settled()
  }

  /// Where the upper edge of a row is on the screen, below bars.
  func place(of id: Int) -> CGFloat? {
    for (section, shelf) in updater.sections.enumerated() {
      guard let row = shelf.rows.firstIndex(where: { $0.id == id }) else { continue }
      return top(IndexPath(item: row, section: section)).map {
        $0 - view.contentOffset.y - view.adjustedContentInset.top
      }
    }
    return nil
  }

  /// The ids of the visible rows: from the top edge down, and then those that bars cover.
  var visibleIDs: [Int] {
    let paths =
      (view as? UITableView)?.indexPathsForVisibleRows
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems
    let ids = (paths ?? []).sorted().map { updater[RowPath($0)].id }
    let covered = ids.prefix { place(of: $0).map { $0 <= 0 } ?? false }
    guard let first = covered.last else { return ids }
    return [first] + ids.dropFirst(covered.count) + covered.dropLast().reversed()
  }

  /// The lowest and the highest offset.
  var bounds: (top: CGFloat, bottom: CGFloat) {
    let inset = view.adjustedContentInset
    let last = view.contentSize.height + inset.bottom - view.bounds.height
    return (-inset.top, max(-inset.top, last))
  }

  /// Returns by how much a row has left its place, without what the ends of the content explain.
  func drift(of id: Int, from wanted: CGFloat) -> CGFloat {
    guard let place = place(of: id) else { return .infinity }
    let offset = view.contentOffset.y
    if offset == bounds.top && place <= wanted { return 0 }
    if offset == bounds.bottom && place >= wanted { return 0 }
    return abs(place - wanted)
  }
}

extension [Shelf] {
  /// Sections of rows with ids from ranges.
  static func ids(_ ranges: Range<Int>...) -> [Shelf] {
    ranges.enumerated().map { id, range in
      Shelf(id: id, header: 0, rows: range.map { Item(id: $0) })
    }
  }
}
