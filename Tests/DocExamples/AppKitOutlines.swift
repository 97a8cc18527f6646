// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import TableDiffOutlineViews

/// What surrounds examples about outline views: each example is a method of this class.
@MainActor final class AppKitOutlines {
  final class FolderCell: NSTableCellView {
    func show(_ folder: Folder) {}
  }

  var outline: Outline<Folder>
  let outlineView = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  lazy var updater = OutlineUpdater(outline)
  lazy var dataSource = OutlineDataSource { [unowned self] in
    outline
  } setOutline: { [unowned self] in
    outline = $0
  } view: { _, _, _ in
    nil
  }

  init() throws {
    outline = try Outlines().before
    dataSource.attach(to: outlineView)
  }
}
