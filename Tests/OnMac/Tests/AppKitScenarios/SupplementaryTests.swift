// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform
import TableDiffAppKit
import Testing

/// Supplementary views that show something of the rows.
@MainActor
@Suite struct SupplementaryTests {
  private func text(_ shelf: Shelf) -> String {
    "\(shelf.id): \(shelf.rows.map(\.text).joined(separator: " "))"
  }

  @Test func showTheRowsOfTheirSection() async {
    let list = LiveCollection([Shelf(id: 1, rows: fruits(1...2)), Shelf(id: 2, rows: [])])
    list.dataSource.showSupplementaryViews(
      ShelfHeader.self, ofKind: NSCollectionView.elementKindSectionHeader
    ) { $0.title = text($1) }
    list.collectionView.reloadData()
    list.scene.window.layoutIfNeeded()
    func expectRows() {
      list.scene.window.layoutIfNeeded()
      for (section, shelf) in list.updater.sections.enumerated() {
        if let header = list.scene.header(section) { #expect(header.title == text(shelf)) }
      }
      #expect(Platform.failures(of: list.collectionView) == [])
    }
    for state in [
      [Shelf(id: 1, rows: fruits(1...3)), Shelf(id: 2, rows: [])],
      [Shelf(id: 3, rows: fruits([3])), Shelf(id: 1, rows: fruits([2])), Shelf(id: 2, rows: [])],
      [Shelf(id: 3, rows: [Fruit(id: 3, ripeness: 1)]), Shelf(id: 1, rows: fruits([2]))],
    ] {
      _ = await list.show(state)
      expectRows()
    }
    list.dataSource.moveRow(from: [0, 0], to: [1, 0])
    expectRows()
  }
}
