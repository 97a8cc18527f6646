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

  /// A view was attached, possibly replacing another one.
  ///
  /// - Parameter showsUnknown: Whether the view has asked for data before, possibly for other data.
  package mutating func attached(showsUnknown: Bool) -> Action? {
    hasNewView = true
    needsReload = showsUnknown
    wantsTurn = true
    endRefresh()
    switch phase {
    case .idle, .reloading, .replacing: return nil
    case .diffing:
      // The change may be planned for another kind of view.
      giveBack()
      return .stopDiff
    case .settling(let batch) where batch.plan.isLast:
      // The list has the target, or already a newer state.
      settled(batch, finished: false)
      return nil
    case .planned, .performing, .settling, .refreshing:
      giveBack()
      return nil
    }
  }

  /// The user moved a row, or the data changed in another way that the view already shows.
  package mutating func dataMoved() { version += 1 }

  /// All submissions that have not begun to be shown are cancelled.
  ///
  /// Between two stages, the list shows a state that was never submitted. So one submission
  /// remains: the target, or else the newest one.
  package mutating func cancelled() -> Action? {
    if isMidway && target == nil { return nil }
    if case .refreshing(let refresh) = phase, refresh.presentation == nil { endRefresh() }
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

  /// The updater has its turn, and no call of the view is in progress.
  package mutating func turn() -> Action? {
    wantsTurn = false
    switch phase {
    case .idle: return pending != nil || hasNewView ? .examine : nil
    case .planned: return .examine
    case .performing(let batch):
      // If the block ran late, only now is it certain that it has returned.
      if !batch.hasReturned { return nil }
      if batch.isOutdated {
        giveBack()
        return .examine
      }
      return batch.hasChanged ? refresh(batch) : nil
    case .settling(let batch): return mayRefresh(during: batch) ? .examine : nil
    case .diffing, .refreshing, .reloading, .replacing: return nil
    }
  }

  /// The newest state must be shown now, without waiting for a diff off the main actor or an animation.
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
  /// - Parameter isPaused: Whether the list must not change.
  package mutating func examined(_ situation: Situation, isPaused: Bool) -> Action? {
    if case .planned(let plan) = phase, plan.base != version || plan.stage > 0 && pending != nil {
      giveBack()
      return .examine
    }
    if case .settling(let batch) = phase {
      return beginRefresh(during: batch, mayChange: situation == .ready && !isPaused)
    }
    guard isBetweenBatches else { return nil }
    switch situation {
    case _ where isPaused, .busy, .waitsForScreen:
      if phase != .idle { giveBack() }
      // The data does not change, but the view must still be made to agree with it, or it would ask
      // for rows that no longer exist.
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

  /// Makes the newest submission the target, unless a plan has a target.
  private mutating func takePending() {
    guard phase == .idle else { return }
    target = pending
    pending = nil
  }

  /// A diff ended.
  ///
  /// - Parameter isInline: Whether nothing can have happened since the view was examined.
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

  /// Returns how to perform a plan or its next stage.
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

  mutating func reload(_ reason: UpdateOutcome.ReloadReason) -> Action {
    needsReload = false
    phase = .reloading(reason)
    return .reload
  }

  /// The data was replaced by that of the target.
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
