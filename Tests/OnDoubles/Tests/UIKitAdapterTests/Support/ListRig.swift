// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A view of UIKit with headers, and what becomes of the states that it is to show.
@MainActor
final class ListRig: UIKitScreen {
  private(set) var outcomes: [[UpdateOutcome]] = []

  /// The moves of the user.
  private(set) var moves: [IndexPath] = []

  /// Called after the user has moved a row.
  var onMove: (@MainActor () -> Void)?

  init(
    _ kind: ScreenKind, _ sections: [Shelf], comparison: ListComparison<Shelf> = .onMain,
    options: UpdateOptions = UpdateOptions(), scheduler: UpdateScheduler = .tasks
  ) {
    var options = options
    options.completionTimeout = 0.05
    let updater = SectionedListUpdater(
      sections, comparison: comparison, options: options, scheduler: scheduler)
    super.init(kind, updater, CGRect(x: 0, y: 0, width: 320, height: 300), hasHeaders: true)
    base?.onRowMove = { [weak self] in self?.moved($0) }
  }

  private func moved(_ move: RowMove<Shelf>) {
    moves += [IndexPath(move.from), IndexPath(move.to)]
    onMove?()
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
  var selectedItems: [Item] { double.selection.map { updater[RowPath($0)] } }

  /// What is wrong at rest.
  func problem(showing sections: [Shelf]) -> String? {
    let failures = failures
    _ = double.takeFailures()
    if !failures.isEmpty { return "failures: \(failures)" }
    if updater.sections != sections { return "the list has \(updater.sections)" }
    let stale = double.staleCells { sections[$0.section].rows[$0.item].text }
    if !stale.isEmpty { return "stale: \(stale)" }
    let kind = view is UITableView ? "header" : UICollectionView.elementKindSectionHeader
    for (section, text) in double.supplementaryTexts(kind)
    where text != sections[section].title {
      return "header \(section) shows \(text ?? "nil")"
    }
    if let open = outcomes.first(where: { $0.count != 1 }) { return "outcomes: \(open)" }
    return nil
  }
}
