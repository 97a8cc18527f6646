// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way, a tree array in a store and a comparison off the main actor, if a list may be long.
// Whoever changes the state does not say what has changed, and the list finds it without reading what
// both states share. Only a state that shares nothing takes the time of one `==`, which is why the
// comparison stays off the main actor.

import StoreExample
package import TableDiffCollections
package import TableDiffUpdating

/// A list of contacts; in an app, a view controller.
@MainActor
package final class ContactList: StoreSubscriber {
  package let updater = RowsUpdater(
    TreeArray<Contact>(), comparison: .offMain())

  /// What became of the last state.
  package private(set) var outcome: UpdateOutcome?

  package init() {}

  package func newState(_ state: ContactsState) {
    updater.submit(state.contacts) { [weak self] in self?.outcome = $0 }
  }
}
