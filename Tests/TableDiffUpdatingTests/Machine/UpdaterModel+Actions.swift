// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

extension UpdaterModel {
  /// Carries out actions, until one owes an answer.
  mutating func run(_ action: UpdateMachine.Action?, _ event: ModelEvent) {
    var next = action
    collectOutcomes(event)
    while let action = next {
      next = run(action)
      collectOutcomes(event)
    }
    if machine.wantsLook {
      machine.wantsLook = false
      isLookQueued = true
    }
    if machine.wantsTurn || hasDue { isTurnQueued = true }
    forgetStale()
  }

  private mutating func run(_ action: UpdateMachine.Action) -> UpdateMachine.Action? {
    if action != .stopDiff { requireFreeView(action) }
    switch action {
    case .examine:
      stack = .looking
      return nil
    case .diff(let number):
      require(view == .shows(data.id), "a diff starts from what is not shown")
      require(machine.isDiffing(number), "a diff of no number")
      require(!data.isMiddle || machine.target != nil, "a diff without a target")
      change = Change(base: data.id, ticket: machine.target ?? 0)
      stack = .comparing(number: number)
      return nil
    case .stopDiff:
      job?.isStopped = true
      return nil
    case .perform(let stage, let batch, _):
      perform(stage: stage, batch: batch)
      return nil
    case .refresh:
      requireRefresh()
      unrefreshed = nil
      stack = .refreshing
      return nil
    case .refreshContents(let ticket):
      require(hasLooked, "cells are refreshed without a look at the view")
      require(open.contains(ticket) && ticket > data.ticket, "\(ticket) is no newer state")
      stack = .comparingContents(base: data.id)
      return nil
    case .reload:
      require(hasLooked, "a reload without a look whether a drag has begun")
      if let target = machine.target { data = nextContent(ticket: target) }
      if view != .none && view != .gone { view = .broken }
      (block, unrefreshed) = (nil, nil)
      stack = .reloading(isAttached: true)
      return nil
    case .replace:
      replace()
      return machine.replaced()
    }
  }

  private mutating func requireFreeView(_ action: UpdateMachine.Action) {
    require(stack == .none, "\(action) within a call of the view")
    if case .refresh = action { return }
    let canWait = action == .examine || action == .reload || stack.isPerforming
    require(unrefreshed == nil || canWait, "\(action) before the cells were refreshed")
  }

  private mutating func perform(stage: Int, batch: Int) {
    require(hasLooked, "a batch without a look at the view")
    require(view == .shows(data.id), "a batch starts from what is not shown")
    require(change?.base == data.id, "a stage starts from another state than it was made for")
    require(change.map { stage < $0.stageCount } ?? false, "a stage of no plan")
    require(change?.ticket == machine.target, "a stage of another target")
    require(block == nil, "a batch begins while the view has one")
    (block, completion) = (batch, batch)
    stack = .performing(batch: batch)
  }

  private mutating func requireRefresh() {
    if view == .gone { return }
    guard let unrefreshed, case .performing(let batch) = machine.phase else {
      return require(false, "cells are refreshed without a batch, or twice")
    }
    require(batch.number == unrefreshed.batch, "the cells of another batch are refreshed")
    require(data.id == unrefreshed.content, "cells are refreshed at paths that no longer hold")
  }

  private mutating func replace() {
    guard let target = machine.target else { return require(false, "replaced by nothing") }
    if case .shows(let id) = view {
      require(id == change?.base && id == data.id, "unchanged, but from another state")
      require(change?.ticket == target, "unchanged, but to another state")
    }
    data = nextContent(ticket: target)
    if case .shows = view { view = .shows(data.id) }
  }

  private mutating func collectOutcomes(_ event: ModelEvent) {
    for settlement in machine.takeSettlements() {
      let ticket = settlement.ticket
      require(open.remove(ticket) != nil, "\(ticket) has two outcomes")
      hasDue = true
      let isOutrun = ticket == outrun
      if isOutrun { outrun = nil }
      switch settlement.outcome {
      case .applied(let presentation, _):
        let isShown = data.ticket == ticket || isOutrun
        require(isShown && !data.isMiddle, "\(ticket) is applied but not shown")
        require(presentation != .noView || view == .none, "a view was overlooked")
      case .superseded:
        require(ticket < newest && !isOutrun, "\(ticket) is superseded by nothing")
      case .cancelled:
        let isCancelled = event == .cancel || view == .gone
        require(isCancelled && !isOutrun, "\(ticket) was cancelled by nobody")
        if ticket == newest { isNewestCancelled = true }
      }
    }
  }

  /// Forgets what can no longer have an effect; that it has none is checked after each step.
  private mutating func forgetStale() {
    if let number = job?.number, !machine.isDiffing(number) { job = nil }
    switch machine.phase {
    case .performing: break
    case .settling: block = nil
    default: if !stack.isPerforming { block = nil }
    }
    switch machine.phase {
    case .performing, .settling, .refreshing: break
    default: if !stack.isPerforming { completion = nil }
    }
    if machine.target == nil { change = nil }
  }
}
