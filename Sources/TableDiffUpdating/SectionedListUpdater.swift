// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An updater that shows the newest of a series of states in a list view.
///
///     let updater = ListUpdater(fruits)
///     updater.attach(view)
///     updater.submit(newFruits)  // animates the change, soon
///
/// Submit states as often as they arrive, from a store's `newState`, a `didSet`, or a stream. The
/// updater compares the newest one with what the list shows, and passes the change to the view in
/// batches. The view's data source must return ``sections``, which changes only where the view
/// expects it.
///
/// - The newest state is shown in the next turn of the main actor at the earliest: 100 submissions
///   in one turn cost one diff.
/// - The list shows only submitted states, and the states between the batches of a change.
/// - Each submission has exactly one outcome.
///
/// The updater holds its view weakly. The view's data source usually holds the updater.
///
/// The guide "When a list view may change" describes all states, and what can go wrong.
///
/// ``ListUpdater`` is an updater of a list without sections whose rows are in an array. For rows in
/// any other collection, use ``RowsUpdater``.
@MainActor
public final class SectionedListUpdater<Section: ListSection> {
  /// The sections that the list shows; the view's data source must return them.
  public var sections: [Section] { shown }

  /// The sections that the list shows; replaced ones are kept until they can be released.
  var shown: [Section] {
    didSet { discard(oldValue) }
  }

  /// The view that was last attached; `nil` if it was released.
  ///
  /// The view of a data source is internal to its adapter. Keep this value to attach it again after
  /// another view.
  public private(set) weak var view: (any ListView)?

  /// How changes are shown; applies to the next change.
  public var options: UpdateOptions

  /// Whether to leave the list as it is, for example while the user edits a row.
  ///
  /// The newest submission waits, and so do further batches of a change. If a view that is already
  /// loaded is attached meanwhile, it is reloaded with the current ``sections``.
  public var isPaused = false {
    didSet { if !isPaused { queueTurn() } }
  }

  let comparison: ListComparison<Section>
  let scheduler: UpdateScheduler
  var machine = UpdateMachine()

  /// The counts of ``sections``.
  var starts: SectionStarts

  /// The submissions that have no outcome yet.
  var submissions: [UpdateMachine.Ticket: Submission] = [:]
  var lastTicket = 0

  /// Returns the state to submit next, which supersedes all earlier submissions.
  var maker: Maker?

  /// The change that is being shown.
  var change: ListChange<Section>?

  /// The comparison that runs off the main actor.
  var job: ComparisonJob?

  /// The outcomes to deliver.
  var due: [UpdateReceipt] = []

  /// The sequence whose states are submitted.
  var following: Following?

  /// The states to be released.
  var discarded: [[Section]] = []

  /// Whether states are discarded: in unspecialized generic code, `isEmpty` looks up the type of
  /// the array at each call.
  var hasDiscarded = false

  /// Whether comparisons must run on the main actor because the caller waits.
  var isHurried = false

  /// The number of nested calls that perform actions.
  var depth = 0

  /// The callers that wait until the list has settled.
  var waiters: [(ticket: UpdateMachine.Ticket, continuation: CheckedContinuation<Void, Never>)] = []

  /// Whether the beginning of a diff was reported, but not its end.
  var isDiffReported = false

  /// The number of rows that the last report has.
  var reportedRowCount: Int

  private var hasHadView = false
  var isTurnQueued = false
  var isLookQueued = false

  /// A state that was submitted.
  struct Submission {
    let sections: [Section]
    let isAnimated: Bool
    let receipt: UpdateReceipt?
    /// What was done to show it.
    var notes = UpdateNotes()
  }

  /// How to create a state.
  struct Maker {
    let make: @MainActor () -> [Section]?
    let isAnimated: Bool
  }

  package init(
    _ sections: [Section], comparison: ListComparison<Section>, options: UpdateOptions,
    scheduler: UpdateScheduler
  ) {
    shown = sections
    self.comparison = comparison
    self.options = options
    self.scheduler = scheduler
    starts = SectionStarts(of: sections)
    reportedRowCount = starts.rowCount
  }

  /// The row at a path, for configuring cells.
  ///
  /// - Precondition: The row exists.
  public subscript(path: RowPath) -> Section.Row {
    require(starts.contains(path), "There is no row at \(path).")
    let rows = sections[path.section].rows
    return rows[rows.index(rows.startIndex, offsetBy: path.row)]
  }

  /// Attaches the view that shows the list, replacing any other view.
  ///
  /// The view's data source must return ``sections``. A view that has asked its data source before is
  /// reloaded, because it may show other data; a view that is already attached is not. If newer states
  /// must wait, because the updater is paused or the view is off screen, the view is reloaded with the
  /// current ``sections``. A view has one updater at a time: call ``detach()`` on the other one first.
  ///
  /// - Parameter view: The view. The updater does not retain it.
  public func attach(_ view: any ListView) {
    if self.view === view { return }
    self.view = view
    hasHadView = true
    depth += 1
    let showsUnknown = view.reportedRowCounts != nil
    depth -= 1
    // Reading the counts may have attached another view.
    if self.view === view { run(machine.attached(showsUnknown: showsUnknown)) }
  }

  /// Detaches the view, for example so that another updater can drive it.
  ///
  ///     updater.detach()
  ///     vegetables.attach(view)
  ///
  /// Later submissions only change ``sections``, until a view is attached. The animation of a batch
  /// that has begun continues.
  public func detach() {
    view = nil
    hasHadView = false
    run(machine.attached(showsUnknown: false))
  }

  func add(_ submission: Submission) {
    lastTicket += 1
    submissions[lastTicket] = submission
    run(machine.submitted(lastTicket))
  }

  /// Examines the view.
  func situation() -> UpdateMachine.Situation {
    while true {
      let examined = view
      let situation = situation(of: examined)
      // Reading the view's properties may have attached another one.
      if examined === view { return situation }
    }
  }

  private func situation(of view: (any ListView)?) -> UpdateMachine.Situation {
    // A paused list does not change, unless its view may show other data.
    if isPaused && !machine.hasNewView { return .busy }
    guard let view else { return hasHadView ? .viewGone : .noView }
    if view.isBusy { return .busy }
    guard let counted = view.reportedRowCounts else { return .uncounted }
    if !view.isOnScreen { return options.waitsUntilOnScreen ? .waitsForScreen : .offScreen }
    if starts.hasCounts(counted) { return .ready }
    options.onEvent?(.countsDiffer(updater: starts.counts, view: counted))
    return .countsDiffer
  }
}

extension SectionStarts {
  /// Returns whether sections have the given counts of rows.
  func hasCounts(_ counts: [Int]) -> Bool {
    counts.count == sectionCount && counts.indices.allSatisfy { rows(of: $0).count == counts[$0] }
  }
}
