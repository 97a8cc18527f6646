// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Sees each action on its way to the reducer: it may log it, change it, hold it back or send others.
@MainActor
package struct Middleware<State, Action> {
  package typealias Handle =
    @MainActor (
      _ action: Action, _ store: Store<State, Action>, _ next: (Action) -> Void
    ) -> Void

  package let handle: Handle

  package init(_ handle: @escaping Handle) {
    self.handle = handle
  }

  /// Logs each action.
  package static func logging(_ log: @escaping @MainActor (String) -> Void) -> Self {
    Middleware { action, _, next in
      log("\(action)")
      next(action)
    }
  }

  /// Sends the effect of an action some time after it.
  package static func delayed(
    by sleep: @escaping @MainActor () async -> Void, effect: @escaping (Action) -> Action?
  ) -> Self {
    Middleware { action, store, next in
      next(action)
      guard let effect = effect(action) else { return }
      Task { [weak store] in
        await sleep()
        store?.send(effect)
      }
    }
  }
}
