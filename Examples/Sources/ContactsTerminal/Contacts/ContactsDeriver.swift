// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Derives what the list shows, off the main actor.
@MainActor
package final class ContactsDeriver {
  package typealias Delivery = @MainActor (ContactsViewModel) -> Void

  /// What was delivered last.
  package private(set) var viewModel: ContactsViewModel

  private var task: Task<Void, Never>?
  private var query = ""
  private var newest = 0
  private var waiting: (state: ContactsState, deliver: Delivery)?

  package init(_ viewModel: ContactsViewModel) {
    self.viewModel = viewModel
  }

  /// Whether a state is on its way.
  package var isBusy: Bool { task != nil }

  /// Brings the view model to a state, and delivers it.
  ///
  /// Another query stops a search. A state with the same query waits for its end, and only the newest
  /// of these is derived: a search would never end where contacts change faster than it takes.
  package func derive(_ state: ContactsState, deliver: @escaping Delivery) {
    if isBusy, state.query == query {
      waiting = (state, deliver)
      return
    }
    task?.cancel()
    waiting = nil
    query = state.query
    newest += 1
    let number = newest
    task = Task.detached(priority: .userInitiated) { [viewModel] in
      var viewModel = viewModel
      if viewModel.update(to: state, shouldStop: { Task.isCancelled }) {
        await self.show(viewModel, number, deliver)
      }
    }
  }

  private func show(_ viewModel: ContactsViewModel, _ number: Int, _ deliver: Delivery) {
    if number != newest { return }
    task = nil
    self.viewModel = viewModel
    deliver(viewModel)
    if let (state, deliver) = waiting {
      waiting = nil
      derive(state, deliver: deliver)
    }
  }
}
