// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// What shows a list of rows.
enum ListKind: CaseIterable {
  case table, collection

  @MainActor
  func makeScene() -> any ListScene {
    if self == .table { return TableScene() }
    let scene = CollectionScene()
    scene.layout.headerReferenceSize = .zero
    return scene
  }
}

/// A table view or a collection view in a window, where five rows are visible.
@MainActor
protocol ListScene: AnyObject {
  var window: NSWindow { get }
  var scrollView: NSScrollView { get }
  var view: NSView { get }
  var double: ViewDouble { get }
  var isInWindow: Bool { get set }
  var visibleIDs: [Int] { get }
  var rowCount: Int { get }
  var selectedRows: IndexSet { get set }
  func shown(_ row: Int) -> AnyObject?
  func problem(showing fruits: [Fruit]) -> String?
}

extension ListScene {
  func scroll(to offset: CGFloat) {
    view.scroll(NSPoint(x: 0, y: offset))
    window.layoutIfNeeded()
  }
}

extension TableScene: ListScene {
  var view: NSView { tableView }
  var double: ViewDouble { tableView.double }
  var rowCount: Int { tableView.numberOfRows }

  var selectedRows: IndexSet {
    get { tableView.selectedRowIndexes }
    set { tableView.selectRowIndexes(newValue, byExtendingSelection: false) }
  }

  func shown(_ row: Int) -> AnyObject? { cell(row) }
}

extension CollectionScene: ListScene {
  var view: NSView { collectionView }
  var double: ViewDouble { collectionView.double }
  var rowCount: Int { collectionView.numberOfItems(inSection: 0) }

  var selectedRows: IndexSet {
    get { IndexSet(collectionView.selectionIndexPaths.map(\.item)) }
    set { collectionView.selectionIndexPaths = Set(newValue.map { [0, $0] }) }
  }

  func shown(_ row: Int) -> AnyObject? { item(row) }

  func problem(showing fruits: [Fruit]) -> String? {
    problem(showing: [Shelf(id: 0, rows: fruits)])
  }
}

/// A list of rows that an updater drives.
@MainActor
final class LiveRows {
  typealias Source = SectionedDataSource<SingleSection<[Fruit]>>

  let scene: any ListScene
  let updater: ListUpdater<Fruit>
  let source: Source

  /// Creates a list, whose view has not asked for anything yet if it is not laid out.
  init(
    _ scene: any ListScene, _ updater: ListUpdater<Fruit>, laysOut: Bool = true,
    onShow: @escaping (Fruit?) -> Void = { _ in }
  ) {
    (self.scene, self.updater) = (scene, updater)
    source = Self.source(scene, updater, onShow: onShow)
    if laysOut { scene.window.layoutIfNeeded() }
  }

  convenience init(_ kind: ListKind, _ fruits: [Fruit]) {
    self.init(kind.makeScene(), ListUpdater(fruits))
  }

  static func source(
    _ scene: any ListScene, _ updater: ListUpdater<Fruit>,
    onShow: @escaping (Fruit?) -> Void = { _ in }
  ) -> Source {
    if let scene = scene as? TableScene {
      return TableListDataSource(scene.tableView, updater, cell: FruitCell(frame: .zero)) {
        (cell: FruitCell, _, fruit: Fruit, previous) in
        cell.show(fruit, previous: previous)
        onShow(previous)
      }
    }
    guard let scene = scene as? CollectionScene else { preconditionFailure("\(scene)") }
    return CollectionListDataSource(scene.collectionView, updater, item: FruitItem.self) {
      $0.show($1, previous: $2)
      onShow($2)
    }
  }

  static func move(_ from: Int, to: Int, in source: Source?) {
    (source as? TableListDataSource<Fruit>)?.moveRow(from: from, to: to)
    (source as? CollectionListDataSource<Fruit>)?.moveRow(from: [0, from], to: [0, to])
  }

  func move(_ from: Int, to: Int) { Self.move(from, to: to, in: source) }

  var rows: [Fruit] { updater.rows }
  var screen: any ListView { updater.screen }
  var problem: String? { scene.problem(showing: rows) }

  func show(_ fruits: [Fruit]) async -> UpdateOutcome {
    let outcome = await updater.show(fruits)
    await updater.settled()
    return outcome
  }
}
