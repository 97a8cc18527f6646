// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ContactsExample
package import TableDiffCollections

/// What is shown of a directory: the contacts that a search finds, by name, in sections by initial.
///
/// It is made once, and then brought from one state to the next at the cost of what differs.
package struct Directory: Sendable {
  package typealias Section = DerivedSection<TreeArray<Contact>, Character>

  private var visible: DerivedSections<TreeArray<Contact>, Character>
  private var query = ""

  /// Creates the directory of contacts, without a search.
  package init(_ contacts: TreeArray<Contact>) {
    visible = contacts.derived
      .sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
      .grouped(
        by: { $0.familyName.first ?? "#" },
        header: { initial, rows in "\(initial) (\(rows.count))" })
  }

  package var sections: [Section] { visible.sections }

  /// Shows another state.
  package mutating func update(to state: DirectoryState) {
    if state.query != query { search(state.query) }
    update(to: state.contacts)
  }

  /// Shows other contacts, and returns what changed.
  @discardableResult
  package mutating func update(to contacts: TreeArray<Contact>) -> SectionedDiff {
    visible.update(to: contacts)
  }

  /// Shows the contacts whose family names begin with a query, and returns what changed.
  @discardableResult
  package mutating func search(_ query: String) -> SectionedDiff {
    // A letter more excludes contacts, and a letter less includes some.
    let change: FilterChange =
      query.hasPrefix(self.query) ? .narrower : self.query.hasPrefix(query) ? .wider : .any
    self.query = query
    return visible.update(.filter(change) { $0.familyName.hasPrefix(query) })
  }
}
