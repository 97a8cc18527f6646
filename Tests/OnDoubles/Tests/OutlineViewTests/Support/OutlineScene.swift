// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import TableDiffOutlineViews

/// A view that shows the name of a folder.
final class FolderCell: NSTextField {
  func show(_ folder: Folder) { stringValue = folder.name }
}

/// An outline view in a window, where five rows are visible, and an app that shows an outline in it.
@MainActor
final class OutlineScene {
  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  let outlineView = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  var outline: Outline<Folder>

  /// How often the user's changes were taken into the outline.
  private(set) var userChanges = 0
  private(set) var selectionChanges = 0

  private(set) lazy var dataSource = OutlineDataSource { [unowned self] in
    self.outline
  } setOutline: { [unowned self] in
    self.outline = $0
    self.userChanges += 1
  } view: { outlineView, column, folder in
    let cell = outlineView.reusableCell(for: column, FolderCell(frame: .zero))
    cell.show(folder)
    return cell
  }

  /// What each node was known by when it was last visible, while it is in the outline.
  private var items: [Int: NSObject] = [:]

  init(_ outline: Outline<Folder>) {
    self.outline = outline
    for name in ["left", "right"] {
      outlineView.addTableColumn(NSTableColumn(identifier: .init(name)))
    }
    scrollView.documentView = outlineView
    window.contentView = scrollView
    dataSource.onSelectionChange = { [unowned self] in selectionChanges += 1 }
    dataSource.attach(to: outlineView)
    window.layoutIfNeeded()
  }

  /// Whether the outline view is in the window.
  var isInWindow: Bool {
    get { window.contentView != nil }
    set { window.contentView = newValue ? scrollView : nil }
  }

  func apply(
    _ new: Outline<Folder>, animated: Bool = true,
    configure: ((NSView, NSTableColumn, Folder) -> Void)? = nil
  ) {
    outlineView.apply(from: outline, to: new, animated: animated, configure: configure) {
      outline = $0
    }
  }

  var selectedIDs: Set<Int> {
    get {
      Set(
        outlineView.selectedRowIndexes.compactMap { dataSource.id(of: outlineView.item(atRow: $0)) }
      )
    }
    set {
      let rows = newValue.map { outlineView.row(forItem: dataSource.item(of: $0)) }
      outlineView.selectRowIndexes(IndexSet(rows.filter { $0 >= 0 }), byExtendingSelection: false)
    }
  }

  func cell(_ row: Int, column: Int = 0) -> FolderCell? {
    outlineView.view(atColumn: column, row: row, makeIfNecessary: false) as? FolderCell
  }

  /// What is wrong with the outline view, which should show the outline.
  var problem: String? {
    window.layoutIfNeeded()
    if let failure = outlineView.double.failures.first { return failure }
    if let stale = outlineView.staleItems.first { return stale }
    if outlineView.ignoredCallCount > 0 { return "a call below an item that is not expanded" }
    let rows = Array(outline.rows)
    if outlineView.numberOfRows != rows.count { return "\(outlineView.numberOfRows) rows" }
    for (index, row) in rows.enumerated() {
      guard let item = outlineView.item(atRow: index) as? NSObject else {
        return "no item \(index)"
      }
      if dataSource.id(of: item) != row.id { return "row \(index) is not \(row.id)" }
      if outlineView.level(forRow: index) != row.depth { return "another level of \(row.id)" }
      let isExpanded = row.isExpanded && row.childCount > 0
      if outlineView.isItemExpanded(item) != isExpanded {
        return "\(row.id) expanded: \(!isExpanded)"
      }
      if let other = items[row.id], other !== item { return "another object of \(row.id)" }
      items[row.id] = item
      if let problem = problem(of: row, at: index) { return problem }
    }
    items = items.filter { outline.contains($0.key) }
    return nil
  }

  private func problem(of row: OutlineRow<Folder>, at index: Int) -> String? {
    let visible = Range(outlineView.rows(in: outlineView.visibleRect)) ?? 0..<0
    for column in 0..<2 {
      let cell = cell(index, column: column)
      if cell == nil, isInWindow, visible.contains(index) { return "\(row.id) has no view" }
      if let cell, cell.stringValue != row.node.name {
        return "\(row.id) shows \(cell.stringValue)"
      }
    }
    return nil
  }
}
