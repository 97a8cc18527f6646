// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// States that are shown during an animation, since they differ from the shown one in the contents
/// of rows and headers only.
///
/// The target of the animated batch keeps its outcome until the animation is over, though the list
/// shows a newer state by then.
extension UpdateMachine {
  /// A submission that may be shown during the animation of a batch.
  package struct Refresh: Hashable, Sendable {
    package var batch: Batch
    package var ticket: Ticket
    /// The version with which it is compared.
    package var base: Int
    /// How it is shown; `nil` until the data has changed.
    package var presentation: UpdateOutcome.Presentation?
  }

  /// Whether the newest submission may be compared during the animation of a batch.
  func mayRefresh(during batch: Batch) -> Bool {
    batch.plan.isLast && pending != nil && pending != batch.waiting
  }

  /// Begins to show the newest submission, or lets it wait for the end of the animation.
  mutating func beginRefresh(during batch: Batch, mayChange: Bool) -> Action? {
    guard mayRefresh(during: batch), let ticket = pending else { return nil }
    pending = nil
    phase = .refreshing(Refresh(batch: batch, ticket: ticket, base: version))
    if mayChange { return .refreshContents(ticket) }
    endRefresh()
    return nil
  }

  /// A submission was compared with the shown state during an animation.
  ///
  /// - Parameter presentation: How to show the submission without a batch; `nil` if it must wait.
  /// - Returns: Whether to show it; `false` if something else has happened meanwhile.
  package mutating func contentsCompared(_ presentation: UpdateOutcome.Presentation?) -> Bool {
    guard case .refreshing(var refresh) = phase, refresh.presentation == nil else { return false }
    guard presentation != nil, version == refresh.base else {
      endRefresh()
      return false
    }
    version += 1
    refresh.presentation = presentation
    phase = .refreshing(refresh)
    return true
  }

  /// Goes on with the animation: a submission that was not shown waits for its end, or is superseded.
  mutating func endRefresh() {
    guard case .refreshing(let refresh) = phase else { return }
    var batch = refresh.batch
    if let presentation = refresh.presentation {
      settle(refresh.ticket, .applied(presentation, finished: true))
    } else if pending == nil {
      pending = refresh.ticket
      batch.waiting = refresh.ticket
    } else {
      settle(refresh.ticket, .superseded)
    }
    waitForEnd(of: batch)
  }
}
