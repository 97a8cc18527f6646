// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// A view that is there while there are no rows.
@MainActor
@Suite struct EmptyViewTests {
  @Test(arguments: [true, false]) func ofATable(isOnScreen: Bool) async {
    let table = LiveTable(fruits(1...2))
    table.scene.isInWindow = isOnScreen
    let (view, source) = (table.tableView, table.dataSource)
    let (label, other) = (NSTextField(frame: .zero), NSView(frame: .zero))
    source.emptyView = label
    #expect(label.superview == nil && source.emptyView === label)
    _ = await table.show([])
    #expect(label.superview === view && label.frame == view.bounds)
    #expect(label.autoresizingMask == [.width, .height])
    _ = await table.show(fruits(1...2))
    #expect(label.superview == nil)
    _ = await table.show([])
    source.emptyView = other
    #expect(label.superview == nil && other.superview === view)
    // What the app takes elsewhere meanwhile stays there.
    let place = NSView(frame: .zero)
    place.addSubview(other)
    _ = await table.show(fruits(1...2))
    #expect(other.superview === place)
    source.emptyView = nil
    _ = await table.show([])
    #expect(view.subviews.isEmpty && view.double.failures == [])
  }
}
