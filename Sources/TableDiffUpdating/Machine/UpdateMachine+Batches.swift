// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UpdateMachine {
  /// The view is ready for the data to change to that after a batch.
  ///
  /// - Parameter mayChange: Whether the list is neither paused nor being dragged.
  /// - Returns: Whether to change the data; `false` if the batch is out of date.
  package mutating func changed(batch number: Int, mayChange: Bool) -> Bool {
    guard case .performing(var batch) = phase, batch.number == number, !batch.hasChanged,
      !batch.isOutdated
    else { return false }
    if batch.hasReturned { wantsTurn = true }
    batch.isOutdated = version != batch.plan.base || !mayChange
    batch.hasChanged = !batch.isOutdated
    if batch.hasChanged {
      version += 1
      isMidway = !batch.plan.isLast
    }
    phase = .performing(batch)
    return batch.hasChanged
  }

  /// `perform` returned.
  package mutating func returned(batch number: Int) -> Action? {
    guard case .performing(var batch) = phase, batch.number == number else { return nil }
    batch.hasReturned = true
    phase = .performing(batch)
    if batch.hasChanged { return refresh(batch) }
    if batch.isOutdated {
      // The view has not performed it, so a new diff starts from the shown state.
      giveBack()
      return .examine
    }
    return batch.completion == nil ? nil : reload(.refused)
  }

  /// Refreshes the cells of a batch that the view has performed.
  mutating func refresh(_ batch: Batch) -> Action {
    if version == batch.plan.base + 1 { return .refresh(stage: batch.plan.stage) }
    // The data has changed since, so the paths of the cells to refresh are no longer valid.
    (needsReload, hasNewView) = (true, true)
    giveBack()
    return .examine
  }

  /// `perform` threw.
  package mutating func refused(batch number: Int) -> Action? {
    guard case .performing(let batch) = phase, batch.number == number else { return nil }
    return reload(.refused)
  }

  /// The cells of a stage, or of a state that is shown during an animation, were refreshed.
  package mutating func refreshed() -> Action? {
    if case .performing(let batch) = phase { waitForEnd(of: batch) }
    endRefresh()
    return nil
  }

  /// Waits for the end of the animation of a batch, unless it was reported.
  mutating func waitForEnd(of batch: Batch) {
    phase = .settling(batch)
    if mayRefresh(during: batch) { wantsTurn = true }
    if let finished = batch.completion { settled(batch, finished: finished) }
  }

  /// The animation of a batch is over, or timed out.
  package mutating func completed(batch number: Int, finished: Bool) -> Action? {
    switch phase {
    case .performing(var batch) where batch.number == number && batch.completion == nil:
      batch.completion = finished
      phase = .performing(batch)
      // The view dropped the batch without performing it. A drag may have begun.
      let isDropped = batch.hasReturned && !batch.hasChanged && !batch.isOutdated
      if !isDropped { return nil }
      phase = .planned(Plan(result: .reload(.refused), base: version))
      return .examine
    case .refreshing(var refresh)
    where refresh.batch.number == number && refresh.batch.completion == nil:
      refresh.batch.completion = finished
      phase = .refreshing(refresh)
      return nil
    case .settling(let batch) where batch.number == number:
      settled(batch, finished: finished)
      return nil
    default: return nil
    }
  }

  /// Plans the stage after a completed one, or finishes.
  mutating func settled(_ batch: Batch, finished: Bool) {
    var plan = batch.plan
    plan.hasFinished = plan.hasFinished && finished
    if plan.isLast {
      finish(.applied(plan.presentation, finished: plan.hasFinished))
    } else if pending != nil {
      giveBack()
    } else {
      plan.stage += 1
      plan.base = batch.plan.base + 1
      phase = .planned(plan)
      wantsTurn = true
    }
  }
}

extension UpdateMachine.Plan {
  /// Whether the next stage is the last one.
  package var isLast: Bool {
    if case .stages(let count, _) = result { return stage == count - 1 }
    return true
  }

  fileprivate var presentation: UpdateOutcome.Presentation {
    if case .stages(_, animated: true) = result { return .animated }
    return .notAnimated
  }
}
