// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections

/// The state of the program.
package struct ContactsState: Sendable {
  package var contacts: TreeArray<Contact>
  package var query = ""
  package var selectedID: Contact.ID?
  package var isLive = false

  /// Counts the changes of what is searched and of what is searched for.
  package private(set) var version = 0

  package init(contacts: TreeArray<Contact>) {
    self.contacts = contacts
  }

  package static func reduce(_ state: inout ContactsState, _ action: ContactsAction) {
    switch action {
    case .type(let character): state.query.append(character)
    case .deleteBackward:
      if state.query.popLast() == nil { return }
    case .clearQuery:
      if state.query.isEmpty { return }
      state.query = ""
    case .change(let changes):
      for change in changes { state.apply(change) }
    case .select(let id):
      state.selectedID = id
      return
    case .toggleLive:
      state.isLive.toggle()
      return
    }
    state.version += 1
  }

  private mutating func apply(_ change: ContactChange) {
    guard let offset = offset(of: change.id) else { return }
    switch change {
    case .call:
      contacts[offset].calls &+= 1
      contacts[offset].isOnline.toggle()
    case .insert(let contact, before: _): contacts.insert(contact, at: offset)
    case .delete:
      contacts.remove(at: offset)
      if selectedID == change.id { selectedID = nil }
    case .move(let id, before: let other):
      guard id != other else { return }
      let contact = contacts.remove(at: offset)
      contacts.insert(contact, at: self.offset(of: other) ?? offset)
    }
  }

  private func offset(of id: Contact.ID) -> Int? { contacts.firstIndex { $0.id == id } }
}

package enum ContactsAction: Sendable {
  case type(Character)
  case deleteBackward
  case clearQuery
  case select(Contact.ID?)
  case toggleLive
  case change([ContactChange])
}

/// What happens to a contact, as a server would report it.
package enum ContactChange: Equatable, Sendable {
  case call(Contact.ID)
  case insert(Contact, before: Contact.ID)
  case delete(Contact.ID)
  case move(Contact.ID, before: Contact.ID)

  /// The contact by which to find the place of the change.
  fileprivate var id: Contact.ID {
    switch self {
    case .call(let id), .insert(_, before: let id), .delete(let id), .move(let id, before: _): id
    }
  }
}
