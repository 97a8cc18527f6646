// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// Wrong uses that a row of calls does not show.
extension FailureTests {
  @Test func releasedViews() {
    var table: LetterTable? = LetterTable("abc")
    var double = table?.double
    table?.tableView.beginUpdates()
    table = nil
    #expect(double?.failures == ["the table view was released in the middle of updates"])
    var list: LetterCollection? = LetterCollection("abc")
    double = list?.double
    double?.completion = .manual
    list?.collectionView.performBatchUpdates({}, completionHandler: { _ in })
    list = nil
    #expect(double?.failures == ["the collection view was released in the middle of an update"])
  }

  /// A table view without objects needs a delegate that has views when it gets its data source.
  @Test func dataSourcesBeforeDelegates() {
    let (tableView, table) = (NSTableView(frame: .zero), LetterTable("abc"))
    tableView.dataSource = table
    tableView.delegate = table
    #expect(tableView.double.failures.count == 1)
    tableView.dataSource = table
    #expect(tableView.double.failures.count == 1)
  }

  /// A change under visible actions is a failure, unless the user has chosen one.
  @Test func visibleActions() {
    final class Delegate: NSObject, NSTableViewDelegate {
      func tableView(
        _: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
      ) -> [NSTableViewRowAction] {
        [NSTableViewRowAction(style: .regular, title: "\(row)") { _, _ in }]
      }
    }
    let (table, delegate) = (LetterTable("abc"), Delegate())
    table.tableView.delegate = delegate
    #expect(!table.tableView.rowActionsVisible)
    #expect(table.tableView.openActions(1, from: .leading) && table.tableView.rowActionsVisible)
    table.tableView.chooseAction(0)
    table.update("abcd") { $0.insertRows(at: [3]) }
    #expect(table.tableView.rowActionsVisible)
    table.update("acd") { $0.removeRows(at: [1]) }
    #expect(!table.tableView.rowActionsVisible && table.double.failures == [])
    #expect(table.tableView.openActions(1, from: .leading))
    table.tableView.rowActionsVisible = false
    table.update("a") { $0.removeRows(at: [1, 2]) }
    #expect(table.double.failures == [] && table.tableView.openActions(0, from: .leading))
    table.update("") { $0.removeRows(at: [0]) }
    #expect(table.double.failures == ["a change while the actions of a row are visible"])
  }

  /// AppKit throws at items and supplementary views that it has not made.
  @Test func foreignItemsAndHeaders() {
    final class Source: NSObject, NSCollectionViewDataSource {
      func collectionView(
        _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { LetterItem(nibName: nil, bundle: nil) }
    }
    let collectionView = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let layout = NSCollectionViewFlowLayout()
    layout.headerReferenceSize.height = 10
    collectionView.collectionViewLayout = layout
    let (window, source) = (NSWindow(), Source())
    window.contentView = collectionView
    collectionView.dataSource = source
    window.layoutIfNeeded()
    #expect(
      collectionView.double.failures == [
        "the item at [0, 0] was not made by makeItem(withIdentifier:for:)",
        "the header of section 0 was not made by the collection view",
      ])
  }
}
