// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Headers and footers of an app's classes, and views that come from nibs.
  @MainActor
  @Suite struct HeaderViewTests {
    private final class Header: UITableViewHeaderFooterView {}
    private final class Footer: UITableViewHeaderFooterView {}

    private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)

    private func shelf(_ id: Int, _ header: Int, count: Int = 1) -> Shelf {
      Shelf(id: id, header: header, rows: (0..<count).map { Item(id: id * 10 + $0) })
    }

    private func text(_ shelf: Shelf) -> String { "\(shelf.title), \(shelf.rows.count) rows" }

    /// A batch without changes makes a table view ask for heights; no section is reloaded.
    @Test func areConfiguredBeforeTheirHeightsAreAskedFor() async {
      let updater = SectionedListUpdater([shelf(1, 0)])
      let view = UITableView(frame: frame, style: .plain)
      let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      var batchCounts: [Int] = []
      source.headerTitle = { "\($0.header)" }
      source.showHeaders(Header.self) { _, shelf in
        if shelf.header == 1 { batchCounts.append(view.double.batches.count) }
      }
      let window = view.double.putOnScreen()
      await updater.show([shelf(1, 1)])
      #expect(batchCounts.first == 0)
      #expect(view.double.batches.count == 1 && view.double.batches[0].changes.isEmpty)
      #expect(view.double.failures == [])
      withExtendedLifetime(window) {}
    }

    @Test func viewsComeFromNibs() async {
      UIKitSettings.nibs = [
        "cell": TableCell.self, "footer": Footer.self, "item": CollectionCell.self,
        "header": CollectionHeader.self,
      ]
      defer { UIKitSettings.nibs = [:] }
      func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }
      let view = UITableView(frame: frame, style: .plain)
      // Nothing but a nib gives a cell of the class.
      let source = SectionedTableDataSource(
        view, SectionedListUpdater([shelf(1, 0)]), cell: UITableViewCell.self, nib: nib("cell")
      ) { $0.textLabel?.text = "\(type(of: $0)) \($1.text) \($2 == nil)" }
      source.showFooters(UITableViewHeaderFooterView.self, nib: nib("footer")) {
        $0.textLabel?.text = "\(type(of: $0)) \($1.id)"
      }
      let window = view.double.putOnScreen()
      #expect(view.double.visibleTexts == ["TableCell 10.0 true"])
      #expect(view.double.supplementaryTexts("footer") == [0: "Footer 1"])
      let grid = UICollectionView.rows(header: 10)
      let gridSource = SectionedCollectionDataSource(
        grid, SectionedListUpdater([shelf(1, 0)]), cell: UICollectionViewCell.self, nib: nib("item")
      ) { ($0 as? CollectionCell)?.label.text = "\($1.text) \($2 == nil)" }
      gridSource.showSupplementaryViews(
        UICollectionReusableView.self, ofKind: UICollectionView.elementKindSectionHeader,
        nib: nib("header")
      ) { ($0 as? CollectionHeader)?.label.text = "\($1.id)" }
      let gridWindow = grid.double.putOnScreen()
      #expect(grid.double.visibleTexts == ["10.0 true"])
      #expect(
        grid.double.supplementaryTexts(UICollectionView.elementKindSectionHeader) == [0: "1"])
      #expect(view.double.failures == [] && grid.double.failures == [])
      withExtendedLifetime((source, gridSource, window, gridWindow)) {}
    }
  }
}
