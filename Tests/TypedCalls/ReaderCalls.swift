// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that readers of README alone typed next, as in Calls.swift: those that more than one of them typed, and those
// that led nowhere.

import Foundation
import SwiftUI
import TableDiffCollections
import TableDiffMerging
import TableDiffPatches
import TableDiffSwiftUI
import TableDiffUIKit
import UIKit

struct Fruit: Identifiable, Equatable, Hashable, Sendable { var id: String; var name: String }
typealias Shelf = RowSection<String, String, Fruit>
class FruitItemCell: UICollectionViewCell { var name = "" }
@MainActor let fruits: [Fruit] = [], newFruits: [Fruit] = []
@MainActor let list = ListUpdater<Fruit>()
@MainActor let source: TableListDataSource<Fruit> = { fatalError() }()
@MainActor let collectionSource: CollectionListDataSource<Fruit> = { fatalError() }()
@MainActor let shelfSource: SectionedTableDataSource<Shelf> = { fatalError() }()
@MainActor let shelfGrid: SectionedCollectionDataSource<Shelf> = { fatalError() }()
@MainActor let shelfRows: [Shelf] = []
@MainActor var tree = TreeArray<Fruit>()
@MainActor let stream = AsyncStream<[Fruit]> { _ in }
@MainActor let selectedID: Binding<String?> = { fatalError() }()

// works
@MainActor func call1() async { await list.show(newFruits); source.scrollToBottom(animated: true) }

// works
@MainActor func call2() {
  collectionSource.contextMenu = { fruit in
    UIMenu(title: fruit.name, children: [UIAction(title: "Add to cart") { _ in print(fruit.id) }])
  }
}

// works
@MainActor func call3() { source.reconfigure(["a7"]) }

// works
@MainActor func call4() { source.onSelectionChange = { rows in print("\(rows.count) selected") } }

// works
@MainActor func call5() { source.selectedIDs = source.selectedIDs.union(["a7"]) }

// works
@MainActor func call6() { let following = list.follow(stream); following.cancel() }

// works
@MainActor func call7() { list.pause(); list.submit(newFruits); list.resume() }

// works
@MainActor func call8() {
  _ = FastList(sections: shelfRows) { fruit in
    Text(fruit.name)
  } header: { shelf in
    Text(shelf.header)
  }
}

// works
@MainActor func call9() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.scrollTo(selectedID, anchor: .center)
}

// works
@MainActor func call10() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.onSelect { fruit in print(fruit.name) }
    .rowHeight(44)
    .separators(.hidden)
}

// works
@MainActor func call11() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.contextMenu { fruit in
    Text("Copy"); Text("Delete")
  }
  .onDelete { fruit in print(fruit.id) }
}

// told: 'onRowMove' tells the section
@MainActor func call12() {
  shelfSource.onMove = { fruit, shelf, next in
    print("move \(fruit.id) to \(shelf.id) before \(next?.id ?? "the end")")
  }
}

// told: renamed to 'selectedIDs'
@MainActor func call13() { source.selection = ["a7", "p2"] }

// told: call 'showHeaders'
@MainActor func call14() {
  shelfGrid.header(UICollectionReusableView.self) { view, shelf in print(view, shelf.header) }
}

// told: 'scrolling = .keepsPosition'
@MainActor func call15() { source.keepsScrollPosition = true }

// told: 'onEvent' tells
@MainActor func call16() { list.onUpdate = { diff in print("\(diff.inserts.count) new") } }

// told: renamed to 'reload()'
@MainActor func call17() { list.reloadAll() }

// told: see the guide Undo
@MainActor func call18() { list.undoManager = nil }

// told: renamed to 'listStyle(_:)'
@MainActor func call19() { _ = FastList(fruits) { fruit in Text(fruit.name) }.style(.insetGrouped) }

// told: renamed to 'onReachingEnd(within:perform:)'
@MainActor func call20() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.onReachEnd(within: 20) {
    print("load more")
  }
}

// told: an array of 'FastListAction'
@MainActor func call21() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) { fruit in Text("Flag") }
}

// told: renamed to 'footer(_:)'
@MainActor func call22() {
  _ = FastList(sections: shelfRows) { fruit in Text(fruit.name) }
    .sectionFooter { shelf in Text("\(shelf.rows.count) fruits") }
}

// told: 'rowHeight(44)'
@MainActor func call23() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.rowHeight { fruit in
    fruit.name.count > 40 ? 88 : 44
  }
}

// told: 'firstIndex(where:)' searches
@MainActor func call24() { print(tree.index(of: "q1") ?? -1) }

// told: renamed to 'applying(_:rowsFrom:)'
@MainActor func call25() { _ = fruits.applying(fruits.tableDiff(to: newFruits), from: newFruits) }

// told: the closure gets the row
@MainActor func call26() { source.onSelect = { print("selected") } }

// told: the closure gets the row and the next one
@MainActor func call27() { source.onMove = { fruit in print(fruit) } }

// told: the closure gets the cell and the row
@MainActor func call28() {
  _ = TableListDataSource(UITableView(frame: .zero, style: .plain), list) { cell in print(cell) }
}

// told: the closure gets the row
@MainActor func call29() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.onSelect { print("selected") }
}

// told: renamed to 'inverse'
@MainActor func call30() { print(fruits.tableDiff(to: newFruits).inverted.inserts) }

// told: 'new.patch(to: old)'
@MainActor func call31() { print(fruits.patch(to: newFruits).inverted()) }

// told: renamed to 'changeCount'
@MainActor func call32() { print(fruits.tableDiff(to: newFruits).count) }

// told: such as 'RowsUpdater(tree)'
@MainActor func call33() { list.submit(tree, animated: false) }

// told: such as 'RowsUpdater(tree)'
@MainActor func call34() { list.submit(tree.derived.filter { $0.name.hasPrefix("A") }.rows) }

// told: its 'rows' are the collection
@MainActor func call35() { list.submit(Array(tree.derived.filter { $0.name.hasPrefix("A") })) }

// told: 'rows' is the collection
@MainActor func call36() { print(tree.derived.filter { $0.name.hasPrefix("A") }[0].name) }

// told: 'merged(base:mine:theirs:)'
@MainActor func call37() { _ = fruits.merging(newFruits, fruits) }

// told: 'merged(base:mine:theirs:)'
@MainActor func call38() { _ = fruits.merged(newFruits, fruits) { conflict in conflict.theirs } }

// told: 'merged(base:mine:theirs:)'
@MainActor func call39() {
  _ = fruits.merged(mine: newFruits, theirs: fruits) { base, mine, theirs in
    mine.name.count > theirs.name.count ? mine : theirs
  }
}

// told: 'mine', 'theirs' and 'base' have it
@MainActor func call40() {
  for conflict in merged(base: fruits, mine: newFruits, theirs: fruits).conflicts {
    print(conflict.id)
  }
}

// told: 'scrolling(.keepsPosition)'
@MainActor func call41() { _ = FastList(fruits) { fruit in Text(fruit.name) }.keepsPosition(true) }

// works
@MainActor func call42() {
  _ = FastList(fruits) { message in Text(message.name) }.defaultScrollAnchor(.bottom)
}

// works
@MainActor func call43() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.scrollPosition(id: selectedID)
}

// works
@MainActor func call44() { _ = FastList(fruits) { fruit in Text(fruit.name) }.animation(.none) }
