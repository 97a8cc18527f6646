// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the list shows of a state.
package struct ContactsViewModel: Sendable {
  package let rows: [Contact]

  /// The offset of the selected contact, if it is among the rows.
  package let selection: Int?

  /// Derives what is to be shown; `nil` if this is stopped.
  package init?(_ state: ContactsState, shouldStop: () -> Bool) {
    guard let rows = ContactSearch(state.query).rows(of: state.contacts, shouldStop: shouldStop)
    else { return nil }
    self.rows = rows
    selection = state.selectedID.flatMap { id in rows.firstIndex { $0.id == id } }
  }
}
