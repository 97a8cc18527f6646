// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table view of texts with a data source of its own.
@MainActor
final class TableRig: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var identifier = "cell"

  /// Called when a cell is asked for.
  var onCell: (() -> Void)?

  /// Called when rows are counted.
  var onCount: (() -> Void)?

  /// Returns other cells than the usual ones.
  var otherCell: ((IndexPath) -> UITableViewCell?)?

  private(set) var moves: [[IndexPath]] = []
  private(set) var shown: [IndexPath] = []

  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Creates a table view of four visible rows, and lays it out in a window.
  init(_ sections: [String], isOnScreen: Bool = true) {
    self.sections = sections.map { $0.map(String.init) }
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    tableView.dataSource = self
    tableView.delegate = self
    double.completionMode = .immediate
    if isOnScreen { double.putOnScreen(in: window) }
  }

  var double: ListViewDouble { tableView.double }
  var failures: [UIKitFailure] { double.failures }
  var visible: String { double.visibleTexts.map { $0 ?? "?" }.joined() }

  /// The cells that show other texts than the data.
  var stale: [StaleCell] { double.staleCells { [sections] in sections[$0.section][$0.row] } }

  /// Changes the data inside a batch.
  func batch(
    _ new: [String], completion: ((Bool) -> Void)? = nil, _ changes: @escaping (UITableView) -> Void
  ) {
    tableView.performBatchUpdates(
      {
        self.sections = new.map { $0.map(String.init) }
        changes(self.tableView)
      }, completion: completion)
  }

  /// Adds c to a and b.
  func addRow() { batch(["abc"]) { $0.insertRows(at: [path(0, 2)], with: .none) } }

  func insert(_ row: Int) { tableView.insertRows(at: [path(0, row)], with: .none) }

  func numberOfSections(in tableView: UITableView) -> Int {
    onCount?()
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    onCell?()
    if let cell = otherCell?(path) { return cell }
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    moves.append([source, destination])
    let row = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(row, at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.append(indexPath) }
}

/// Returns a path.
func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
