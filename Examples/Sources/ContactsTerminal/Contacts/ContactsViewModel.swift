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
  package init(contacts: TreeArray<Contact>) {
    found = contacts.derived
  }

  package var rows: Rows { found.rows }

  /// Shows another state.
  package mutating func update(to state: ContactsState) {
    if state.query != query {
      let search = ContactSearch(state.query)
      follow(found.updateFilter(.change(from: query, to: state.query), to: search.matches))
      query = state.query
    }
    follow(found.update(to: state.contacts))
    if selection.map({ rows[$0].id }) != state.selectedID {
      selection = state.selectedID.flatMap { id in rows.firstIndex { $0.id == id } }
    }
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
