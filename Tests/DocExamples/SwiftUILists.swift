// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI

/// What surrounds examples about lists of SwiftUI: each example is a method of this structure.
@MainActor struct SwiftUILists {
  struct Contact: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Mail: Identifiable, Equatable {
    let id: Int
    var subject: String
  }

  struct Group: ListSection {
    let title: String
    var rows: [Contact]
    var id: String { title }

    init(title: String, rows: [Contact]) { (self.title, self.rows) = (title, rows) }

    init(_ group: Group, rows: [Contact]) { self.init(title: group.title, rows: rows) }
  }

  struct ContactRow: View {
    let contact: Contact, query: String

    init(_ contact: Contact, highlighting query: String) {
      (self.contact, self.query) = (contact, query)
    }

    var body: some View { Text(contact.name) }
  }

  struct MailRow: View {
    let mail: Mail, showsDate: Bool

    init(_ mail: Mail, showsDate: Bool) { (self.mail, self.showsDate) = (mail, showsDate) }

    var body: some View { Text(mail.subject) }
  }

  @MainActor final class Store {
    func remove(_ contact: Contact) {}
    func move(_ contact: Contact, before: Contact?) {}
    func move(_ contact: Contact, before: Contact?, to title: String) {}
    func block(_ contact: Contact) {}
    func pin(_ contact: Contact) {}
    func loadNextPage() {}
    func loadOlderMails() {}
  }

  let store = Store(), query = "a", showsDates = true
  let contacts = [Contact(id: 1, name: "Ann"), Contact(id: 2, name: "Bob")]
  let mails = [Mail(id: 1, subject: "Hello")]
  var groups: [Group] { [Group(title: "A", rows: contacts)] }
  var list: FastList<SingleSection<[Contact]>, Text> { FastList(contacts) { Text($0.name) } }

  @State var selectedContacts: Set<Int> = []
  @State var selectedContact: Int?
  @State var newestMail: Int?
}
