// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UpdateMachine {
  /// A state was submitted.
  package mutating func submitted(_ ticket: Ticket) -> Action? {
    settle(pending, .superseded)
    pending = ticket
    wantsTurn = true
    guard case .diffing(let number, let base, isStopping: false) = phase, mayStop else {
      return nil
    }
    phase = .diffing(number: number, base: base, isStopping: true)
    return .stopDiff
  }

  /// A view was attached, perhaps in place of another one.
  ///
  /// - Parameter showsUnknown: Whether the view has asked for data before, perhaps for other data.
  package mutating func attached(showsUnknown: Bool) -> Action? {
    hasNewView = true
    needsReload = showsUnknown
    wantsTurn = true
    switch phase {
    case .idle, .reloading, .replacing: return nil
    case .diffing:
      // It may be planned for another kind of view.
      giveBack()
      return .stopDiff
    case .planned, .performing, .settling:
      giveBack()
      return nil
    }
  }

  /// The user moved a row, or the data changed in another way that the view knows.
  package mutating func dataMoved() { version += 1 }

  /// All submissions that have not begun to be shown are withdrawn.
  ///
  /// Between two stages one remains, since nobody has submitted what is shown there: the target, or
  /// else the newest submission.
  package mutating func cancelled() -> Action? {
    if isMidway && target == nil { return nil }
    settle(pending, .cancelled)
    pending = nil
    if isMidway { return nil }
    switch phase {
    case .diffing:
      finish(.cancelled)
      return .stopDiff
    case .planned:
      finish(.cancelled)
      return nil
    default: return nil
    }
  }

  /// The updater has its turn, with no view on the stack.
  package mutating func turn() -> Action? {
    wantsTurn = false
    switch phase {
    case .idle: return pending != nil || hasNewView ? .examine : nil
    case .planned: return .examine
    case .performing(let batch):
      // The block may have run late. Only now is it certain that it has ended.
      if !batch.hasReturned { return nil }
      if batch.isOutdated {
        giveBack()
        return .examine
      }
      return batch.hasChanged ? refresh(batch) : nil
    case .diffing, .settling, .reloading, .replacing: return nil
    }
  }

  /// The newest submission was shown while the last batch is animated: it only refreshes cells.
  package mutating func refreshedDuringAnimation(_ presentation: UpdateOutcome.Presentation) {
    settle(pending, .applied(presentation, finished: true))
    pending = nil
    version += 1
  }

  /// The newest state is to be shown now: neither a diff off the main actor nor an animation is waited for.
  package mutating func hurried() -> Action? {
    switch phase {
    case .diffing:
      giveBack()
      return .stopDiff
    case .settling(let batch) where pending != nil || !batch.plan.isLast:
      settled(batch, finished: false)
      return nil
    default: return nil
    }
  }
}

// MARK: - The view

extension UpdateMachine {
  /// The view was examined.
  ///
  /// - Parameter isPaused: Whether the list must be left as it is.
  package mutating func examined(_ situation: Situation, isPaused: Bool) -> Action? {
    if case .planned(let plan) = phase, plan.base != version || plan.stage > 0 && pending != nil {
      giveBack()
      return .examine
    }
    guard isBetweenBatches else { return nil }
    switch situation {
    case _ where isPaused, .busy, .waitsForScreen:
      if phase != .idle { giveBack() }
      // The data stays. The view must agree with it all the same: it would otherwise ask for rows
      // that are gone.
      let isUnknown = needsReload || situation == .countsDiffer
      if isUnknown, situation.hasFreeView {
        hasNewView = false
        return reload(.countsDiffer)
      }
      wantsTurn = !settlements.isEmpty
      wantsLook = pending != nil || hasNewView
      return nil
    case .noView:
      takePending()
      return replace(.applied(.noView, finished: true))
    case .viewGone:
      takePending()
      return replace(.cancelled)
    case .uncounted, .offScreen, .countsDiffer, .ready: break
    }
    hasNewView = false
    if situation == .ready, case .planned(let plan) = phase { return run(plan) }
    takePending()
    switch situation {
    case .uncounted: return reload(.initialLoad)
    case .countsDiffer: return reload(.countsDiffer)
    case _ where needsReload: return reload(.countsDiffer)
    case .offScreen: return target == nil ? nil : reload(.offScreen)
    default:
      guard target != nil else { return nil }
      let number = nextNumber()
      phase = .diffing(number: number, base: version, isStopping: false)
      return .diff(number: number)
    }
  }

