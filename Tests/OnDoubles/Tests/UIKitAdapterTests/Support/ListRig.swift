// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A view with a data source, in a window, whose cells are compared with the list.
@MainActor
final class ListRig {
  let updater: SectionedListUpdater<Shelf>
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  let double: ListViewDouble
  private(set) var outcomes: [[UpdateOutcome]] = []

  /// What was wrong with the rows that cells were said to show.
  private(set) var wrongPrevious: [String] = []

  /// The number of cells that were given the row that they showed.
  private(set) var previousCount = 0

  /// The moves of the user.
  private(set) var moves: [IndexPath] = []

  /// Called after the user has moved a row.
  var onMove: (@MainActor () -> Void)?

  /// The kind of the supplementary views that show the headers.
  private let headerKind: String

  private let source: AnyObject

  enum Kind: CaseIterable { case table, collection }

  init(
    _ kind: Kind, _ sections: [Shelf], comparison: ListComparison<Shelf> = .onMain,
    options: UpdateOptions = UpdateOptions(), scheduler: UpdateScheduler = .tasks
  ) {
    var options = options
    options.completionTimeout = 0.05
    updater = SectionedListUpdater(
      sections, comparison: comparison, options: options, scheduler: scheduler)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    // The closures are called when the rig is complete.
    weak var rig: ListRig?
    switch kind {
    case .table:
      let tableView = UITableView(frame: frame, style: .plain)
      let source = SectionedTableDataSource(tableView, updater, cell: TableCell.self) {
        rig?.check($0.textLabel?.text, $1, $2)
        $0.textLabel?.text = $1.text
      }
      source.headerTitle = { $0.title }
      source.onRowMove = { rig?.moved($0) }
      (view, double, self.source, headerKind) = (tableView, tableView.double, source, "header")
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.headerReferenceSize = CGSize(width: 320, height: 22)
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      let source = SectionedCollectionDataSource(collectionView, updater, cell: CollectionCell.self)
      {
        rig?.check($0.label.text, $1, $2)
        $0.label.text = $1.text
      }
      let kind = UICollectionView.elementKindSectionHeader
      source.showSupplementaryViews(CollectionHeader.self, ofKind: kind) { header, section in
        header.label.text = section.title
      }
      source.onRowMove = { rig?.moved($0) }
      (view, double, self.source, headerKind) = (
        collectionView, collectionView.double, source, kind
      )
    }
    rig = self
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    double.putOnScreen(in: window)
  }

  private func moved(_ move: RowMove<Shelf>) {
    moves += [IndexPath(move.from), IndexPath(move.to)]
    onMove?()
  }

  private func check(_ text: String?, _ row: Item, _ previous: Item?) {
    guard let previous else { return }
    previousCount += 1
    if previous.text != text || previous.id != row.id {
      wrongPrevious.append("\(text ?? "nil") is said to show \(previous), and gets \(row)")
    }
  }

  func submit(_ sections: [Shelf], animated: Bool = true) {
    let index = outcomes.count
    outcomes.append([])
    updater.submit(sections, animated: animated) { [weak self] in
      self?.outcomes[index].append($0)
    }
  }

  /// Lets everything end that is under way, with the view on screen and the user idle.
  func settle() async {
    double.cancelDrag()
    updater.isPaused = false
    if view.window == nil { double.putOnScreen(in: window) }
    double.runsBlockLate = false
    var isSettled = false
    let waiting = Task {
      await updater.settled()
      isSettled = true
    }
    while !isSettled {
      double.runLateBlocks()
      double.completeBatches()
      try? await Task.sleep(nanoseconds: 100_000)
    }
    await waiting.value
    view.layoutIfNeeded()
  }

  /// The rows that are selected.
  var selectedItems: [Item] {
    let paths =
      (view as? UITableView)?.indexPathsForSelectedRows
      ?? (view as? UICollectionView)?.indexPathsForSelectedItems
    return (paths ?? []).map { updater[RowPath($0)] }
  }

  /// What is wrong at rest.
  func problem(showing sections: [Shelf]) -> String? {
    let failures = double.takeFailures()
    if !failures.isEmpty { return "failures: \(failures)" }
    if updater.sections != sections { return "the list has \(updater.sections)" }
    if let wrong = wrongPrevious.first { return wrong }
    let stale = double.staleCells { sections[$0.section].rows[$0.item].text }
    if !stale.isEmpty { return "stale: \(stale)" }
    for (section, text) in double.supplementaryTexts(headerKind)
    where text != sections[section].title {
      return "header \(section) shows \(text ?? "nil")"
    }
    if let open = outcomes.first(where: { $0.count != 1 }) { return "outcomes: \(open)" }
    return nil
  }
}
