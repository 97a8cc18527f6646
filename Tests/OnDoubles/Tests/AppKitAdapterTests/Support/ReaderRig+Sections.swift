// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

extension ReaderRig {
  /// Shows sections in a table view, with headers and footers.
  func fillSections(
    _ tableView: NSTableView, _ shelves: [Shelf], _ options: UpdateOptions,
    _ behavior: ScrollBehavior?
  ) {
    tableView.addTableColumn(NSTableColumn(identifier: "fruit"))
    tableView.rowHeight = 44
    tableView.usesAutomaticRowHeights = true
    double.heightOfView = { [unowned self] view, width in
      (view as? FruitCell)?.fruit.map { height(of: $0, width: width) }
        ?? CGFloat(20 + ((view as? TextCell)?.text.count ?? 0) % 17)
    }
    let updater = SectionedListUpdater(shelves, options: options)
    let views = SectionViews<Shelf>(
      header: { TextCell.show(SectionTable.header($2), $1) },
      footer: { TextCell.show(SectionTable.footer($2), $1) })
    let source = SectionedTableDataSource(
      tableView, updater, finder: RowFinder(id: \.id), sectionViews: views
    ) { tableView, column, _, fruit, _ in
      let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
      cell.show(fruit)
      return cell
    }
    if let behavior { source.scrolling = behavior }
    self.source = source
    keepPlace = { [unowned source] in source.keepPlace(during: $0) }
    index = { [unowned source] in source.index(of: $0) }
    drive(updater)
  }
}
