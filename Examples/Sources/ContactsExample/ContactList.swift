// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way, a store and a comparison off the main actor, if a list may be long. Whoever changes
// the state does not say what has changed, and the list finds it in about the time of one `==`.

import StoreExample
package import TableDiff

/// A list of contacts; in an app, a view controller.
@MainActor
package final class ContactList: StoreSubscriber {
  package let updater = ListUpdater(rows: [Contact](), comparison: .offMain())

  private var waiting: [CheckedContinuation<UpdateOutcome, Never>] = []

  package init() {}

  package func newState(_ state: ContactsState) {
    updater.submit(rows: state.contacts) { [weak self] outcome in self?.deliver(outcome) }
  }

  /// Returns what becomes of the state that was submitted last.
  package func nextOutcome() async -> UpdateOutcome {
    await withCheckedContinuation { waiting.append($0) }
  }

  private func deliver(_ outcome: UpdateOutcome) {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume(returning: outcome) }
  }
}
