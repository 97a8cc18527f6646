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

// told: 'apply(from: old, to: new) { }'
@MainActor func call1() { outlineView.apply(outline.outlineDiff(to: newOutline)) }

// told: 'outlineView.expandItem(source.item(of: id))'
@MainActor func call2() { outlines.expand(id: "a") }

// told: 'outlineView.collapseItem(source.item(of: id))'
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
