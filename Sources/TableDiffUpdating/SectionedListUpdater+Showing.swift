// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension SectionedListUpdater {
  /// Performs an action of the state machine.
  ///
  /// - Returns: The next action.
  func run(_ action: UpdateMachine.Action) -> UpdateMachine.Action? {
    switch action {
    case .examine:
      let situation = situation()
      return machine.examined(situation, isPaused: isPaused)
    case .diff(let number): return diff(number)
    case .stopDiff:
      job = nil
      // An abandoned diff does not report its end.
      if !machine.isDiffing { reportDiffEnd(nil) }
      return nil
    case .perform(let stage, let batch, let animated):
      return perform(stage: stage, batch: batch, animated: animated)
    case .refresh(let stage):
      if let batch = change?.stages[stage].batch, batch.hasRefreshes { view?.refresh(batch) }
      return machine.refreshed()
    case .refreshContents(let ticket): return refreshContents(ticket)
    case .reload: return reloadView()
    case .replace:
      take(targetSections())
      return machine.replaced()
    }
  }

  // MARK: Comparing

  /// Compares the target with the shown state, now or off the main actor.
  private func diff(_ number: Int) -> UpdateMachine.Action? {
    guard let view, let target = machine.target, let new = targetSections() else {
      return machine.diffEnded(.stopped, number: number, isInline: true)
    }
    reportDiffBegin(of: target)
    let request = ComparisonRequest(old: shown, new: new, kind: view.kind, options: options)
    if !isHurried, let compareElsewhere = comparison.compareElsewhere, comparison.isLong(request) {
      job = compareElsewhere(request) { [weak self] change in
        self?.compared(change, number: number)
      }
      return nil
    }
    return end(comparison.compare(request), number: number, isInline: true)
  }

  /// Receives the result of a comparison off the main actor; `nil` if it was stopped.
  private func compared(_ change: ListChange<Section>?, number: Int) {
    if !machine.isDiffing(number) {
      for stage in change?.stages ?? [] { discard(stage.sections) }
      run(nil)
      return
    }
    run(end(change, number: number, isInline: false))
  }

  private func end(
    _ change: ListChange<Section>?, number: Int, isInline: Bool
  ) -> UpdateMachine.Action? {
    job = nil
    discardChange()
    self.change = change
    if takesNotes, let change, let target = machine.target {
      submissions[target]?.notes.compared(change.diff)
    }
    if let change { reportFaults(change.audit) }
    reportDiffEnd(change?.diff)
    let animated =
      machine.target.flatMap { submissions[$0] }?.isAnimated == true
      && view?.prefersReducedMotion == false
    let result = change?.result(animated: animated) ?? .stopped
    return machine.diffEnded(result, number: number, isInline: isInline && !isPaused)
  }

  private func reportDiffBegin(of ticket: UpdateMachine.Ticket) {
    isDiffReported = true
    if takesNotes {
      submissions[ticket]?.notes = UpdateNotes()
      submissions[ticket]?.notes.comparisonBegins()
    }
    options.onEvent?(.diffBegan)
  }

  private func reportFaults(_ audit: ListAudit) {
    if let violation = audit.violation { options.onEvent?(.refused(violation)) }
    if audit.hasDuplicateIDs {
      options.onEvent?(
        .duplicateIDs(rows: audit.duplicateRowIDs, sections: audit.duplicateSectionIDs))
    }
  }

  private func reportDiffEnd(_ diff: SectionedDiff?) {
    if !isDiffReported { return }
    isDiffReported = false
    options.onEvent?(.diffEnded(diff))
  }

  // MARK: Showing

  private func perform(stage: Int, batch number: Int, animated: Bool) -> UpdateMachine.Action? {
    guard let view, let stage = change?.stages[stage] else { return machine.refused(batch: number) }
    options.onEvent?(.batchBegan(stage.batch))
    let token = BatchToken(view) { [weak self] finished in
      self?.completed(batch: number, finished: finished)
    }
    do {
      try view.perform(
        stage.batch, animated: animated,
        change: { [weak self] in self?.takeStage(stage, batch: number) ?? false },
        completion: { finished in token.settle(finished: finished) })
      let completionTimeout = max(0, options.completionTimeout)
      if !token.isSettled, completionTimeout < .infinity {
        scheduler.later(completionTimeout) { [weak token] in token?.settle(finished: false) }
      }
      return machine.returned(batch: number)
    } catch {
      // The view may keep its completion, which retains the view.
      token.settle(finished: false)
      options.onEvent?(.refused(error))
      return machine.refused(batch: number)
    }
  }

  /// Sets the data to that of a stage, unless the stage is out of date.
  private func takeStage(_ stage: ListChange<Section>.Stage, batch number: Int) -> Bool {
    // A drag may have begun, especially if the view performs the batch late.
    let mayChange = !isPaused && view?.isBusy != true
    let isCurrent = machine.changed(batch: number, mayChange: mayChange)
    if isCurrent {
      if takesNotes, let target = machine.target {
        submissions[target]?.notes.performed(stage.batch)
      }
      shown = stage.sections
      starts = stage.starts
    }
    run(nil)
    return isCurrent
  }

  /// Shows a submission during an animation, unless it changes more than the contents of rows and
  /// headers.
  private func refreshContents(_ ticket: UpdateMachine.Ticket) -> UpdateMachine.Action? {
    let change = contentChange(to: ticket)
    // The app may have paused the list, or cancelled the submission, when the comparison was reported.
    let mayChange = !isPaused && view?.isBusy == false
    guard machine.contentsCompared(mayChange ? change?.refreshing : nil), let change,
      let new = submissions[ticket]?.sections
    else { return nil }
    shown = new
    submissions[ticket]?.notes.isDuringAnimation = true
    for stage in change.stages {
      if takesNotes { submissions[ticket]?.notes.refreshedRows += stage.batch.refreshes }
      view?.refresh(stage.batch)
    }
    return machine.refreshed()
  }

  /// Compares a submission with the shown state; returns `nil` if that would take long, or if the
  /// counts of rows differ.
  private func contentChange(to ticket: UpdateMachine.Ticket) -> ListChange<Section>? {
    guard let view, let new = submissions[ticket]?.sections,
      starts.hasCounts(new.map(\.rows.count))
    else { return nil }
    let request = ComparisonRequest(old: shown, new: new, kind: view.kind, options: options)
    if comparison.compareElsewhere != nil && comparison.isLong(request) { return nil }
    reportDiffBegin(of: ticket)
    let change = comparison.compare(request)
    if takesNotes { submissions[ticket]?.notes.compared(change.diff) }
    if change.refreshing != nil { reportFaults(change.audit) }
    reportDiffEnd(change.diff)
    return change
  }

  private func completed(batch number: Int, finished: Bool) {
    depth += 1
    options.onEvent?(.batchEnded(finished: finished))
    depth -= 1
    run(machine.completed(batch: number, finished: finished))
  }

  private func reloadView() -> UpdateMachine.Action? {
    guard case .reloading(let reason) = machine.phase else { return nil }
    // The data changes even if the view is gone or does not call the closure.
    let new = targetSections()
    var isTaken = false
    view?.reload {
      take(new)
      isTaken = true
    }
    if !isTaken { take(new) }
    options.onEvent?(.reloaded(reason))
    return machine.reloaded()
  }

  /// Sets the data to that of the target.
  private func take(_ target: [Section]?) {
    guard let target else { return }
    shown = target
    starts = change?.diff.newStarts ?? SectionStarts(of: target)
  }

  private func targetSections() -> [Section]? {
    machine.target.flatMap { submissions[$0]?.sections }
  }
}
