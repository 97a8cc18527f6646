// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Shows the newest state of a list in a list view, whenever states arrive.
///
///     let updater = ListUpdater(fruits)
///     updater.attach(view)
///     updater.submit(newFruits)  // animates the change, soon
///
/// Submit states as often as they arrive, from a store's `newState`, a `didSet`, or a stream. The
/// updater compares the newest one with what the list shows, and passes the change to the view in
/// batches. ``sections`` is what the view's data source must return. It changes only where the view
/// expects it to.
///
/// - The newest state is shown, at the earliest in the next turn of the main actor: 100 submissions
///   in one turn cost one diff.
/// - The list shows submitted states only, and those between the batches of a change.
/// - Each submission has exactly one outcome.
///
/// The updater holds its view weakly. The view's data source usually holds the updater.
///
/// The guide "When a list view may change" has all states, and what can go wrong with list views.
///
/// ``ListUpdater`` is the updater of a list without sections whose rows are in an array, and
/// ``RowsUpdater`` that of rows in any other collection.
@MainActor
public final class SectionedListUpdater<Section: ListSection> {
  /// The sections that the list shows, as the view's data source must return them.
  public var sections: [Section] { shown }

  /// The sections that the list shows; those that they replace are kept until they can be released.
  var shown: [Section] {
    didSet { discard(oldValue) }
  }

  /// The view that was attached last; `nil` if it was released.
  ///
  /// The view of a data source is internal to its adapter: to attach it again after another view, keep
  /// this value.
  public private(set) weak var view: (any ListView)?

  /// How changes are shown; applies to the next change.
  public var options: UpdateOptions

  /// Whether to leave the list as it is, for example while the user edits a row.
  ///
  /// The newest submission waits, and so do further batches of a change. A view that is attached
  /// meanwhile, and was loaded before, is reloaded with ``sections`` as they are.
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

  /// The submission of which is known whether it only refreshes cells.
  var refreshedTicket: UpdateMachine.Ticket?

  /// Makes the state to submit next; what it says supersedes all submissions so far.
  var maker: Maker?

  /// The change that is being shown.
  var change: ListChange<Section>?

  /// The comparison that runs off the main actor.
  var job: ComparisonJob?

  /// The outcomes to deliver.
  var due: [UpdateReceipt] = []

  /// The sequence whose states are submitted.
  var following: Following?

  /// The states that are no longer needed.
  private var discarded: [[Section]] = []

  /// Whether there are any: in generic code that is not compiled for its types, `isEmpty` looks up
  /// the type of the array at each call.
  private var hasDiscarded = false

  /// Whether comparisons must run on the main actor, since the caller waits.
  var isHurried = false

  /// The number of nested calls that perform actions.
  var depth = 0

  /// Those who wait until the list has settled.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether a diff has begun that has not been reported as ended.
  var isDiffReported = false

  private var hasHadView = false
  private var isTurnQueued = false
  private var isLookQueued = false

  /// A state that was submitted.
  struct Submission {
    let sections: [Section]
    let isAnimated: Bool
    let receipt: UpdateReceipt?
  }

