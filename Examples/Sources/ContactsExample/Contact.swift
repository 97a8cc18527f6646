// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections

package struct Contact: Identifiable, Equatable, Sendable {
  package let id: Int
  package var givenName: String
  package var familyName: String
  package var phone: String
}

/// The list shows one version of the contacts while the store makes the next: in a tree array they
/// share all that is equal.
package struct ContactsState {
  package var contacts: TreeArray<Contact>
}

package enum ContactsAction {
  case rename(offset: Int, givenName: String)
}

package func reduce(_ state: inout ContactsState, _ action: ContactsAction) {
  switch action {
  case .rename(let offset, let givenName): state.contacts[offset].givenName = givenName
  }
}

extension RangeReplaceableCollection<Contact> {
  /// Creates contacts, each with a phone number of its own.
  package static func made(_ count: Int) -> Self {
    let givenNames = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Leslie", "Tony"]
    let familyNames = ["Dijkstra", "Hoare", "Hopper", "Lamport", "Liskov", "Lovelace", "Turing"]
    let contacts = (0..<count).lazy.map { id in
      Contact(
        id: id, givenName: givenNames[id % 7], familyName: familyNames[id / 7 % 7],
        phone: "+\(10_000_000_000 + id)")
    }
    return Self(contacts)
  }
}
