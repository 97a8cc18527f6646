// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit
import UIKitPlatform

/// A view that an updater drives, in a window, seen as a user sees it.
@MainActor
final class ListScene {
  let updater: SectionedListUpdater<Shelf>
  let view: UIScrollView
  let window: UIWindow
  private let source: AnyObject

  enum Kind: CaseIterable { case table, collection }

  init(_ kind: Kind, _ sections: [Shelf], options: UpdateOptions = UpdateOptions()) {
    updater = SectionedListUpdater(sections, options: options)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    switch kind {
    case .table:
      let tableView = UITableView(frame: frame, style: .plain)
      let source = SectionedTableDataSource(tableView, updater, cell: TableCell.self) {
        cell, item, _ in
        cell.textLabel?.text = item.text
      }
      source.headerTitle = { $0.title }
      (view, self.source) = (tableView, source)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.headerReferenceSize = CGSize(width: 320, height: 28)
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      let source = SectionedCollectionDataSource(
        collectionView, updater, cell: CollectionCell.self
      ) { cell, item, _ in
        cell.label.text = item.text
      }
      source.showSupplementaryViews(
        CollectionHeader.self, ofKind: UICollectionView.elementKindSectionHeader
      ) { header, section in
        header.label.text = section.title
      }
      (view, self.source) = (collectionView, source)
    }
    window = Platform.show(view)
  }

  /// Shows sections, and waits until nothing is under way.
  func show(_ sections: [Shelf]) async {
    await updater.show(sections)
    await updater.settled()
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  func select(_ path: IndexPath) {
    (view as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
    (view as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
  }

  /// The rows that are selected.
  var selectedItems: [Item] {
    let paths =
      (view as? UITableView)?.indexPathsForSelectedRows
      ?? (view as? UICollectionView)?.indexPathsForSelectedItems
    return (paths ?? []).map { row(at: $0, in: updater.sections) ?? Item(id: -1) }
  }

  private func row(at path: IndexPath, in sections: [Shelf]) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  /// The paths of the rows that are visible, from the top.
  var visiblePaths: [IndexPath] {
    let paths =
      (view as? UITableView)?.indexPathsForVisibleRows
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems
    return (paths ?? []).sorted()
  }

  /// The texts of the rows that are visible, from the top.
  var visibleTexts: [String] { visiblePaths.map { text(at: $0) ?? "nothing" } }

  /// Returns what the cell of a row shows.
  private func text(at path: IndexPath) -> String? {
    (view as? UITableView)?.cellForRow(at: path)?.textLabel?.text
      ?? ((view as? UICollectionView)?.cellForItem(at: path) as? CollectionCell)?.label.text
  }

  /// Returns what the header of a section shows, if it is visible.
  private func headerText(of section: Int) -> String? {
    if let tableView = view as? UITableView {
      return tableView.headerView(forSection: section)?.textLabel?.text
    }
    let header = (view as? UICollectionView)?.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return (header as? CollectionHeader)?.label.text
  }

  private var counts: [Int] {
    if let tableView = view as? UITableView {
      return (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    }
    guard let collectionView = view as? UICollectionView else { return [] }
    return (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }

  /// What is wrong with the view, which should show sections.
  func problem(showing sections: [Shelf]) -> String? {
    if let failure = Platform.takeFailures(of: view).first { return failure }
    if updater.sections != sections { return "the list has \(updater.sections)" }
    if counts != sections.map(\.rows.count) { return "\(counts) rows" }
    if visiblePaths.isEmpty, sections.contains(where: { !$0.rows.isEmpty }) {
      return "no row is visible"
    }
    for path in visiblePaths {
      let text = text(at: path) ?? "nothing"
      let expected = row(at: path, in: sections)?.text ?? "no row"
      if text != expected { return "\(path) shows \(text): \(expected)" }
    }
    for (section, shelf) in sections.enumerated() {
      if let text = headerText(of: section), text != shelf.title {
        return "header \(section) shows \(text): \(shelf.title)"
      }
    }
    return nil
  }
}
