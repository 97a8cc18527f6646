// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Derives what the list shows, off the main actor, of the newest state only.
@MainActor
package final class ContactsDeriver {
  /// What was delivered last.
  package private(set) var viewModel: ContactsViewModel

  private var task: Task<Void, Never>?
  private var newest = 0

  package init(_ viewModel: ContactsViewModel) {
    self.viewModel = viewModel
  }

  /// Whether a state is on its way.
  package var isBusy: Bool { task != nil }

  /// Brings the view model to a state, and delivers it unless a newer state has come by then.
  package func derive(
    _ state: ContactsState, deliver: @escaping @MainActor (ContactsViewModel) -> Void
  ) {
    task?.cancel()
    newest += 1
    let number = newest
    task = Task.detached(priority: .userInitiated) { [viewModel] in
      if Task.isCancelled { return }
      var viewModel = viewModel
      viewModel.update(to: state)
      await self.end(viewModel, number, deliver)
    }
  }

  private func end(
    _ viewModel: ContactsViewModel, _ number: Int,
    _ deliver: @MainActor (ContactsViewModel) -> Void
  ) {
    if number != newest { return }
    task = nil
    self.viewModel = viewModel
    deliver(viewModel)
  }
}
