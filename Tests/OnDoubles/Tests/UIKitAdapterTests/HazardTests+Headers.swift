// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

/// Hazards of headers and footers.
extension AdapterTests.HazardTests {
  /// The app releases a data source in the middle of an animation: its headers are still shown.
  @Test func aDataSourceReleasedDuringAnAnimation() async {
    let view = UICollectionView.rows(header: 22)
    let updater = SectionedListUpdater(shelves(items))
    var source: SectionedCollectionDataSource? = SectionedCollectionDataSource(
      view, updater, cell: CollectionCell.self
    ) { cell, item, _ in cell.label.text = item.text }
    source?.showSupplementaryViews(
      CollectionHeader.self, ofKind: UICollectionView.elementKindSectionHeader
    ) { $0.label.text = $1.title }
    let window = view.double.putOnScreen()
    view.double.completionMode = .manual
    let new = [Shelf(id: 2, header: 3, rows: [Item(id: 50)])] + shelves(items, header: 2)
    updater.submit(new)
    updater.updateIfNeeded()
    source = nil
    view.double.scroll(to: 10)
    #expect(view.double.failures == [])
    #expect(
      view.double.supplementaryTexts(UICollectionView.elementKindSectionHeader)
        == [0: "2: 3", 1: "1: 2"])
    view.double.completeBatches()
    for _ in 0..<10 { await Task.yield() }
    #expect(view.dataSource == nil && updater.view == nil)
    withExtendedLifetime(window) {}
  }

  /// A header that is reloaded with its section leaves rows selected.
  @Test func selectionOverANewHeader() {
    let model = UIKitModel(shelves(items))
    model.double.select(IndexPath(row: 2, section: 0))
    let new = shelves(items, header: 1)
    model.show(new)
    #expect(model.tableView?.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(model.double.batches.allSatisfy { !$0.isAnimated || $0.changes.isEmpty })
    #expect(model.problem(showing: new) == nil)
  }

  /// A title that comes, changes and goes.
  @Test func titles() async {
    let updater = SectionedListUpdater(shelves([items[0]]))
    let view = UITableView(frame: frame, style: .plain)
    let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { cell, item, _ in
      cell.textLabel?.text = item.text
    }
    source.headerTitle = { $0.header == 0 ? nil : "header \($0.header)" }
    source.footerTitle = { $0.header < 2 ? nil : "footer \($0.header)" }
    let window = view.double.putOnScreen()
    view.double.completionMode = .immediate
    for (header, count) in [(1, 0), (2, 1), (3, 1), (0, 0)] {
      await updater.show(shelves([items[0]], header: header))
      view.layoutIfNeeded()
      #expect(
        view.double.supplementaryTexts("header") == (header == 0 ? [:] : [0: "header \(header)"]))
      #expect(
        view.double.supplementaryTexts("footer") == (count == 0 ? [:] : [0: "footer \(header)"]))
    }
    #expect(view.double.failures == [])
    withExtendedLifetime(window) {}
  }
}
