// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit
import UIKitPlatform

/// A background that is there while there are no rows.
@MainActor
@Suite struct EmptyViewTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
  private let empty = Shelf(id: 1, header: 0, rows: [])
  private let full = Shelf(id: 1, header: 0, rows: [Item(id: 1), Item(id: 2)])

  @Test(arguments: [true, false]) func ofATable(isOnScreen: Bool) async {
    let updater = SectionedListUpdater([full])
    let view = UITableView(frame: frame, style: .plain)
    let source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
    let window = isOnScreen ? Platform.show(view) : nil
    let (background, label, other) = (UIView(), UILabel(), UIView())
    view.backgroundView = background
    source.emptyView = label
    #expect(view.backgroundView === background)
    await updater.show([empty])
    #expect(view.backgroundView === label)
    await updater.show([])
    #expect(view.backgroundView === label)
    await updater.show([full])
    #expect(view.backgroundView === background)
    await updater.show([empty])
    source.emptyView = nil
    #expect(view.backgroundView === background)
    source.emptyView = label
    #expect(view.backgroundView === label)
    source.emptyView = other
    #expect(view.backgroundView === other)
    // What the app sets meanwhile stays.
    view.backgroundView = label
    await updater.show([full])
    #expect(view.backgroundView === label)
    await updater.show([empty])
    #expect(view.backgroundView === other)
    await updater.show([full])
    #expect(view.backgroundView === label)
    #expect(Platform.takeFailures(of: view) == [])
    withExtendedLifetime(window) {}
  }
}
