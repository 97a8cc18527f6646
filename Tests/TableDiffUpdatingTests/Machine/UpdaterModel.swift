// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// A state machine in surroundings that are naive: data and a view that are mere numbers, and
/// everything that the machine waits for.
///
/// It knows the machine by its events and actions, and judges what it does by what the view shows.
struct UpdaterModel: Hashable {
  /// A state of the data; equal ids are equal rows.
  struct Content: Hashable {
    var id: Int
    /// The submission whose state it is, or to which it is on the way.
    var ticket: Int
    /// Whether it is a state between two stages.
    var isMiddle = false
  }

  enum View: Hashable {
    /// None was attached, or it was released.
    case none, gone
    /// It has not asked for data yet.
    case fresh
    /// It has thrown, or has asked for data before it was attached: nobody knows what it shows.
    case broken
    /// Somebody else has loaded it, and it has counted other rows.
    case differs
    /// It shows the content of an id.
    case shows(Int)
  }

  /// Calls that have not returned, or answers that are owed at once.
  enum Stack: Hashable {
    case none, performing(batch: Int), looking, comparing(number: Int)
    /// Comparing a submission with a content in the middle of an animation.
    case comparingContents(base: Int)
    /// Refreshing cells, after a batch or in the middle of an animation.
    case refreshing
    /// Loading the view that is attached, or one that was.
    case reloading(isAttached: Bool)
  }

  /// A comparison that runs elsewhere.
  struct Job: Hashable {
    var number: Int
    var isStopped = false
  }

  /// The change that is planned.
  struct Change: Hashable {
    /// The content from which the next stage starts.
    var base: Int
    var ticket: Int
    var stageCount = 0
  }

  var machine = UpdateMachine()
  var data = Content(id: 1, ticket: 0)
  var view = View.none
  var stack = Stack.none
  var isTurnQueued = false
  var isLookQueued = false
  var job: Job?
  var change: Change?
  /// The batch whose block has not run.
  var block: Int?
  /// The batch whose end has not been reported.
  var completion: Int?
  /// The batch whose cells must be refreshed, and the content at whose paths.
  var unrefreshed: Unrefreshed?
  /// The submissions without an outcome.
  var open: Set<Int> = []
  /// The submission that is being animated while the list shows a newer one.
  var outrun: Int?
  var newest = 0
  var isNewestCancelled = false
  /// Whether outcomes wait to be delivered.
  var hasDue = false
  var stopsInARow = 0
  /// Whether the view has been examined since the last event from outside, so that it may change.
  var hasLooked = false
  /// The last id of a content.
  var lastContent = 1
  /// What was wrong.
  var problem: String?

  struct Unrefreshed: Hashable {
    var batch: Int
    var content: Int
  }

  init() {}

  mutating func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    if !condition, problem == nil { problem = text() }
  }

  mutating func nextContent(ticket: Int, isMiddle: Bool = false) -> Content {
    require(ticket >= data.ticket, "an older state is shown after a newer one")
    lastContent += 1
    return Content(id: lastContent, ticket: ticket, isMiddle: isMiddle)
  }
}

// MARK: - Invariants

extension UpdaterModel {
  /// Whether nothing is under way, waiting or owed.
  var isAtRest: Bool { stack == .none && isIdle && open.isEmpty && !hasDue }

  private var isIdle: Bool {
    machine.phase == .idle && machine.pending == nil && !machine.hasNewView
  }

  /// Checks what must hold after each step.
  mutating func check() {
    var current = Set([machine.pending, machine.target].compactMap(\.self))
    if case .refreshing(let refresh) = machine.phase { current.insert(refresh.ticket) }
    require(open == current, "the open submissions are not those that the machine holds")
    require(machine.settlements.isEmpty, "outcomes were not taken")
    require(stopsInARow <= 1, "two diffs in a row were stopped")
    if stack == .none { checkWakeUp() }
    if isAtRest { checkRest() }
    checkStaleCallbacks()
    if machine.isViewOnStack {
      var copy = machine
      let action = copy.turn()
      copy.wantsTurn = machine.wantsTurn
      require(action == nil && copy == machine, "a turn within a call of the view does something")
    }
  }

  /// Something must be outstanding that leads on, and it must be the right thing.
  private mutating func checkWakeUp() {
    let wakes = isTurnQueued || isLookQueued
    require(!hasDue || isTurnQueued, "outcomes are due without a turn")
    switch machine.phase {
    case .idle:
      require(isIdle || wakes, "a submission or a view waits without a turn or a look")
    case .planned: require(wakes, "a plan waits without a turn")
    case .diffing(let number, _, _):
      require(job?.number == number, "a diff is waited for that does not run")
    case .performing(let batch):
      require(batch.hasReturned, "the batch has returned, unknown to the machine")
      require(
        completion == batch.number || isTurnQueued, "a batch waits without a completion or a turn")
      require(!batch.hasChanged || isTurnQueued, "a late block waits without a turn")
    case .settling(let batch):
      require(completion == batch.number, "an animation is waited for that is over")
      let waits = machine.pending == nil || machine.pending == batch.waiting || !batch.plan.isLast
      require(waits || isTurnQueued, "a submission was not looked at in an animation")
    case .refreshing, .reloading, .replacing: require(false, "the view was left in a call")
    }
  }

  private mutating func checkRest() {
    require(unrefreshed == nil, "at rest with cells that were not refreshed")
    require(!data.isMiddle, "at rest between two stages")
    require(data.ticket == newest || isNewestCancelled, "at rest with an old state")
    switch view {
    case .none, .gone: break
    default: require(view == .shows(data.id), "at rest the view shows something else")
    }
  }

  /// Callbacks of diffs and batches that are no longer waited for must do nothing.
  private mutating func checkStaleCallbacks() {
    var stale = [0, machine.lastNumber + 1]
    switch machine.phase {
    case .diffing, .performing, .settling, .refreshing: break
    default: stale.append(machine.lastNumber)
    }
    if case .performing(let batch) = machine.phase, batch.hasChanged {
      var copy = machine
      let changes = copy.changed(batch: batch.number, mayChange: true)
      require(!changes && copy == machine, "a block that runs twice changes the data twice")
    }
    if !stack.isComparingContents {
      var copy = machine
      let isShown = copy.contentsCompared(.notAnimated)
      require(!isShown && copy == machine, "a comparison that nobody waits for does something")
    }
    for number in stale {
      var copy = machine
      let actions = [
        copy.returned(batch: number), copy.refused(batch: number),
        copy.completed(batch: number, finished: true),
        copy.diffEnded(.stages(1, animated: true), number: number, isInline: false),
      ]
      let changes = copy.changed(batch: number, mayChange: true)
      require(
        !changes && actions.allSatisfy { $0 == nil } && copy == machine,
        "a callback of another diff or batch does something")
    }
  }
}
