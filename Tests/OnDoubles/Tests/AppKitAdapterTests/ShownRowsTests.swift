// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// What a data source remembers of views must not keep them alive, nor grow with those that are
/// gone.
@MainActor
@Suite struct ShownRowsTests {
  @Test func forgetsReleasedViews() {
    final class Token {}
    struct Row: Identifiable, Equatable { let id: Int, content: Int, token: Token
      static func == (left: Row, right: Row) -> Bool { left.content == right.content }
    }
    weak var first: Token?
    let scene = TableScene()
    let updater = ListUpdater(rows: [Row]())
    let dataSource = TableListDataSource(scene.tableView, updater) {
      (_, _, _, row: Row, _) in NSView(frame: .zero)
    }
    scene.window.layoutIfNeeded()
    for content in 0..<400 {
      let token = Token()
      if content == 0 { first = token }
      updater.submit(rows: [Row(id: content, content: content, token: token)])
      updater.updateIfNeeded()
    }
    #expect(dataSource.rows.count == 1)
    #expect(first == nil)
    #expect(scene.tableView.double.failures == [])
  }
}
