// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

/// Each way to say what a row's cell is shows the same list.
@MainActor struct CreatingTests {
  private struct Fruit: Identifiable, Equatable, Sendable {
    let id: String
    var name: String
  }

  private let fruits = [Fruit(id: "a7", name: "Apple"), Fruit(id: "p2", name: "Pear")]
  private let newFruits = [
    Fruit(id: "p2", name: "Pear"), Fruit(id: "a7", name: "Apricot"), Fruit(id: "f5", name: "Fig"),
  ]

  @Test(arguments: 0..<4) func tables(form: Int) async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let list = ListUpdater<Fruit>()
    let source: TableListDataSource<Fruit>
    switch form {
    case 0:
      source = TableListDataSource(table, list) { cell, fruit in cell.textLabel?.text = fruit.name }
    case 1:
      source = TableListDataSource(table, list) { (cell: UITableViewCell, fruit) in
        cell.textLabel?.text = fruit.name
      }
    case 2:
      source = TableListDataSource(table, list, cell: UITableViewCell.self) { cell, fruit, _ in
        cell.textLabel?.text = fruit.name
      }
    default:
      table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
      source = TableListDataSource(table, list) { tableView, indexPath, fruit in
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruit.name
        return cell
      }
    }
    await expectFruits(list, source, in: table, table.double)
  }

  private func expectFruits(
    _ list: ListUpdater<Fruit>, _ source: AnyObject, in view: UIView, _ double: ListViewDouble
  ) async {
    let window = double.putOnScreen()
    for rows in [fruits, newFruits] {
      await list.show(rows)
      view.layoutIfNeeded()
      #expect(double.visibleTexts == rows.map(\.name))
    }
    #expect(double.failures == [] && double.batches.count > 0)
    withExtendedLifetime((window, source)) {}
  }

  @Test(arguments: 0..<4) func collections(form: Int) async {
    let view = UICollectionView.rows()
    let list = ListUpdater<Fruit>()
    let source: CollectionListDataSource<Fruit>
    let registration = UICollectionView.CellRegistration<CollectionCell, Fruit> { cell, _, fruit in
      cell.label.text = fruit.name
    }
    switch form {
    case 0: source = CollectionListDataSource(view, list, cell: registration)
    case 1:
      source = CollectionListDataSource(view, list) { (cell: CollectionCell, fruit) in
        cell.label.text = fruit.name
      }
    case 2:
      source = CollectionListDataSource(view, list, cell: CollectionCell.self) { cell, fruit, _ in
        cell.label.text = fruit.name
      }
    default:
      view.register(CollectionCell.self, forCellWithReuseIdentifier: "fruit")
      source = CollectionListDataSource(view, list) { view, path, fruit in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "fruit", for: path)
        (cell as? CollectionCell)?.label.text = fruit.name
        return cell
      }
    }
    await expectFruits(list, source, in: view, view.double)
  }
}
