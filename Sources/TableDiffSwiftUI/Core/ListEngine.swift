// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAdapters
package import TableDiffUpdating

/// Decides what an evaluation of a view changes in a table.
///
/// It changes nothing within the evaluation: a table that asked for content meanwhile would be an
/// update within an update. The changes follow in the next turn of the main actor.
@MainActor
package final class ListEngine<Section: ListSection> where Section.Row: Identifiable & Equatable {
  package typealias Row = Section.Row

  /// The updater of the table.
  package let updater: SectionedListUpdater<Section>
  /// The table, which does not live longer than its view.
  package weak var table: (any EvaluatedTable)?

  /// The newest evaluation.
  package private(set) var evaluation: ListEvaluation<Section>

  /// The version of what the content of all rows depends on.
  package private(set) var contentVersion = 0

  let finder: IDFinder<Section>

  /// The ids that the table shows as selected, as far as it has their rows.
  var shownSelection: Set<Row.ID> = []

  /// Those of them that have no row.
  var missingSelection: Set<Row.ID> = []

  /// Whether it is the engine that selects rows.
  var isShowingSelection = false

  /// Whether the user has moved a row since the last evaluation, so that the table may show other rows.
  private var hasUserMoved = false

  /// Whether the newest rows may be shown with animation.
  private var isAnimated = false

  /// Whether the table has shown a row: one without rows has nothing to select or to scroll to.
  private var hasShownRows = false

  /// How near to the start and the end of the list the table tells of the user; `nil` if it does not.
  private var watchedDistances: [Int?] = [nil, nil]

  private var pending: PendingChanges = []

  private struct PendingChanges: OptionSet {
    let rawValue: Int
    static var content: PendingChanges { .init(rawValue: 1) }
    static var selection: PendingChanges { .init(rawValue: 2) }
    static var scrolling: PendingChanges { .init(rawValue: 4) }
  }

  /// Creates the engine of a list.
  ///
  /// - Parameters:
  ///   - evaluation: The first evaluation.
  ///   - comparison: How to compare states.
  ///   - finder: Finds rows by their ids.
  ///   - options: How to show changes.
  package init(
    _ evaluation: ListEvaluation<Section>, comparison: ListComparison<Section>,
    finder: IDFinder<Section>, options: UpdateOptions = UpdateOptions()
  ) {
    self.evaluation = evaluation
    self.finder = finder
    updater = SectionedListUpdater(
      evaluation.sections, comparison: comparison, options: options, scheduler: .tasks)
  }

  /// Takes an evaluation of the view.
  ///
  /// A list that shares its storage with the one before is not compared.
  ///
  /// - Parameters:
  ///   - new: What the view says now.
  ///   - environmentChanged: Whether the environment is another one.
  ///   - animated: Whether the transaction of the evaluation is animated.
  package func evaluate(
    _ new: ListEvaluation<Section>, environmentChanged: Bool, animated: Bool
  ) {
    let old = evaluation
    evaluation = new
    if hasUserMoved || !old.sections.sharesRows(with: new.sections) {
      hasUserMoved = false
      isAnimated = animated
      updater.submitSections(new.sections, animated: animated)
      if !shownSelection.isEmpty { queue(.selection) }
    }
    if environmentChanged || !hasSameDependency(old, new) {
      contentVersion += 1
      queue(.content)
    }
    if let selection = new.selection, selection.get() != shownSelection { queue(.selection) }
    if let target = new.scrollTarget, target.get() != nil {
      isAnimated = animated
      queue(.scrolling)
    }
  }

  private func hasSameDependency(
    _ old: ListEvaluation<Section>, _ new: ListEvaluation<Section>
  ) -> Bool {
    switch (old.dependency, new.dependency) {
    case (nil, nil): true
    case (let old?, let new?): old.isSame(as: new)
    default: false
    }
  }

  // MARK: The next turn

  private func queue(_ changes: PendingChanges) {
    let isQueued = !pending.isEmpty
    pending.formUnion(changes)
    if isQueued { return }
    // Behind the turn of the updater, which has been queued by now.
    Task { @MainActor [weak self] in await self?.makeChanges() }
  }

  private func makeChanges() async {
    let changes = pending
    pending = []
    guard let table else { return }
    if changes.contains(.content) { table.refreshOutdatedContent() }
    // Before it shows rows, a table may load them anew, and forget what is selected.
    if !hasShownRows { return }
    if changes.contains(.selection) { showSelection(in: table) }
    if changes.contains(.scrolling) { await scrollToTarget() }
  }

  private func scrollToTarget() async {
    guard let link = evaluation.scrollTarget, let id = link.get() else { return }
    // The row may come with a change that waits.
    if finder.paths([id], updater.sections).isEmpty { await updater.settled() }
    if let path = finder.paths([id], updater.sections).first {
      table?.scroll(to: path, animated: isAnimated)
    }
    if link.get() == id { link.set(nil) }
  }

  /// Notes that the table is about to show a row.
  package func tableShowsRows() {
    if hasShownRows { return }
    hasShownRows = true
    queue([.selection, .scrolling])
  }

  /// Lets a table tell when the user comes near the start or the end, as an evaluation says.
  package func watchEdges(
    _ new: ListEvaluation<Section>, start: (Int, (() -> Void)?) -> Void,
    end: (Int, (() -> Void)?) -> Void
  ) {
    let distances = [new.reachingStart?.distance, new.reachingEnd?.distance]
    defer { watchedDistances = distances }
    if distances[0] != watchedDistances[0] {
      start(
        distances[0] ?? 0,
        distances[0].map { _ in { [weak self] in self?.evaluation.reachingStart?.action() } })
    }
    if distances[1] != watchedDistances[1] {
      end(
        distances[1] ?? 0,
        distances[1].map { _ in { [weak self] in self?.evaluation.reachingEnd?.action() } })
    }
  }

  // MARK: What the user does

  /// Deletes a row in the store.
  package func userDeleted(_ row: Row) {
    if evaluation.canDelete(row) { evaluation.delete?(row) }
  }

  /// Moves a row in the store, which the user has moved in the table and in the updater.
  package func userMoved(_ move: RowMove<Section>) {
    hasUserMoved = true
    evaluation.move?(move.row, move.next, move.section)
  }
}
