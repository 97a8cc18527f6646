// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that app developers typed without looking anything up. Scripts/check-diagnostics checks of each whether it
// compiles, or which text the compiler gives; what fails without such a text is still to be told. They are not run.

import TableDiffCollections
import TableDiffUIKit
import UIKit

struct Fruit: Identifiable, Equatable, Hashable, Sendable { var id: String; var name: String }
typealias Shelf = RowSection<String, String, Fruit>
class FruitCell: UITableViewCell { var name = "" }
class FruitItemCell: UICollectionViewCell { var name = "" }
@MainActor let fruits: [Fruit] = [], newFruits: [Fruit] = []
@MainActor let tableView = UITableView(frame: .zero, style: .plain)
@MainActor let collectionView: UICollectionView = { fatalError() }()
@MainActor let list = ListUpdater<Fruit>()
@MainActor let source: TableListDataSource<Fruit> = { fatalError() }()
@MainActor let collectionSource: CollectionListDataSource<Fruit> = { fatalError() }()
@MainActor let shelves = SectionedListUpdater<Shelf>()
@MainActor let shelfSource: SectionedTableDataSource<Shelf> = { fatalError() }()
@MainActor let shelfRows: [Shelf] = [], newShelfRows: [Shelf] = []
@MainActor var tree = TreeArray<Fruit>()

// works
@MainActor func call1() { let list = ListUpdater<Fruit>(); list.submit(fruits) }

// works
@MainActor func call2() { list.follow(AsyncStream<[Fruit]> { _ in }) }

// works
@MainActor func call3() { let rows: [Fruit] = list.rows; _ = rows }

// works
@MainActor func call4() {
  let s = SectionedListUpdater<Shelf>(); s.submit(shelfRows); _ = s.sections
}

// told: such as 'RowsUpdater(tree)'
@MainActor func call5() { let million = ListUpdater(rows: tree); _ = million }

// works
@MainActor func call6() { let s: TableListDataSource<Fruit>? = nil; _ = s }

// works
@MainActor func call7() {
  _ = TableListDataSource(tableView, list) { cell, fruit in cell.textLabel?.text = fruit.name }
}

// works
@MainActor func call8() {
  _ = TableListDataSource(tableView, list, cell: FruitCell.self) { cell, fruit in
    cell.name = fruit.name
  }
}

// works
@MainActor func call9() {
  _ = TableListDataSource(tableView, list, cell: FruitCell.self) { cell, fruit, previous in
    cell.name = fruit.name
  }
}

// works
@MainActor func call10() {
  _ = TableListDataSource(tableView, list) { tableView, indexPath, fruit in
    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath); return cell
  }
}

// works
@MainActor func call11() {
  let registration = UICollectionView.CellRegistration<FruitItemCell, Fruit> { _, _, _ in };
  _ = CollectionListDataSource(collectionView, list, cell: registration)
}

// told: renamed to 'tableDiff(to:)'
@MainActor func call12() { _ = fruits.diff(to: newFruits) }

// told: 'old.tableDiff(to: new)'
@MainActor func call13() { _ = newFruits.tableDiff(from: fruits) }

// told: 'old.tableDiff(to: new)'
@MainActor func call14() { _ = ListDiff(fruits, newFruits) }

// told: 'old.tableDiff(to: new)'
@MainActor func call15() { _ = ListDiff(from: fruits, to: newFruits) }

// told: renamed to 'inserts'
@MainActor func call16() { _ = fruits.tableDiff(to: newFruits).insertions }

// told: renamed to 'deletes'
@MainActor func call17() { _ = fruits.tableDiff(to: newFruits).removals }

// told: '!isEmpty'
@MainActor func call18() { _ = fruits.tableDiff(to: newFruits).hasChanges }

// works
@MainActor func call19() { tableView.apply(fruits.tableDiff(to: newFruits), with: .fade) {} }

// works
@MainActor func call20() { tableView.apply(fruits.tableDiff(to: newFruits), animation: .fade) {} }

// told: renamed to 'apply(_:setData:)'
@MainActor func call21() { tableView.reload(fruits.tableDiff(to: newFruits)) {} }

// works
@MainActor func call22() { let l: ListUpdater<Fruit> = ListUpdater([Fruit]()); _ = l }

// told: renamed to 'init(_:comparison:options:)'
@MainActor func call23() { let l: ListUpdater<Fruit> = ListUpdater(rows: []); _ = l }

