// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
import DirectoryExample
import StoreExample
import TableDiffCollections
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct DirectoryExampleTests {
  private let list: DirectoryList
  private let screen: SectionedHeadlessScreen<Directory.Section>
  private let store: Store<DirectoryState, DirectoryAction>

  init() {
    let contacts = TreeArray.directory(2_000)
    list = DirectoryList(contacts: contacts)
    screen = SectionedHeadlessScreen(list.updater)
    screen.completion = .immediate
    store = Store(DirectoryState(contacts: contacts), reduce: DirectoryState.reduce)
    store.subscribe(list)
  }

  /// What is to be shown, without a derived list.
  private var expected: [[String]] {
    let found = store.state.contacts.filter { $0.familyName.hasPrefix(store.state.query) }
    let sorted = found.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    let initials = Set(sorted.map { $0.familyName.first ?? "#" }).sorted()
    return initials.map { initial in
      let rows = sorted.filter { ($0.familyName.first ?? "#") == initial }
      return ["\(initial) (\(rows.count))"] + rows.map(\.phone)
    }
  }

  private var shown: [[String]] {
    screen.shownSections.map { [$0.header] + $0.rows.map(\.phone) }
  }

  /// A property, since an expectation that fails would print all contacts.
  private var showsWhatIsExpected: Bool { shown == expected && screen.failures.isEmpty }

  @Test func allInitials() {
    #expect(screen.shownSections.map(\.id) == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    #expect(showsWhatIsExpected)
  }

  @Test func followsContactsAndSearches() async {
    let actions: [DirectoryAction] = [
      .rename(offset: 17, familyName: "Åström"), .search("H"), .search("Ho"),
      .rename(offset: 18, familyName: "Hopper"), .remove(offset: 18), .search("Hol"), .search("Ho"),
      .rename(offset: 19, familyName: "Hooke"), .search("zz"), .search("Z"), .search(""),
      .rename(offset: 17, familyName: "Babbage"), .rename(offset: 400, familyName: ""),
    ]
    for action in actions {
      store.send(action)
      await list.updater.settled()
      #expect(showsWhatIsExpected, "\(action)")
    }
  }

  @Test func severalChangesInOneTurnAreOneBatch() async {
    for offset in 0..<5 { store.send(.rename(offset: offset * 100, familyName: "Hooke")) }
    store.send(.search("Hoo"))
    await list.updater.settled()
    #expect(showsWhatIsExpected)
    #expect(screen.shownSections.map(\.header) == ["H (5)"])
  }

  @Test func costs() {
    let costs = DirectoryCosts.measured(count: 10_000)
    for part in [costs.anew, costs.derivation, costs.rename] + costs.searches.map(\.time) {
      #expect(part > .zero)
    }
    let counts = costs.searches.map(\.count)
    #expect(counts[0] >= counts[1] && counts[1] > counts[2] && counts[2] == 101)
    #expect(counts[3...] == [counts[1], counts[0], 10_000])
    #expect("\(costs)".split(separator: "\n").count == 10)
  }
}
