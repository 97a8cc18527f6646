// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import TableDiffCollections
import Testing

@Suite struct ContactSearchTests {
  private let contacts: TreeArray<Contact>

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
    #expect(contacts.filter(ContactSearch(query).matches) == expected)
    #expect(words.isEmpty || words == ["zz"] || (1..<2_000).contains(expected.count))
  }

  @Test func longNumbersAreNotFound() {
    for query in ["10000000001", "100000000010", "99999999999999999999999999"] {
      let found = contacts.filter(ContactSearch(query).matches)
      #expect(found.map(\.id) == (query == "10000000001" ? [1] : []))
    }
  }

  private func show(_ state: ContactsState, in viewModel: inout ContactsViewModel) {
    let isShown = viewModel.update(to: state) { false }
    #expect(isShown)
  }

  /// However a query is edited, the rows are those of a new search.
  @Test func theSearchFollowsItsQuery() {
    var viewModel = ContactsViewModel(contacts: contacts)
    var state = ContactsState(contacts: contacts)
    let queries = [
      "a", "ad", "ada", "ada ", "ada l", "ada", "a", "ab", "b", "", "12", "1", "1a", "e\u{301}",
      "e",
    ]
    for (number, query) in queries.enumerated() {
      state.query = query
      state.contacts[number].calls += 1
      state.contacts.move(from: number * 100, to: 7)
      show(state, in: &viewModel)
      #expect(
        Array(viewModel.rows) == state.contacts.filter(ContactSearch(query).matches), "\(query)")
    }
    #expect(FilterChange.change(from: "a", to: "ab") == .narrower)
    #expect(FilterChange.change(from: "ab", to: "") == .wider)
    #expect(FilterChange.change(from: "ab", to: "b") == .any)
    #expect(FilterChange.change(from: "e", to: "e\u{301}") == .any, "It is another letter.")
  }

  /// A search that is stopped shows what it showed before, and the next one is right.
  @Test func aSearchThatIsStopped() {
    var random = SeededRandom(seed: 4)
    let contacts = TreeArray<Contact>.random(count: 20_000, using: &random)
    var viewModel = ContactsViewModel(contacts: contacts)
    var state = ContactsState(contacts: contacts)
    for query in ["a", "ad", "1", "12"] {
      state.query = query
      let isShown = viewModel.update(to: state) { true }
      #expect(!isShown && viewModel.rows.count == 20_000, "\(query)")
    }
    show(state, in: &viewModel)
    #expect(Array(viewModel.rows) == contacts.filter(ContactSearch("12").matches))
  }

  @Test func theSelectionIsFoundAmongTheRows() throws {
    var state = ContactsState(contacts: contacts)
    var viewModel = ContactsViewModel(contacts: contacts)
    state.selectedID = 1_000
    ContactsState.reduce(&state, .type(" "))
    show(state, in: &viewModel)
    #expect(viewModel.selection == 1_000)
    let name = contacts[1_000].familyName.text
    for character in name { ContactsState.reduce(&state, .type(character)) }
    show(state, in: &viewModel)
    #expect(viewModel.rows[try #require(viewModel.selection)].id == 1_000)
    ContactsState.reduce(&state, .type("!"))
    show(state, in: &viewModel)
    #expect(viewModel.selection == nil)
  }

  /// A search that is done is too late once one for another query has begun; a state with the same
  /// query waits for it.
  @MainActor
  @Test(arguments: [("zz", "", [20]), ("", "", [10, 20])])
  func onlyTheNewestQueryIsDelivered(first: String, second: String, counts: [Int]) async throws {
    let deriver = ContactsDeriver(ContactsViewModel(contacts: []))
    var delivered: [Int] = []
    for (query, count) in [(first, 10), (second, 20)] {
      var state = ContactsState(contacts: TreeArray(contacts.prefix(count)))
      state.query = query
      deriver.derive(state) { delivered.append($0.rows.count) }
      // The main actor is not free, so that the search ends before the next one begins.
      usleep(100_000)
    }
    while deriver.isBusy { try await Task.sleep(for: .milliseconds(1)) }
    #expect(delivered == counts)
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
