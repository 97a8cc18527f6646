// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
import TableDiffAdapters
package import TableDiffUpdating

/// Applies the evaluations of a view to a table.
///
/// Changes follow in the next turn of the main actor: if the table asked for content during the
/// evaluation, there would be an update within an update.
@MainActor
package final class ListEngine<Section: ListSection> where Section.Row: Identifiable & Equatable {
  package typealias Row = Section.Row

  package let updater: SectionedListUpdater<Section>
  /// The table, which its view retains.
  package weak var table: (any EvaluatedTable)?

  package private(set) var evaluation: ListEvaluation<Section>

  /// The version of what the content of all rows depends on.
  package private(set) var contentVersion = 0

  /// Returns the paths of the first rows that have the ids, specialized for the type of row.
  let paths: (_ ids: Set<Row.ID>, _ sections: [Section]) -> [RowPath]

  /// The ids last shown as selected, including those without a row.
  var shownSelection: Set<Row.ID> = []

  /// The ids in `shownSelection` without a row.
  var missingSelection: Set<Row.ID> = []

  /// Whether the engine is selecting rows, not the user.
  var isShowingSelection = false

  /// Whether the user has moved a row since the last evaluation: the table may differ from it.
  private var hasUserMoved = false

  /// Whether the latest change may be animated.
  private var isAnimated = false

  /// Whether the table has shown a row; before, there is nothing to select or scroll to.
  private var hasShownRows = false

  /// Whether the list is to be scrolled to its end as soon as it shows rows.
  private var isBeforeEnd: Bool

  /// Watches the start of the list, once it is out of sight.
  private var watchStart: (() -> Void)?

  /// The distances from the start and the end that the table watches; `nil` for none.
  private var watchedDistances: [Int?] = [nil, nil]

  private var pending: PendingChanges = []

  private struct PendingChanges: OptionSet {
    let rawValue: Int
    static var content: PendingChanges { .init(rawValue: 1) }
    static var selection: PendingChanges { .init(rawValue: 2) }
    static var scrolling: PendingChanges { .init(rawValue: 4) }
  }

  package init(
    _ evaluation: ListEvaluation<Section>, comparison: ListComparison<Section>,
    paths: @escaping (Set<Row.ID>, [Section]) -> [RowPath],
    options: UpdateOptions = UpdateOptions()
  ) {
    self.evaluation = evaluation
    self.paths = paths
    isBeforeEnd = evaluation.startsAtEnd
    updater = SectionedListUpdater(
      evaluation.sections, comparison: comparison, options: options, scheduler: .tasks)
  }

  /// Applies a new evaluation of the view.
  ///
  /// A list that shares its storage with the previous one is not compared.
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
    // Runs after the updater's turn, which is already queued.
    Task { @MainActor [weak self] in await self?.makeChanges() }
  }

  private func makeChanges() async {
    let changes = pending
    pending = []
    guard let table else { return }
    if changes.contains(.content) { table.refreshOutdatedContent() }
    // Before it shows rows, a table may reload, and lose its selection.
    if !hasShownRows { return }
    if changes.contains(.selection) { showSelection(in: table) }
    if changes.contains(.scrolling) { await scrollToTarget() }
  }

  private func scrollToTarget() async {
    if isBeforeEnd {
      isBeforeEnd = false
      table?.showEnd()
      watchStart?()
      watchStart = nil
    }
    guard let link = evaluation.scrollTarget, let id = link.get() else { return }
    // A pending change may insert the row.
    if paths([id], updater.sections).isEmpty { await updater.settled() }
    if let path = paths([id], updater.sections).first {
      table?.scroll(to: path, anchor: evaluation.scrollAnchor, animated: isAnimated)
    }
    if link.get() == id { link.set(nil) }
  }

  /// Notes that the table is about to show a row.
  package func tableShowsRows() {
    if hasShownRows { return }
    hasShownRows = true
    queue([.selection, .scrolling])
  }

  /// Makes a data source scroll, and watch the start and the end, as an evaluation says.
  package func configure<View>(
    _ source: ListDataSource<Section, View>, as new: ListEvaluation<Section>
  ) {
    if source.scrolling != new.scrolling { source.scrolling = new.scrolling }
    let distances = [new.reachingStart?.distance, new.reachingEnd?.distance]
    defer { watchedDistances = distances }
    if distances[0] != watchedDistances[0] {
      let watch = { [weak self] in
        source.onReachingStart(
          within: distances[0] ?? 0,
          distances[0].map { _ in { self?.evaluation.reachingStart?.action() } })
      }
      if isBeforeEnd { watchStart = watch } else { watch() }
    }
    if distances[1] != watchedDistances[1] {
      source.onReachingEnd(
        within: distances[1] ?? 0,
        distances[1].map { _ in { [weak self] in self?.evaluation.reachingEnd?.action() } })
    }
  }

  // MARK: What the user does

  /// Deletes a row in the store.
  package func userDeleted(_ row: Row) {
    if evaluation.canDelete(row) { evaluation.delete?(row) }
  }

  /// Moves a row in the store that the user has moved in the table and in the updater.
  package func userMoved(_ move: RowMove<Section>) {
    hasUserMoved = true
    evaluation.move?(move.row, move.next, move.section)
  }
}

/// What evaluations of a list change in a table view apart from its rows.
@MainActor
package protocol EvaluatedTable: AnyObject {
  var selectedPaths: [RowPath] { get }

  func setSelected(_ isSelected: Bool, at path: RowPath)

  /// Scrolls to a row.
  ///
  /// - Parameter anchor: Where the row is to be, from 0 at the top to 1 at the bottom; `nil` if it only needs to be
  ///   visible.
  func scroll(to path: RowPath, anchor: Double?, animated: Bool)

  func showEnd()

  /// Evaluates visible content of an older version than the engine's.
  func refreshOutdatedContent()
}
