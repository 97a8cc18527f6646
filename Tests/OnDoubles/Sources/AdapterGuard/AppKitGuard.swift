// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

extension Guard {
  /// Measures the adapters of AppKit.
  mutating func checkAppKit() {
    let (old, new) = Row.states
    // Off its window a view reloads, so that the time is that of the diff.
    check("NSTableView.apply") {
      let view = NSTableView(frame: .zero)
      return Self.seconds { view.apply(old.tableDiff(to: new)) {} }
    }
    check("NSCollectionView.apply") {
      let view = NSCollectionView(frame: .zero)
      return Self.seconds { view.apply(old.tableDiff(to: new)) {} }
    }
    check("NSCollectionView.apply, sections") {
      let view = NSCollectionView(frame: .zero)
      let sections = [old, new].map { [SingleSection(rows: $0)] }
      return Self.seconds {
        let diff = sections[0].sectionedDiff(to: sections[1])
        view.apply(diff, from: sections[0], to: sections[1]) { _ in }
      }
    }
    let frame = NSRect(x: 0, y: 0, width: 320, height: 480)
    checkUpdater("TableListDataSource of AppKit") { updater in
      let view = NSTableView(frame: frame)
      let source = TableListDataSource(view, updater, cell: NSTableCellView(frame: .zero)) {
        _, _, _, _ in
      }
      return (source, Self.show(view))
    }
    checkUpdater("CollectionListDataSource of AppKit") { updater in
      let view = NSCollectionView(frame: frame)
      let source = CollectionListDataSource(view, updater, item: NSCollectionViewItem.self) {
        _, _, _ in
      }
      return (source, Self.show(view))
    }
  }

  /// Shows a view in a scroll view, in a window, which nothing else keeps.
  private static func show(_ view: NSView) -> NSWindow {
    let scrollView = NSScrollView(frame: view.frame)
    scrollView.documentView = view
    let window = NSWindow()
    window.contentView = scrollView
    window.layoutIfNeeded()
    return window
  }
}
