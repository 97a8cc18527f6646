// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import TableDiff
import TableDiffCollections
import Testing

@Suite struct ContactsStateTests {
  private var state: ContactsState

  init() {
    var random = SeededRandom(seed: 1)
    state = ContactsState(contacts: .random(count: 4, using: &random))
  }

  private var ids: [Int] { state.contacts.map(\.id) }

  private mutating func send(_ actions: ContactsAction...) {
    for action in actions { ContactsState.reduce(&state, action) }
  }

  @Test mutating func typing() {
    send(.type("a"), .type("b"), .deleteBackward, .type("日"))
    #expect(state.query == "a日")
    #expect(state.version == 4)
    send(.clearQuery)
    #expect(state.query == "" && state.version == 5)
    send(.clearQuery, .deleteBackward)
    #expect(state.version == 5, "Nothing has changed.")
  }

  @Test mutating func whatTheListDoesNotShowIsNoNewVersion() {
    send(.select(2), .toggleLive)
    #expect(state.selectedID == 2 && state.isLive && state.version == 0)
  }

  @Test mutating func changes() {
    let old = state.contacts
    send(.change([.call(1)]))
    #expect(state.contacts[1].calls == old[1].calls + 1)
    #expect(state.contacts[1].isOnline != old[1].isOnline)
    var random = SeededRandom(seed: 2)
    send(.change([.insert(.random(id: 4, using: &random), before: 2)]))
    #expect(ids == [0, 1, 4, 2, 3])
    send(.change([.move(0, before: 3), .move(3, before: 1), .move(2, before: 2)]))
    #expect(ids == [3, 1, 4, 2, 0])
    send(.select(4), .change([.delete(1)]))
    #expect(state.selectedID == 4)
    send(.change([.delete(4), .delete(99)]))
    #expect(ids == [3, 2, 0] && state.selectedID == nil)
  }

  @Test func liveChangesDependOnTheSeedAlone() {
    func changes(seed: UInt64) -> [[ContactChange]] {
      var live = LiveChanges(seed: seed, firstNewID: 100)
      return (0..<40).map { _ in live.next(visible: Array(10..<20)) }
    }
    #expect(changes(seed: 1) == changes(seed: 1))
    #expect(changes(seed: 1) != changes(seed: 2))
    var ids: [Int] = []
    for case .insert(let contact, before: _) in changes(seed: 1).joined() { ids.append(contact.id) }
    #expect(ids == Array(100..<110))
    var live = LiveChanges(seed: 1, firstNewID: 100)
    #expect(live.next(visible: []).isEmpty)
  }
}
