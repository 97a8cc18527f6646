// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableListDataSourceTests {
  /// What a view showed is told if it was the same row by the identity of the data source.
  @Test(arguments: ListKind.allCases) func comparesTheIdentity(_ kind: ListKind) {
    struct Line { let key: Int, serial: Int, text: String }
    let scene = kind.makeScene()
    let comparison = ListComparison<SingleSection<[Line]>>.onMain(
      id: { $0.key }, contentsEqual: { $0.text == $1.text })
    let updater = ListUpdater([Line(key: 1, serial: 1, text: "a")], comparison: comparison)
    var shown: [String] = []
    func note(_ line: Line, _ previous: Line?) { shown.append((previous?.text ?? "") + line.text) }
    let source: SectionedDataSource<SingleSection<[Line]>>
    if let view = scene.view as? NSTableView {
      source = TableListDataSource(view, updater, id: { $0.serial }) {
        (view, column, _, line: Line, previous) in
        note(line, previous)
        return view.reusableCell(for: column, NSTableCellView(frame: .zero))
      }
    } else {
      let view = (scene as? CollectionScene)?.collectionView ?? NSCollectionView(frame: .zero)
      view.register(FruitItem.self)
      source = CollectionListDataSource(view, updater, id: { $0.serial }) {
        (view, path, line: Line, previous) in
        note(line, previous)
        return view.reusableItem(FruitItem.self, for: path)
      }
    }
    scene.window.layoutIfNeeded()
    for (serial, text) in [(2, "b"), (2, "c")] {
      updater.submit([Line(key: 1, serial: serial, text: text)])
      updater.updateIfNeeded()
    }
    // A table has two columns.
    let columns = kind == .table ? 2 : 1
    #expect(shown == ["a", "b", "bc"].flatMap { Array(repeating: $0, count: columns) })
    #expect(source.updater.rows.map(\.serial) == [2])
  }

  @Test func reusesViews() async {
    let table = LiveTable(fruits(1...3))
    let cells = (0..<2).map { table.scene.cell(2, column: $0) }
    #expect(cells.map { $0?.identifier } == ["left", "right"])
    _ = await table.show(fruits(1...2))
    _ = await table.show(fruits([1, 2, 4]))
    for column in 0..<2 { #expect(table.scene.cell(2, column: column) === cells[column]) }
    #expect(table.problem == nil)
  }

  @Test func showsRowViewsOfItsOwn() {
    final class StripedRow: NSTableRowView { var index = 0 }
    let table = LiveTable(fruits(1...3))
    table.dataSource.rowView = { _, index, fruit in
      guard fruit.id != 2 else { return nil }
      let view = StripedRow(frame: .zero)
      view.index = index
      return view
    }
    table.tableView.reloadData()
    table.scene.window.layoutIfNeeded()
    let views = (0..<3).map { table.tableView.rowView(atRow: $0, makeIfNecessary: false) }
    #expect(views.map { ($0 as? StripedRow)?.index } == [0, nil, 2])
  }
}
