// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A view that tells what the user does with it.
open class UIControl: UIView {
  /// What a user may do.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value has changed.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds what is done at events.
  @available(iOS 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Does what is to be done at events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// A control that the user pulls down to refresh what a view shows.
@available(tvOS, unavailable)
open class UIRefreshControl: UIControl {
  /// Whether something is being refreshed.
  open private(set) var isRefreshing = false

  /// Shows that something is being refreshed.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that all is refreshed.
  open func endRefreshing() { isRefreshing = false }

  /// Pulls the control down, as a user does.
  public func pull() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
