// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The outcome of a state that was submitted to a ``ListUpdater``.
///
/// Each submission has exactly one outcome. It is delivered on the main actor, never from within
/// the submission or a call of the view.
public enum UpdateOutcome: Sendable, Hashable {
  /// The list has the state, and presented it as the value says.
  ///
  /// `finished` is `false` if an animation was interrupted, or if the view did not report its end.
  case applied(Presentation, finished: Bool)

  /// A newer state was submitted before this one was shown; a part of the change may have been
  /// shown.
  case superseded

  /// The state was cancelled by ``SectionedListUpdater/cancel()``, or because the view or the
  /// updater was released.
  case cancelled

  /// How a list changed to a state.
  public enum Presentation: Sendable, Hashable {
    /// By animated batches.
    case animated
    /// By batches without animation.
    case notAnimated
    /// By reloading the whole view.
    case reloaded(ReloadReason)
    /// Not at all: the state equals the previous one.
    case unchanged
    /// Not at all: no view has been attached yet.
    case noView
  }

  /// Why a view was reloaded.
  public enum ReloadReason: Sendable, Hashable {
    /// The view had not asked for data yet.
    case initialLoad
    /// The view was off screen.
    case offScreen
    /// The view reported other row counts than the updater, was loaded before it was attached, or is to reload.
    ///
    /// The counts differ if other code changed the view's data.
    case countsDiffer
    /// The policy chose to reload.
    case policy
    /// The view refused a batch, or the batches failed their validation.
    case refused
  }
}

extension UpdateOutcome: CustomStringConvertible {
  /// The outcome and the presentation, such as `applied (animated)`.
  public var description: String {
    switch self {
    case .applied(let presentation, finished: true): "applied (\(presentation))"
    case .applied(let presentation, finished: false): "applied (\(presentation), not finished)"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}

extension UpdateOutcome.Presentation: CustomStringConvertible {
  /// The presentation, such as `animated` or `reloaded: offScreen`.
  public var description: String {
    switch self {
    case .animated: "animated"
    case .notAnimated: "not animated"
    case .reloaded(let reason): "reloaded: \(reason)"
    case .unchanged: "unchanged"
    case .noView: "no view"
    }
  }
}
