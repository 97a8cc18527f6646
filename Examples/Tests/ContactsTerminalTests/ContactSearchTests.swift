// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import Testing

@Suite struct ContactSearchTests {
  private let contacts: [Contact]

  init() {
    var random = SeededRandom(seed: 3)
    contacts = .random(count: 2_000, using: &random)
  }

  @Test(arguments: ["", "h", "ADA", "ad lo", "hopper grace", "e e", "  a  ", "zz", "0012", "ada 1"])
  func findsWhatTheTextOfAContactSays(query: String) {
    let words = query.lowercased().split(separator: " ")
    let expected = contacts.filter { contact in
      words.allSatisfy { word in
        contact.givenName.text.lowercased().contains(word)
          || contact.familyName.text.lowercased().contains(word)
          || String(contact.phoneDigits).contains(word)
      }
    }
    #expect(ContactSearch(query).rows(of: contacts) { false } == expected)
    #expect(words.isEmpty || words == ["zz"] || (1..<2_000).contains(expected.count))
  }

  @Test func longNumbersAreNotFound() {
    for query in ["10000000001", "100000000010", "99999999999999999999999999"] {
      let found = ContactSearch(query).rows(of: contacts) { false }
      #expect(found?.map(\.id) == (query == "10000000001" ? [1] : []))
    }
  }

  @Test func stops() {
    #expect(ContactSearch("a").rows(of: contacts) { true } == nil)
  }

  @Test func theSelectionIsFoundAmongTheRows() throws {
    var state = ContactsState(contacts: contacts)
    state.selectedID = 1_000
    ContactsState.reduce(&state, .type(" "))
    #expect(ContactsViewModel(state) { false }?.selection == 1_000)
    let name = contacts[1_000].familyName.text
    for character in name { ContactsState.reduce(&state, .type(character)) }
    let viewModel = try #require(ContactsViewModel(state) { false })
    #expect(viewModel.rows[try #require(viewModel.selection)].id == 1_000)
    ContactsState.reduce(&state, .type("!"))
    #expect(ContactsViewModel(state) { false }?.selection == nil)
  }

  /// A search that is done is too late once a newer one has begun.
  @MainActor
  @Test func onlyTheNewestStateIsDelivered() async throws {
    let deriver = ContactsDeriver()
    var delivered: [Int] = []
    for count in [10, 20] {
      deriver.derive(ContactsState(contacts: Array(contacts.prefix(count)))) {
        delivered.append($0.rows.count)
      }
      // The main actor is not free, so that the search ends before the next one begins.
      usleep(100_000)
    }
    while deriver.isBusy { try await Task.sleep(for: .milliseconds(1)) }
    #expect(delivered == [20])
  }

  @Test func namesAndPhoneNumbers() {
    let contact = Contact(
      id: 1_234_567, givenName: GivenName(number: 0), familyName: FamilyName(number: 38),
      isOnline: true, calls: 1)
    #expect(contact.line.text == "Ada Lovelace            +1 000 123 4567     1 call   online")
    let names = GivenName.all + FamilyName.all
    #expect(names.allSatisfy { $0.columns == $0.utf8.count && $0.count <= 11 })
    #expect(Set(GivenName.all).count == 64 && Set(FamilyName.all).count == 64)
    #expect(MemoryLayout<Contact>.stride == 16)
  }
}
