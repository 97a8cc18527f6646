// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The state machine of a ``ListUpdater``, which decides what to do next for any sequence of events.
///
///     idle --examined: ready--> diffing --diffEnded--> planned --examined: ready--> performing
///      ^                                                  ^                             |
///      |                                      stages left |          the block ran, `perform` returned
///      |                                                  |                             v
///      +------------ the last stage is done ----------- settling <------------------ refreshed
///                                                        |  ^
///      a newer submission, examined: ready               v  | its contents alone differed, or it waits
///                                                      refreshing
///
/// It knows submissions by number and states by version, but neither rows nor views, so tests can
/// try all sequences of events. Each event is a method that returns the next action of the updater.
package struct UpdateMachine: Hashable, Sendable {
  /// The number of a submission; newer ones have larger numbers.
  package typealias Ticket = Int

  /// What the updater is doing.
  package enum Phase: Hashable, Sendable {
    case idle
    /// A diff from the shown state to the target is being computed.
    case diffing(number: Int, base: Int, isStopping: Bool)
    /// The next stage is about to be performed, or the whole change to be applied at once.
    case planned(Plan)
    /// A batch was passed to the view, which may not have performed it yet.
    case performing(Batch)
    /// The view has performed the batch, and animates it.
    case settling(Batch)
    /// Meanwhile the newest submission is compared and, if only contents differ, shown.
    case refreshing(Refresh)
    /// The view reloads.
    case reloading(UpdateOutcome.ReloadReason)
    /// The data is being replaced without notifying the view.
    case replacing(UpdateOutcome)
  }

  /// The result of a diff.
  package enum Result: Hashable, Sendable {
    case stopped
    case unchanged
    case reload(UpdateOutcome.ReloadReason)
    case stages(Int, animated: Bool)
  }

  /// The part of a change that is still to be performed.
  package struct Plan: Hashable, Sendable {
    package var result: Result
    /// The stage to perform next.
    package var stage = 0
    /// The version from which the next stage starts.
    package var base: Int
    /// Whether all animations so far have finished.
    package var hasFinished = true
  }

  /// A batch that was passed to the view.
  package struct Batch: Hashable, Sendable {
    package var plan: Plan
    /// Identifies the batch in its callbacks.
    package var number: Int
    /// Whether the view has asked for the data after the batch, and received it.
    package var hasChanged = false
    /// Whether the view has asked for the data after the batch when the batch was out of date.
    package var isOutdated = false
    /// Whether `perform` has returned.
    package var hasReturned = false
    /// Whether the animation finished; `nil` until it is known.
    package var completion: Bool?
    /// The last submission that must wait for the end of the animation.
    package var waiting: Ticket?
  }

  /// The circumstances in which a state would be shown; the first one in this order applies.
  package enum Situation: Hashable, Sendable {
    case busy, noView, viewGone, uncounted, offScreen, waitsForScreen, countsDiffer, ready

    /// Whether there is a view that may be reloaded.
    var hasFreeView: Bool { ![.busy, .noView, .viewGone].contains(self) }
  }

  /// What the updater must do next.
  package enum Action: Hashable, Sendable {
    /// Examine the view, and report ``examined(_:isPaused:)``.
    case examine
    /// Compare the target with the shown state, and report ``diffEnded(_:number:isInline:)``.
    case diff(number: Int)
    /// Stop the diff.
    case stopDiff
    /// Pass a stage to the view, and report ``changed(batch:)``, ``returned(batch:)`` or
    /// ``refused(batch:)``, and ``completed(batch:finished:)``.
    case perform(stage: Int, batch: Int, animated: Bool)
    /// Refresh the cells of a stage, and report ``refreshed()``.
    case refresh(stage: Int)
    /// Compare a submission with the shown state, and report ``contentsCompared(_:)``; if that
    /// returns `true`, change the data, refresh the cells, and report ``refreshed()``.
    case refreshContents(Ticket)
    /// Reload the view with the target, or with the shown state; then report ``reloaded()``.
    case reload
    /// Replace the data by that of the target without notifying the view, and report ``replaced()``.
    case replace
  }

  /// The outcome of a submission.
  package struct Settlement: Hashable, Sendable {
    package let ticket: Ticket
    package let outcome: UpdateOutcome
  }

  package var phase = Phase.idle

  /// The newest submission that has not begun to be shown.
  package var pending: Ticket?

  /// The submission that is being shown.
  package var target: Ticket?

  /// The number of times that the shown state has changed.
  package var version = 0

  /// Whether a newer submission may stop the next diff: if all could be stopped, nothing might ever
  /// be shown.
  package var mayStop = true

  /// Whether a view must be examined even if nothing was submitted.
  package var hasNewView = false

  /// Whether the shown state is between two stages, so that it was never submitted.
  package var isMidway = false

  /// Whether the view must be reloaded because it may show other data.
  package var needsReload = false

  /// Whether to send ``turn()`` soon.
  package var wantsTurn = false

  /// Whether to send ``turn()`` in a while because the view is busy or off screen.
  package var wantsLook = false

  /// The outcomes that have not been taken.
  package var settlements: [Settlement] = []

  /// The number of the last diff or batch.
  package var lastNumber = 0

  package init() {}

  /// Whether the view has a batch that it may not have performed, which blocks any other change.
  package var isInBatch: Bool {
    switch phase {
    case .performing, .refreshing, .reloading, .replacing: true
    default: false
    }
  }

  /// Whether the view is performing a batch, or animating it.
  package var isAnimating: Bool {
    switch phase {
    case .performing, .settling, .refreshing: true
    default: false
    }
  }

  /// Whether a call of the view is in progress, so that no outcome may be delivered.
  package var isViewOnStack: Bool {
    switch phase {
    case .performing(let batch): !batch.hasReturned
    case .refreshing, .reloading, .replacing: true
    default: false
    }
  }

  /// Whether a new submission could be shown soon, or stop the diff of an older one.
  package var mayBegin: Bool {
    switch phase {
    case .diffing(_, _, let isStopping): mayStop && !isStopping
    case .settling(let batch): batch.plan.isLast && batch.waiting == nil
    default: isBetweenBatches
    }
  }

  /// Whether a change may begin or continue.
  var isBetweenBatches: Bool {
    switch phase {
    case .idle, .planned: true
    default: false
    }
  }

  package var isDiffing: Bool {
    if case .diffing = phase { return true }
    return false
  }

  /// Returns whether the diff with a number is being computed.
  package func isDiffing(_ number: Int) -> Bool {
    if case .diffing(number, _, _) = phase { return true }
    return false
  }

  /// Whether the list has the newest submission.
  package var isShown: Bool {
    if pending != nil { return false }
    if case .settling(let batch) = phase { return batch.plan.isLast }
    return phase == .idle
  }

  /// Whether nothing is under way or waiting.
  package var isSettled: Bool { phase == .idle && pending == nil && !hasNewView }

  /// Whether the view has the newest submission, so that an equal one would change nothing.
  package var isUpToDate: Bool { isShown && !hasNewView }

  /// Decides the outcome of a submission.
  mutating func settle(_ ticket: Ticket?, _ outcome: UpdateOutcome) {
    guard let ticket else { return }
    settlements.append(Settlement(ticket: ticket, outcome: outcome))
    wantsTurn = true
  }

  /// Abandons the current work: the target waits again, or is superseded by a newer submission.
  mutating func giveBack() {
    phase = .idle
    if pending == nil { pending = target } else { settle(target, .superseded) }
    target = nil
    if pending != nil { wantsTurn = true }
  }

  /// Ends the current work with an outcome for the target.
  mutating func finish(_ outcome: UpdateOutcome) {
    phase = .idle
    settle(target, outcome)
    target = nil
    if pending != nil { wantsTurn = true }
  }

  /// Removes and returns the decided outcomes.
  package mutating func takeSettlements() -> [Settlement] {
    if settlements.isEmpty { return [] }
    defer { settlements = [] }
    return settlements
  }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