// told: sections have a 'SectionedListUpdater'
@MainActor func call24() { _ = ListUpdater(sections: shelfRows) }

// told: renamed to 'submit(_:animated:completion:)'
@MainActor func call25() { shelves.submit(sections: shelfRows) }

// works
@MainActor func call26() { _ = ListUpdater(fruits, options: .init(policy: .animate(upTo: 5))) }

// told: renamed to 'submit(_:animated:completion:)'
@MainActor func call27() { list.update(rows: fruits) }

// told: renamed to 'submit(_:animated:completion:)'
@MainActor func call28() { list.apply(rows: fruits) }

// works
@MainActor func call29() { list.pause() }

// works
@MainActor func call30() { _ = list.isAnimating }

// works
@MainActor func call31() { list.reload() }

// works
@MainActor func call32() { list.onEvent = { event in print(event) } }

// works
@MainActor func call33() { _ = source.indexPath(for: "a") }

// works
@MainActor func call34() { _ = source.cell(for: "a") }

// works
@MainActor func call35() { source.onSelect = { fruit in print(fruit) } }

// works
@MainActor func call36() { source.onDelete = { fruit in print(fruit) } }

// told: renamed to 'onDeselect'
@MainActor func call37() { source.didDeselect = { fruit in print(fruit) } }

// told: renamed to 'selectedIDs'
@MainActor func call38() { _ = source.selection }

// works
@MainActor func call39() { _ = source.selectedRows }

// works
@MainActor func call40() { _ = source.selectedIDs }

// works
@MainActor func call41() { source.reconfigure("a") }

// told: renamed to 'reconfigure(_:)'
@MainActor func call42() { source.refresh("a") }

// works
@MainActor func call43() { source.contextMenu = { _ in nil } }

// told: the delegate of the view has it
@MainActor func call44() { source.heightForRow = { _ in 44 } }

// told: the delegate of the view has it
@MainActor func call45() { source.willDisplay = { _ in } }

// works
@MainActor func call46() { source.onReachingStart {} }

// works
@MainActor func call47() { source.scrollToBottom() }

// told: renamed to 'emptyView'
@MainActor func call48() { source.placeholder = UIView(frame: .zero) }

// works
@MainActor func call49() { source.loadingView = UIView(frame: .zero) }

// works
@MainActor func call50() { shelfSource.sectionIndexTitle = { $0.header } }

// told: call 'showHeaders' with the type of the view; a table has 'headerTitle'
@MainActor func call51() { shelfSource.header = { $0.header } }

// told: renamed to 'scrolling'
@MainActor func call52() { source.scrollBehavior = .keepsPosition }

// works
@MainActor func call53() { source.scrolling = .keepsPosition }

// told: renamed to 'onSelect'
@MainActor func call54() { collectionSource.didSelect = { fruit in print(fruit) } }

// works
@MainActor func call55() {
  collectionSource.showHeaders(UICollectionReusableView.self) { view, section in }
}

// told: a list configuration has the swipes
@MainActor func call56() { collectionSource.trailingSwipeActions = { _ in nil } }

// told: renamed to 'onMove'
@MainActor func call57() { collectionSource.reorder = { _, _ in } }

// told: the view and the updater come first
@MainActor func call58() { _ = TableListDataSource(tableView: tableView, updater: list) }

// works
@MainActor func call59() { _ = TableListDataSource(tableView, rows: fruits) { cell, fruit in } }

// told: renamed to 'init(id:header:rows:)'
@MainActor func call60() { _ = RowSection(id: 1, header: "a", items: fruits) }

// works
@MainActor func call61() { _ = RowSection(header: "a", rows: fruits) }

// fails
@MainActor func call62() { let s: RowSection<Int, Fruit> = RowSection(id: 1, rows: fruits); _ = s }

// works
@MainActor func call76() { source.onMove = { fruit, next in print(fruit.id, next?.id ?? "") } }

// works
@MainActor func call77() { source.onRefresh = { await Task.yield() } }

// works
@MainActor func call78() { list.options.log = { line in print(line) } }

// told: renamed to 'canEdit'
@MainActor func call79() { source.canDelete = { _ in true } }

// told: renamed to 'onReachingEnd(within:_:)'
@MainActor func call80() { source.onReachEnd = {} }

// told: 'diff.batchUpdate(inSection: 0)'
@MainActor func call81() { _ = BatchUpdate(fruits.tableDiff(to: newFruits)) }
