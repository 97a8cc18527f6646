// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections

/// What the list shows of a state: the contacts that a search finds, as far as it has come.
///
/// It is a value that is brought from one state to the next. Whoever has no use for the next one, since
/// a newer state has come, drops it and still has this one.
package struct ContactsViewModel: Sendable {
  package typealias Rows = DerivedRows<TreeArray<Contact>>

  private var search: SlicedFilter<DerivedList<TreeArray<Contact>>>
  private var query = ""

  /// The offset of the selected contact, if it is among the rows.
  package private(set) var selection: Int?

  /// Creates the view model of a state without a search.
  package init(contacts: TreeArray<Contact>) {
    // All rows are shown, so there is none to test.
    search = contacts.derived.updatingFilter(.wider) { _ in true }
  }

  package var rows: Rows { search.list.rows }

  /// Shows another state; if its query is another one, rows are searched from now on.
  package mutating func update(to state: ContactsState) {
    if state.query != query {
      let query = ContactSearch(state.query)
      search.updateFilter(.change(from: self.query, to: state.query), to: query.matches)
      self.query = state.query
    }
    follow(search.update(to: state.contacts))
    if search.isComplete { findSelection(state) }
  }

  /// Searches as long as a closure says so.
  ///
  /// - Returns: Whether there is more to search.
  package mutating func advance(
    _ state: ContactsState, while shouldContinue: () -> Bool
  ) -> Bool {
    while shouldContinue(), let changes = search.advance(while: shouldContinue) {
      follow(changes)
    }
    if search.isComplete { findSelection(state) }
    return !search.isComplete
  }

  private mutating func findSelection(_ state: ContactsState) {
    if selection.map({ rows[$0].id }) != state.selectedID {
      selection = state.selectedID.flatMap { id in
        state.contacts.firstIndex { $0.id == id }.flatMap {
          search.list.shownOffset(ofSource: $0)
        }
      }
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
