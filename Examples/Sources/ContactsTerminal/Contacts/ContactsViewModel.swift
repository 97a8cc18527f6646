// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections

/// What the list shows of a state: the contacts that a search finds.
///
/// It is a value that is brought from one state to the next. Whoever has no use for the next one, since
/// a newer state has come, drops it and still has this one.
package struct ContactsViewModel: Sendable {
  package typealias Rows = DerivedRows<TreeArray<Contact>>

  private var found: DerivedList<TreeArray<Contact>>
  private var query = ""

  /// The offset of the selected contact, if it is among the rows.
  package private(set) var selection: Int?

  /// Creates the view model of a state without a search.
  package init(contacts: TreeArray<Contact>) { found = contacts.derived }

  package var rows: Rows { found.rows }

  /// Shows another state, unless it is stopped.
  ///
  /// - Returns: Whether the state is shown.
  package mutating func update(to state: ContactsState, shouldStop: () -> Bool) -> Bool {
    guard let changes = found.update(to: state.contacts, shouldStop: shouldStop) else {
      return false
    }
    follow(changes)
    if state.query != query {
      let filter = FilterChange.change(from: query, to: state.query)
      let changes = found.update(
        .filter(filter, to: ContactSearch(state.query).matches), shouldStop: shouldStop)
      guard let changes else { return false }
      query = state.query
      follow(changes)
    }
    if selection.map({ rows[$0].id }) != state.selectedID {
      selection = state.selectedID.flatMap { id in
        state.contacts.firstIndex { $0.id == id }.flatMap { found.shownOffset(ofSource: $0) }
      }
    }
    return true
  }

  /// Carries the selection over a change, which spares a search among all rows.
  private mutating func follow(_ changes: ListDiff) {
    selection = selection.flatMap { OffsetMap(changes).newOffset(ofOld: $0) }
  }
}

extension FilterChange {
  /// Returns what becomes of a search as its query is edited.
  ///
  /// A letter more makes a word longer, or begins another one that must occur too.
  package static func change(from old: String, to new: String) -> FilterChange {
    if new.hasPrefix(old) { return .narrower }
    return old.hasPrefix(new) ? .wider : .any
  }
}
