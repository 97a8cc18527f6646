// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit
import UIKitPlatform

/// Rows that apps name by their ids.
@MainActor
@Suite struct SelectingTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
  private let shelves = [
    Shelf(id: 1, header: 0, rows: (0..<30).map { Item(id: $0) }),
    Shelf(id: 2, header: 0, rows: (30..<60).map { Item(id: $0) }),
  ]

  @Test func rowsOfATable() async {
    let updater = SectionedListUpdater(shelves)
    let view = UITableView(frame: frame, style: .plain)
    view.allowsMultipleSelection = true
    let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
    let window = Platform.show(view)
    #expect(source.select(3) && source.select(45))
    #expect(view.indexPathsForSelectedRows == [[0, 3], [1, 15]])
    #expect(view.contentOffset.y == 0)
    #expect(source.select(45, scrollPosition: .top) && view.contentOffset.y == 45 * 44)
    await updater.show([shelves[1]])
    #expect(!source.select(3) && !source.deselect(3) && !source.scroll(to: 3))
    #expect(view.indexPathsForSelectedRows == [[0, 15]])
    #expect(source.deselect(45, animated: true) && view.indexPathsForSelectedRows == nil)
    #expect(source.scroll(to: 40) && view.contentOffset.y == 10.5 * 44 - 150)
    #expect(source.scroll(to: 30, at: .top, animated: false) && view.contentOffset.y == 0)
    let other = AppTableSource(numberOfRows: { _ in 0 }, cell: { _, _ in .init() })
    other.attach(to: view)
    #expect(!source.select(45) && !source.scroll(to: 45))
    #expect(Platform.takeFailures(of: view) == [])
    withExtendedLifetime(window) {}
  }

  @Test func itemsOfACollection() async {
    let updater = SectionedListUpdater(shelves)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let source = SectionedCollectionDataSource(view, updater, cell: CollectionCell.self) {
      _, _, _ in
    }
    let window = Platform.show(view)
    #expect(source.select(3) && source.select(45, scrollPosition: .bottom))
    #expect(view.indexPathsForSelectedItems == [[1, 15]] && view.contentOffset.y == 46 * 44 - 300)
    await updater.show([shelves[1]])
    #expect(!source.select(3) && !source.deselect(3) && !source.scroll(to: 3))
    #expect(source.deselect(45) && view.indexPathsForSelectedItems == [])
    #expect(source.scroll(to: 40) && view.contentOffset.y == 10.5 * 44 - 150)
    let otherView = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let other = SectionedCollectionDataSource(
      otherView, updater, cell: CollectionCell.self
    ) { _, _, _ in }
    #expect(other.select(45) && !source.select(45))
    #expect(view.indexPathsForSelectedItems == [])
    #expect(Platform.takeFailures(of: view) + Platform.takeFailures(of: otherView) == [])
    withExtendedLifetime(window) {}
  }
}
