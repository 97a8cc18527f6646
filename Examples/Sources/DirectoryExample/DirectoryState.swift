// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ContactsExample
package import TableDiffCollections

/// A directory of contacts, and what somebody types into its search field.
package struct DirectoryState: Sendable {
  package var contacts: TreeArray<Contact>
  package var query = ""

  package init(contacts: TreeArray<Contact>) { self.contacts = contacts }
}

package enum DirectoryAction {
  case search(String)
  case rename(offset: Int, familyName: String)
  case add(Contact)
  case remove(offset: Int)
}

extension DirectoryState {
  package static func reduce(_ state: inout DirectoryState, _ action: DirectoryAction) {
    switch action {
    case .search(let query): state.query = query
    case .rename(let offset, let familyName): state.contacts[offset].familyName = familyName
    case .add(let contact): state.contacts.append(contact)
    case .remove(let offset): state.contacts.remove(at: offset)
    }
  }
}
