// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension SectionedListUpdater {
  var isSettled: Bool { machine.isSettled && maker == nil && due.isEmpty && !isTurnQueued }

  /// Schedules a turn, unless one is already scheduled.
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
      // A run loop within a call of the view: continue after the call.
      machine.wantsTurn = true
      return
    }
    makeState()
    if !machine.isViewOnStack {
      let receipts = due
      due = []
      for receipt in receipts { receipt.deliver() }
    }
    run(machine.turn())
    releaseDiscarded()
    resumeWaiters()
  }

  /// Creates the requested state, and submits it.
  ///
  /// - Parameter isHurried: Whether to create it even if it could not be shown yet.
  func makeState(isHurried: Bool = false) {
    guard let maker, !isPaused, isHurried || machine.mayBegin else { return }
    self.maker = nil
    depth += 1
    let sections = maker.make()
    depth -= 1
    guard let sections else { return }
    add(Submission(sections: sections, isAnimated: maker.isAnimated, receipt: nil))
  }

  /// Performs an action of the state machine, and all actions that follow from it.
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

  /// Collects the outcomes that the state machine has decided, and discards an abandoned change.
  private func collectOutcomes() {
    if machine.target == nil { discardChange() }
    if machine.settlements.isEmpty { return }
    for settlement in machine.takeSettlements() {
      guard let submission = submissions.removeValue(forKey: settlement.ticket) else { continue }
      discard(submission.sections)
      report(settlement.outcome, submission.notes)
      guard let receipt = submission.receipt else { continue }
      receipt.outcome = settlement.outcome
      due.append(receipt)
    }
  }

  /// Returns after all states submitted so far are shown, superseded or cancelled.
  package func settledSoFar() async { await settled(upTo: lastTicket + (maker == nil ? 0 : 1)) }

  /// Returns when nothing is due, or when no submission up to a ticket is.
  func settled(upTo ticket: UpdateMachine.Ticket) async {
    if isSettled { return }
    await withCheckedContinuation { waiters.append((ticket, $0)) }
  }

  private func resumeWaiters() {
    if waiters.isEmpty { return }
    let open = submissions.keys.min() ?? (maker == nil ? .max : lastTicket + 1)
    let waiting = waiters
    waiters = []
    for waiter in waiting {
      if isSettled || waiter.ticket < open {
        waiter.continuation.resume()
      } else {
        waiters.append(waiter)
      }
    }
  }

  /// Reports the work that was done for a shown state.
  private func report(_ outcome: UpdateOutcome, _ notes: UpdateNotes) {
    guard case .applied = outcome else { return }
    let oldRowCount = notes.isDuringAnimation ? starts.rowCount : reportedRowCount
    let report = UpdateReport(
      outcome: outcome, oldRowCount: oldRowCount, newRowCount: starts.rowCount,
      diff: notes.diff, comparisonSeconds: notes.seconds, batchCount: notes.batchCount,
      refreshedRows: notes.refreshedRows, isDuringAnimation: notes.isDuringAnimation)
    if !notes.isDuringAnimation { reportedRowCount = starts.rowCount }
    options.onEvent?(.updated(report))
    options.log?(report.description)
  }

  /// Whether a report has a reader.
  var takesNotes: Bool { options.onEvent != nil || options.log != nil }

  /// Discards a change with its intermediate states.
  func discardChange() {
    guard let old = change else { return }
    for stage in old.stages { discard(stage.sections) }
    change = nil
  }

  /// Releases discarded states, off the main actor if the rows allow it.
  func releaseDiscarded() {
    if !hasDiscarded { return }
    hasDiscarded = false
    // Rows may call the updater when they are released.
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