  /// How to make a state.
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
  }

  /// The row at a path, for cells.
  ///
  /// - Precondition: The row exists.
  public subscript(path: RowPath) -> Section.Row {
    require(starts.contains(path), "There is no row at \(path).")
    let rows = sections[path.section].rows
    return rows[rows.index(rows.startIndex, offsetBy: path.row)]
  }

  /// Attaches the view that shows the list, in place of another one.
  ///
  /// The view's data source must return ``sections``. A view that has asked its data source before is
  /// reloaded, since it may show other data; a view that is attached already is left as it is. Where
  /// newer states must wait, since the updater is paused or the view is off screen, it is reloaded
  /// with ``sections`` as they are. A view has one updater at a time: ``detach()`` the other one
  /// first.
  ///
  /// - Parameter view: The view. The updater does not retain it.
  public func attach(_ view: any ListView) {
    if self.view === view { return }
    self.view = view
    hasHadView = true
    depth += 1
    let showsUnknown = view.reportedRowCounts != nil
    depth -= 1
    // Reading the counts may have attached yet another view.
    if self.view === view { run(machine.attached(showsUnknown: showsUnknown)) }
  }

  /// Detaches the view, for example before another updater drives it.
  ///
  ///     updater.detach()
  ///     vegetables.attach(view)
  ///
  /// What is submitted from then on changes ``sections`` only, until a view is attached. The
  /// animation of a batch that has begun goes on.
  public func detach() {
    view = nil
    hasHadView = false
    run(machine.attached(showsUnknown: false))
  }

  /// Adds a submission.
  func add(_ submission: Submission) {
    lastTicket += 1
    submissions[lastTicket] = submission
    run(machine.submitted(lastTicket))
  }

  /// Looks at the view.
  func situation() -> UpdateMachine.Situation {
    while true {
      let examined = view
      let situation = situation(of: examined)
      // Reading its properties may have attached another one.
      if examined === view { return situation }
    }
  }

  private func situation(of view: (any ListView)?) -> UpdateMachine.Situation {
    // A paused list is left as it is, unless its view may show something else.
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

// MARK: - Turns

extension SectionedListUpdater {
  /// Whether nothing is under way or due.
  var isSettled: Bool { machine.isSettled && maker == nil && due.isEmpty && !isTurnQueued }

  /// Takes a turn soon, unless one is due already.
  func queueTurn() {
    if isTurnQueued { return }
    isTurnQueued = true
    scheduler.soon { [weak self] in
      guard let self else { return }
      isTurnQueued = false
      turn()
    }
  }

  private func queueLook() {
    if isLookQueued { return }
    isLookQueued = true
    scheduler.later(0.1) { [weak self] in
      guard let self else { return }
      isLookQueued = false
      turn()
    }
  }

  private func turn() {
    if depth > 0 {
      // A run loop within a call of the view: go on after the call.
      machine.wantsTurn = true
      return
    }
    makeState()
    if !machine.isViewOnStack {
      let receipts = due
      due = []
      for receipt in receipts { receipt.deliver() }
    }
    refreshDuringAnimation()
    run(machine.turn())
    releaseDiscarded()
    if isSettled {
      let settled = waiters
      waiters = []
      for waiter in settled { waiter.resume() }
    }
  }

  /// Makes the state that was asked for, and submits it.
  ///
  /// - Parameter isHurried: Whether to make it also if it could not be shown yet.
  func makeState(isHurried: Bool = false) {
    guard let maker, !isPaused, isHurried || machine.mayBegin else { return }
    self.maker = nil
    depth += 1
    let sections = maker.make()
    depth -= 1
    guard let sections else { return }
    add(Submission(sections: sections, isAnimated: maker.isAnimated, receipt: nil))
  }

  /// Performs an action of the state machine, and those that follow from it.
  func run(_ action: UpdateMachine.Action?) {
    depth += 1
    var next = action
    collectOutcomes()
    while let action = next {
      next = run(action)
      collectOutcomes()
    }
    depth -= 1
    if machine.wantsLook {
      machine.wantsLook = false
      queueLook()
    }
    if depth == 0, hasDiscarded, comparison.release == nil || discarded.count > 16 {
      releaseDiscarded()
    }
    let wantsState = maker != nil && !isPaused && machine.mayBegin
    if machine.wantsTurn || wantsState || !due.isEmpty || hasDiscarded { queueTurn() }
  }

  /// Takes the outcomes that the state machine has decided, and drops an abandoned change.
  private func collectOutcomes() {
    if machine.target == nil { discardChange() }
    if machine.settlements.isEmpty { return }
    for settlement in machine.takeSettlements() {
      guard let submission = submissions.removeValue(forKey: settlement.ticket) else { continue }
      discard(submission.sections)
      guard let receipt = submission.receipt else { continue }
      receipt.outcome = settlement.outcome
      due.append(receipt)
    }
  }

  /// Drops a change with its middle states.
  func discardChange() {
    guard let old = change else { return }
    for stage in old.stages { discard(stage.sections) }
    change = nil
  }

  /// Releases the states that are no longer needed, off the main actor if rows may go there.
  func releaseDiscarded() {
    if !hasDiscarded { return }
    hasDiscarded = false
    // Rows may call the updater when they go.
    var states: [[Section]] = []
    swap(&states, &discarded)
    if let release = comparison.release { release(&states) }
  }

  /// Keeps a state until it can be released.
  func discard(_ state: [Section]) {
    discarded.append(state)
    hasDiscarded = true
  }
}

extension SectionStarts {
  /// Returns whether sections have the given counts of rows.
  func hasCounts(_ counts: [Int]) -> Bool {
    counts.count == sectionCount && counts.indices.allSatisfy { rows(of: $0).count == counts[$0] }
  }
}
