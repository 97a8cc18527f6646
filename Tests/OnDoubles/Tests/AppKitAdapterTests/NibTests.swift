// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Views that come from nibs.
@MainActor
@Suite struct NibTests {
  @Test func viewsOfATable() async {
    let scene = TableScene()
    var count = 0
    let nib = NSNib {
      count += 1
      return FruitCell(frame: .zero)
    }
    let updater = ListUpdater(fruits(0..<30))
    let source = TableListDataSource(scene.tableView, updater, cell: FruitCell.self, nib: nib) {
      cell, _, fruit, previous in cell.show(fruit, previous: previous)
    }
    #expect(scene.problem(showing: fruits(0..<30)) == nil)
    // Six rows of two columns; the first row then has views of its own again.
    #expect(count == 12)
    let cell = scene.cell(0)
    var rows = fruits(0..<30)
    rows[0].ripeness = 1
    await updater.show(rows)
    #expect(scene.cell(0) === cell && scene.problem(showing: rows) == nil)
    #expect(cell?.previous.last == Fruit(id: 0))
    scene.tableView.scroll(NSPoint(x: 0, y: 300))
    #expect(scene.problem(showing: rows) == nil && count <= 14)
    withExtendedLifetime(source) {}
  }

  @Test func itemsOfACollection() async {
    let scene = CollectionScene()
    let shelves = [Shelf(id: 1, title: "A", rows: fruits(0..<3))]
    let updater = SectionedListUpdater(shelves)
    var (items, headers) = (0, 0)
    let source = SectionedCollectionDataSource(
      scene.collectionView, updater, item: FruitItem.self,
      nib: NSNib {
        items += 1
        return FruitItem(nibName: nil, bundle: nil)
      }
    ) { item, fruit, previous in item.show(fruit, previous: previous) }
    source.showSupplementaryViews(
      ShelfHeader.self, ofKind: NSCollectionView.elementKindSectionHeader,
      nib: NSNib {
        headers += 1
        return ShelfHeader(frame: .zero)
      }
    ) { header, shelf in header.title = shelf.title }
    #expect(scene.problem(showing: shelves) == nil)
    #expect(items == 3 && headers == 1)
  }

  @Test func wrongClass() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = TableScene()
        let source = TableListDataSource(
          scene.tableView, ListUpdater(fruits(0..<3)), cell: FruitCell.self,
          nib: NSNib { NSView(frame: .zero) }
        ) { cell, _, fruit, _ in cell.show(fruit) }
        scene.window.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
  }
}
