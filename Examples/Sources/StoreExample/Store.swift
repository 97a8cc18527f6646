// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A state that only actions change, by way of a reducer.
@MainActor
package final class Store<State, Action> {
  package typealias Reduce = (_ state: inout State, _ action: Action) -> Void

  package private(set) var state: State
  private let reduce: Reduce
  private let middleware: [Middleware<State, Action>]

  /// Each tells a subscriber the state.
  private var subscribers: [@MainActor (State) -> Void] = []

  package init(
    _ state: State, middleware: [Middleware<State, Action>] = [], reduce: @escaping Reduce
  ) {
    self.state = state
    self.middleware = middleware
    self.reduce = reduce
  }

  /// Passes an action through the middleware to the reducer, and the new state to all subscribers.
  package func send(_ action: Action) { send(action, past: 0) }

  /// Tells a subscriber the state, now and after each action, for as long as it exists.
  package func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.State == State {
    subscribers.append { [weak subscriber] in subscriber?.newState($0) }
    subscriber.newState(state)
  }

  private func send(_ action: Action, past count: Int) {
    if count < middleware.count {
      middleware[count].handle(action, self) { self.send($0, past: count + 1) }
    } else {
      reduce(&state, action)
      // A subscriber may send an action: read the state each time, so that the newest comes last.
      for tell in subscribers { tell(state) }
    }
  }
}

/// What a store tells its state, for example a list.
@MainActor
package protocol StoreSubscriber<State>: AnyObject {
  associatedtype State

  func newState(_ state: State)
}
