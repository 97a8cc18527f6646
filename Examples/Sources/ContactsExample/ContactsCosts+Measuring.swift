// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import StoreExample
import TableDiffCollections
import TableDiffTesting
import TableDiffUpdating

extension ContactsCosts {
  /// Changes one of many contacts in a list, and in a store, and measures each part of showing it.
  ///
  /// - Precondition: There is a contact.
  @MainActor
  package static func measured(count: Int) async -> ContactsCosts {
    var costs = ContactsCosts(count: count)
    costs.measureComparison()
    costs.array = .measured(edits: 5) { [Contact].made(count) }
    costs.tree = .measured(edits: 1_001) { TreeArray<Contact>.made(count) }
    await costs.measureUpdate()
    await costs.measureCheckedBatch()
    return costs
  }

  private mutating func measureComparison() {
    let old = [Contact].made(count)
    var new = old
    new[count / 2].givenName = "Augusta"
    let times = (0..<3).map { _ in
      var changes = 0
      let time = ContinuousClock().measure {
        for offset in old.indices where old[offset] != new[offset] { changes += 1 }
      }
      precondition(changes == 1)
      return time
    }
    bareComparison = times.min() ?? .zero
  }

  @MainActor
  private mutating func measureUpdate() async {
    var reduced = ContinuousClock.now
    let store = Store(ContactsState(contacts: .made(count))) { state, action in
      reduce(&state, action)
      reduced = .now
    }
    let list = ContactList()
    let view = CountingView { list.updater.sections.map(\.rows.count) }
    list.updater.attach(view)
    store.subscribe(list)
    await list.updater.settled()

    let record = Record()
    list.updater.options.onEvent = record.note
    let sent = ContinuousClock.now
    store.send(.rename(offset: count / 2, givenName: "Augusta"))
    let submitted = ContinuousClock.now
    let heartbeat = Heartbeat()
    await list.updater.settled()
    outcome = list.outcome ?? .cancelled
    precondition(list.updater.view === view)
    newState = reduced - sent
    submit = submitted - reduced
    total = .now - reduced
    mainActor = heartbeat.longestWait
    diff = record.diff
    batch = record.batch
    changes = record.changes
  }

  /// Shows the same change on a screen that checks the batch, and what it shows, by comparing rows.
  @MainActor
  private mutating func measureCheckedBatch() async {
    let store = Store(ContactsState(contacts: .made(count)), reduce: reduce)
    let list = ContactList()
    let screen = SectionedHeadlessScreen(list.updater)
    screen.completion = .immediate
    store.subscribe(list)
    await list.updater.settled()

    let record = Record()
    list.updater.options.onEvent = record.note
    store.send(.rename(offset: count / 2, givenName: "Augusta"))
    await list.updater.settled()
    checkedBatch = record.batch
    shownChange = screen.shownSections[0].rows[count / 2].givenName
    failures = screen.failures
  }
}

/// Takes the times at which an updater reports what it does.
@MainActor
private final class Record {
  private(set) var diff = Duration.zero
  private(set) var batch = Duration.zero
  private(set) var changes: SectionedDiff?
  private var began = ContinuousClock.now

  func note(_ event: UpdateEvent) {
    switch event {
    case .diffBegan, .batchBegan: began = .now
    case .diffEnded(let diff):
      self.diff = .now - began
      changes = diff
    case .batchEnded: batch = .now - began
    default: break
    }
  }
}
