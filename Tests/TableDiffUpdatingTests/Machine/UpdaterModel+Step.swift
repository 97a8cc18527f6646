// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

extension UpdaterModel {
  /// Lets an event happen, and carries out what follows from it.
  ///
  /// - Returns: `false` if the event cannot happen now.
  mutating func step(_ event: ModelEvent) -> Bool {
    guard canHappen(event) else { return false }
    if !stack.isAnswer(event) { hasLooked = stack != .none && hasLooked }
    let before = open
    switch event {
    case .submit:
      newest += 1
      isNewestCancelled = false
      open.insert(newest)
      run(machine.submitted(newest), event)
    case .cancel: run(machine.cancelled(), event)
    case .attach(let isFilled):
      view = isFilled ? .broken : .fresh
      unrefreshed = nil
      if stack.isReloading { stack = .reloading(isAttached: false) }
      run(machine.attached(showsUnknown: isFilled), event)
    case .detach:
      (view, unrefreshed) = (.none, nil)
      if stack.isReloading { stack = .reloading(isAttached: false) }
      run(machine.attached(showsUnknown: false), event)
    case .releaseView: (view, unrefreshed) = (.gone, nil)
    case .moveRow: moveRow(event)
    case .hurry: run(machine.hurried(), event)
    case .turn: turn(event)
    case .look(let situation): look(situation, isPaused: false, event)
    case .lookWhilePaused(let situation): look(situation, isPaused: true, event)
    case .compare(let result):
      guard case .comparing(let number) = stack else { return false }
      end(result, number: number, isInline: true, event)
    case .compareElsewhere:
      guard case .comparing(let number) = stack else { return false }
      stack = .none
      // A job that nobody waits for delivers in vain.
      if machine.isDiffing(number) { job = Job(number: number) }
      run(nil, event)
    case .deliver(let result):
      guard let number = job?.number else { return false }
      end(result, number: number, isInline: false, event)
    case .runBlock(let isRefused): runBlock(isRefused: isRefused, event)
    case .returnFromPerform:
      guard case .performing(let batch) = stack else { return false }
      stack = .none
      run(machine.returned(batch: batch), event)
    case .throwFromPerform:
      guard case .performing(let batch) = stack else { return false }
      stack = .none
      if case .shows = view { view = .broken }
      (block, completion, unrefreshed) = (nil, nil, nil)
      run(machine.refused(batch: batch), event)
    case .returnFromReload:
      if stack == .reloading(isAttached: true), view == .broken { view = .shows(data.id) }
      stack = .none
      run(machine.reloaded(), event)
    case .returnFromRefresh:
      stack = .none
      run(machine.refreshed(), event)
    case .compareContents(let isRefresh): compareContents(isRefresh: isRefresh, event)
    case .complete(let finished):
      guard let batch = completion else { return false }
      completion = nil
      run(machine.completed(batch: batch, finished: finished), event)
    }
    if event == .cancel {
      require(open.isSubset(of: before), "withdrawing submissions makes new ones")
      let hasNewer = stack.isComparingContents && open.contains { $0 > data.ticket }
      require(!hasNewer, "a submission is not cancelled that is only compared")
    }
    check()
    return true
  }

  /// Whether an event can happen now.
  private func canHappen(_ event: ModelEvent) -> Bool {
    switch event {
    case .submit, .cancel, .attach: stack != .looking
    case .detach: stack != .looking && view != .none
    case .moveRow: (stack == .none || stack.callsApp) && view == .shows(data.id)
    // A batch that is under way holds its view.
    case .releaseView: stack == .none && completion == nil && view != .none && view != .gone
    case .hurry: stack == .none && !machine.isInBatch
    case .turn: stack == .none && (isTurnQueued || isLookQueued)
    case .look(let situation), .lookWhilePaused(let situation):
      stack == .looking && mayBe(situation)
    case .compare, .compareElsewhere: stack.isComparing
    case .deliver(let result):
      stack == .none && job.map { $0.isStopped || result != .stopped } ?? false
    case .runBlock: block != nil && (stack == .none || stack == .performing(batch: block ?? 0))
    case .returnFromPerform, .throwFromPerform: stack.isPerforming
    case .returnFromReload: stack.isReloading
    case .returnFromRefresh: stack == .refreshing
    case .compareContents: stack.isComparingContents
    case .complete: completion != nil && (stack == .none || stack.callsApp)
    }
  }

  private func mayBe(_ situation: UpdateMachine.Situation) -> Bool {
    switch situation {
    case .noView: view == .none
    case .viewGone: view == .gone
    case .uncounted: view == .fresh
    // Somebody else has loaded the view.
    case .countsDiffer: view != .none && view != .gone && view != .fresh
    // What a broken view shows may have the right counts.
    case .ready, .offScreen, .waitsForScreen: view != .none && view != .gone && view != .differs
    case .busy: true
    }
  }

