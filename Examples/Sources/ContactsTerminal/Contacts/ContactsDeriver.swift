// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Derives what the list shows, off the main actor, of the newest state only.
@MainActor
package final class ContactsDeriver {
  private var task: Task<Void, Never>?
  private var newest = 0

  package init() {}

  /// Whether a state is on its way.
  package var isBusy: Bool { task != nil }

  /// Derives a view model, and delivers it unless a newer state has come by then.
  package func derive(
    _ state: ContactsState, deliver: @escaping @MainActor (ContactsViewModel) -> Void
  ) {
    task?.cancel()
    newest += 1
    let number = newest
    task = Task.detached(priority: .userInitiated) {
      let viewModel = ContactsViewModel(state, shouldStop: { Task.isCancelled })
      await self.end(viewModel, number, deliver)
    }
  }

  private func end(
    _ viewModel: ContactsViewModel?, _ number: Int,
    _ deliver: @MainActor (ContactsViewModel) -> Void
  ) {
    guard number == newest, let viewModel else { return }
    task = nil
    deliver(viewModel)
  }
}
