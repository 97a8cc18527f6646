// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that app developers typed for the doubles of AppKit, as in Calls.swift.

import AppKit
import TableDiffAppKit
import TableDiffOutlineViews

struct Fruit: Identifiable, Equatable { var id: String; var name: String }
struct Folder: OutlineNode, Equatable { var id: String; var children: [Folder] = [] }
@MainActor let outlineView = NSOutlineView(frame: .zero)
@MainActor let outlines: OutlineDataSource<Folder> = { fatalError() }()
@MainActor let outline = Outline<Folder>(), newOutline = Outline<Folder>()
@MainActor let source: TableListDataSource<Fruit> = { fatalError() }()
@MainActor let collectionSource: CollectionListDataSource<Fruit> = { fatalError() }()
@MainActor let list = ListUpdater<Fruit>()
@MainActor let tableView = NSTableView(frame: .zero)
typealias Shelf = RowSection<String, String, Fruit>
class FruitItem: NSCollectionViewItem { var name = "" }
@MainActor let shelfSource: SectionedTableDataSource<Shelf> = { fatalError() }()

// told: 'apply(from: old, to: new) { }'
@MainActor func call1() { outlineView.apply(outline.outlineDiff(to: newOutline)) }

// told: the view does it
@MainActor func call2() { outlines.expand(id: "a") }

// told: the view does it
@MainActor func call3() { outlines.collapse(id: "a") }

// works
@MainActor func call4() { source.onMove = { fruit, next in print(fruit.id, next?.id ?? "") } }

// works
@MainActor func call5() {
  if let move = collectionSource.moveRow(from: [0, 1], to: [0, 0]) { print(move.row, move.to) }
}

// told: renamed to 'onMove'
@MainActor func call6() { source.didMove = { _, _ in } }

// works
@MainActor func call7() { source.loadingView = NSView(frame: .zero); source.state = .loading }

// works
@MainActor func call8() {
  let updater = OutlineUpdater<Folder>()
  let label = NSTextField(labelWithString: "")
  let source = OutlineDataSource(outlineView, updater, cell: label) { $0.stringValue = $1.id }
  source.onExpand = { folder in print(folder.id) }
  try? updater.submit([Folder(id: "/")])
}

// works
@MainActor func call9() { source.selectedIDs = source.selectedIDs.union(["a7"]) }

// works
@MainActor func call10() {
  source.onSelectionChange = { (selected: [Fruit]) in print(selected.map(\.name)) }
}

// told: 'selectedRows'
@MainActor func call11() { source.onDelete = { deleted in print(Set(deleted.map(\.id))) } }

// told: 'selectedRows'
@MainActor func call12() { source.onReturn = { fruit in print("open \(fruit.name)") } }

// told: renamed to 'showHeaders(_:configure:)'
@MainActor func call13() {
  shelfSource.header(cell: NSTextField(labelWithString: "")) { label, shelf in
    label.stringValue = "\(shelf.header) (\(shelf.rows.count))"
  }
}

// told: 'onRowMove' tells the section
@MainActor func call14() {
  shelfSource.onMove = { fruit, shelf, next in
    print("\(fruit.name) to \(shelf.header), before \(next?.name ?? "the end")")
  }
}

// told: gets the column
@MainActor func call15() {
  source.column("name", cell: NSTextField(labelWithString: "")) { label, fruit in
    label.stringValue = fruit.name
  }
}

// told: make an outline
@MainActor func call16() { _ = OutlineUpdater<Folder>([Folder(id: "/")]) }

// told: 'OutlineNode.isExpandable'
@MainActor func call17() { outlines.isExpandable = { folder in folder.id.hasSuffix("/") } }

// told: the view does it
@MainActor func call18() { outlines.expand("/") }

// works
@MainActor func call19() {
  source.contextMenu = { fruit in
    let menu = NSMenu(title: fruit.name)
    menu.addItem(withTitle: "Copy", action: nil, keyEquivalent: "")
    return menu
  }
}

// told: renamed to 'contextMenu'
@MainActor func call20() { source.menu = { fruit in NSMenu(title: fruit.name) } }

// told: 'doubleAction'
@MainActor func call21() { source.onDoubleClick = { fruit in print("open \(fruit.name)") } }

// told: the closure gets the row
@MainActor func call22() { source.onSelect = { print("selected") } }

// told: the cell, the column, the row
@MainActor func call23() {
  let label = NSTextField(labelWithString: "")
  _ = TableListDataSource(tableView, list, cell: label) { label, fruit, column in
    label.stringValue = column.identifier.rawValue == "id" ? fruit.id : fruit.name
  }
}

// told: pass the class
@MainActor func call24(_ item: FruitItem, _ view: NSCollectionView) {
  _ = CollectionListDataSource(view, list, item: item) { item, fruit in item.name = fruit.name }
}

// works
@MainActor func call25() {
  shelfSource.showHeaders(NSTextField(labelWithString: "")) { label, shelf in
    label.stringValue = shelf.header
  }
}

// told: renamed to 'showHeaders(_:configure:)'
@MainActor func call26() {
  shelfSource.headerView = { shelf in NSTextField(labelWithString: shelf.header) }
}

// told: 'selectedRows'
@MainActor func call27() { source.onDelete = { fruit in print(fruit.id) } }