  // MARK: Events

  private mutating func turn(_ event: ModelEvent) {
    (isTurnQueued, isLookQueued) = (false, false)
    if !machine.isViewOnStack { hasDue = false }
    run(machine.turn(), event)
  }

  private mutating func moveRow(_ event: ModelEvent) {
    data = nextContent(ticket: data.ticket, isMiddle: data.isMiddle)
    view = .shows(data.id)
    machine.dataMoved()
    run(nil, event)
  }

  private mutating func look(
    _ situation: UpdateMachine.Situation, isPaused: Bool, _ event: ModelEvent
  ) {
    stack = .none
    hasLooked = situation != .busy
    switch situation {
    // A fresh view has been laid out by now.
    case .ready, .offScreen, .waitsForScreen: if view == .fresh { view = .shows(data.id) }
    // In an animation nothing is done about that, as if nobody had looked.
    case .countsDiffer: if !machine.isSettling { view = .differs }
    default: break
    }
    let before = data
    let isUnknown = view == .broken || view == .differs
    run(machine.examined(situation, isPaused: isPaused), event)
    // An outdated plan is given up first, and the view is looked at again.
    if stack == .looking { return }
    require(
      !isUnknown || situation == .busy || stack == .reloading(isAttached: true),
      "a view stays that shows something unknown")
    let mustWait = isPaused || situation == .busy || situation == .waitsForScreen
    let hasBegun = stack.isComparing || stack.isPerforming || stack.isComparingContents
    require(!mustWait || data == before && !hasBegun, "data changes that must be left as it is")
  }

  private mutating func end(
    _ result: UpdateMachine.Result, number: Int, isInline: Bool, _ event: ModelEvent
  ) {
    stack = .none
    job = nil
    let isCurrent = machine.isDiffing(number)
    if isCurrent { stopsInARow = result == .stopped ? stopsInARow + 1 : 0 }
    if case .stages(let count, _) = result { change?.stageCount = count }
    run(machine.diffEnded(result, number: number, isInline: isInline), event)
  }

  private mutating func compareContents(isRefresh: Bool, _ event: ModelEvent) {
    guard case .comparingContents(let base) = stack else { return }
    stack = .none
    guard machine.contentsCompared(isRefresh ? .notAnimated : nil) else { return run(nil, event) }
    require(data.id == base, "cells are refreshed that were compared with other data")
    guard case .refreshing(let refresh) = machine.phase else {
      return require(false, "cells are refreshed outside an animation")
    }
    require(isRefresh && open.contains(refresh.ticket), "a state is shown that must wait")
    require(view == .shows(data.id), "cells are refreshed in a view that shows something else")
    require(!data.isMiddle, "cells are refreshed between two stages")
    if open.contains(data.ticket) { outrun = data.ticket }
    data = nextContent(ticket: refresh.ticket)
    view = .shows(data.id)
    stack = .refreshing
    run(nil, event)
  }

  private mutating func runBlock(isRefused: Bool, _ event: ModelEvent) {
    guard let batch = block else { return }
    block = nil
    guard machine.changed(batch: batch, mayChange: !isRefused) else { return run(nil, event) }
    require(!isRefused, "a list that is paused or dragged changes")
    guard case .performing(let running) = machine.phase, let change else {
      return require(false, "a block ran outside a batch")
    }
    require(view == .shows(change.base), "a batch meets a view that shows something else")
    require(data.id == change.base, "a batch meets other data")
    data = nextContent(
      ticket: change.ticket, isMiddle: running.plan.stage < change.stageCount - 1)
    view = .shows(data.id)
    self.change?.base = data.id
    unrefreshed = Unrefreshed(batch: batch, content: data.id)
    run(nil, event)
  }
}

extension UpdateMachine {
  fileprivate var isSettling: Bool {
    if case .settling = phase { return true }
    return false
  }
}

extension UpdaterModel.Stack {
  var isPerforming: Bool {
    if case .performing = self { return true }
    return false
  }

  /// Whether it may call the app.
  var callsApp: Bool { isPerforming || isComparingContents || self == .refreshing }

  var isReloading: Bool {
    if case .reloading = self { return true }
    return false
  }

  var isComparing: Bool {
    if case .comparing = self { return true }
    return false
  }

  var isComparingContents: Bool {
    if case .comparingContents = self { return true }
    return false
  }

  /// Whether an event goes on with what has begun.
  func isAnswer(_ event: ModelEvent) -> Bool {
    switch event {
    case .look, .lookWhilePaused, .compare, .compareElsewhere, .returnFromPerform,
      .throwFromPerform, .returnFromReload, .returnFromRefresh, .compareContents:
      true
    default: false
    }
  }
}