  /// Makes the newest submission the target, unless a plan has one.
  private mutating func takePending() {
    guard phase == .idle else { return }
    target = pending
    pending = nil
  }

  /// A diff ended.
  ///
  /// - Parameter isInline: Whether nothing else can have happened since the view was examined.
  package mutating func diffEnded(_ result: Result, number: Int, isInline: Bool) -> Action? {
    guard case .diffing(number, let base, _) = phase else { return nil }
    mayStop = result != .stopped
    if result == .stopped || base != version {
      giveBack()
      return .examine
    }
    let plan = Plan(result: result, base: base)
    phase = .planned(plan)
    return isInline ? run(plan) : .examine
  }

  /// Returns how to perform a plan, or its next stage.
  private mutating func run(_ plan: Plan) -> Action? {
    switch plan.result {
    case .unchanged: return replace(.applied(.unchanged, finished: true))
    case .reload(let reason): return reload(reason)
    case .stages(_, let animated):
      let number = nextNumber()
      phase = .performing(Batch(plan: plan, number: number))
      return .perform(stage: plan.stage, batch: number, animated: animated)
    case .stopped: return nil
    }
  }

  private mutating func replace(_ outcome: UpdateOutcome) -> Action? {
    hasNewView = false
    guard target != nil else {
      phase = .idle
      return nil
    }
    phase = .replacing(outcome)
    return .replace
  }

  private mutating func reload(_ reason: UpdateOutcome.ReloadReason) -> Action {
    needsReload = false
    phase = .reloading(reason)
    return .reload
  }

  /// The data is the target's.
  package mutating func replaced() -> Action? {
    guard case .replacing(let outcome) = phase else { return nil }
    version += 1
    isMidway = false
    finish(outcome)
    return nil
  }

  /// The view was reloaded.
  package mutating func reloaded() -> Action? {
    guard case .reloading(let reason) = phase else { return nil }
    version += 1
    // A reload without a target has not changed the data.
    if target != nil { isMidway = false }
    finish(.applied(.reloaded(reason), finished: true))
    return nil
  }
}

// MARK: - Batches

extension UpdateMachine {
  /// The view asks for the data after a batch.
  ///
  /// - Parameter mayChange: Whether the list is neither paused nor dragged.
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
      // The view has not performed it, so another diff starts from what it shows now.
      giveBack()
      return .examine
    }
    return batch.completion == nil ? nil : reload(.refused)
  }

  /// Refreshes the cells of a batch that the view has performed.
  private mutating func refresh(_ batch: Batch) -> Action {
    if version == batch.plan.base + 1 { return .refresh(stage: batch.plan.stage) }
    // The data has moved since, so the paths of the cells to refresh no longer hold.
    (needsReload, hasNewView) = (true, true)
    giveBack()
    return .examine
  }

  /// `perform` threw.
  package mutating func refused(batch number: Int) -> Action? {
    guard case .performing(let batch) = phase, batch.number == number else { return nil }
    return reload(.refused)
  }

  /// The cells of a stage were refreshed.
  package mutating func refreshed() -> Action? {
    guard case .performing(let batch) = phase else { return nil }
    phase = .settling(batch)
    if let finished = batch.completion { settled(batch, finished: finished) }
    return nil
  }

  /// The animation of a batch is over, or is no longer waited for.
  package mutating func completed(batch number: Int, finished: Bool) -> Action? {
    switch phase {
    case .performing(var batch) where batch.number == number && batch.completion == nil:
      batch.completion = finished
      phase = .performing(batch)
      // The view has dropped the batch without carrying it out. A drag may have begun since.
      let isDropped = batch.hasReturned && !batch.hasChanged && !batch.isOutdated
      if !isDropped { return nil }
      phase = .planned(Plan(result: .reload(.refused), base: version))
      return .examine
    case .settling(let batch) where batch.number == number:
      settled(batch, finished: finished)
      return nil
    default: return nil
    }
  }

  /// Plans the next stage after one that is done, or finishes.
  private mutating func settled(_ batch: Batch, finished: Bool) {
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

  /// How a plan of stages is applied.
  fileprivate var presentation: UpdateOutcome.Presentation {
    if case .stages(_, animated: true) = result { return .animated }
    return .notAnimated
  }
}
