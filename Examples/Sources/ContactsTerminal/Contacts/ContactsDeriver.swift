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

  /// How long to search until what is found by then is delivered: half a frame.
  nonisolated private static let sliceTime = Duration.milliseconds(8)

  /// Whether a state is on its way.
  package var isBusy: Bool { task != nil }

  /// Brings the view model to a state, and delivers it each time that a slice of the search is done,
  /// until a newer state has come.
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
      var isSearching = true
      while isSearching, !Task.isCancelled {
        let end = ContinuousClock.now + Self.sliceTime
        isSearching = viewModel.advance(state) { ContinuousClock.now < end }
        await self.show(viewModel, number, isLast: !isSearching, deliver)
      }
    }
  }

  private func show(
    _ viewModel: ContactsViewModel, _ number: Int, isLast: Bool,
    _ deliver: @MainActor (ContactsViewModel) -> Void
  ) {
    if number != newest { return }
    if isLast { task = nil }
    self.viewModel = viewModel
    deliver(viewModel)
  }
}
