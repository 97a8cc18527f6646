// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@Suite struct ContactsLayoutTests {
  /// Each line shows one thing, and the list whatever is left.
  @Test(arguments: 0...30)
  func linesDoNotOverlap(rows: Int) {
    let layout = ContactsLayout(TerminalSize(columns: 80, rows: rows))
    let single = [layout.field, layout.status, layout.help].compactMap { $0 }
    let lines = single + Array(layout.list)
    #expect(Set(lines).count == lines.count)
    #expect(lines.allSatisfy { (0..<rows).contains($0) })
    #expect(lines.count == (rows >= 9 ? rows - 1 : rows))
    #expect(layout.list.isEmpty == (rows == 0))
  }

  @Test func withoutColumnsThereIsNothing() {
    let layout = ContactsLayout(TerminalSize(columns: 0, rows: 24))
    #expect(layout.list.isEmpty && layout.field == nil && layout.status == nil)
  }
}
