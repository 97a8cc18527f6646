// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import StoreExample
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct StoreExampleTests {
  private let gate = Gate()
  private let log = Log()
  private let list = ShoppingList()
  private let screen: HeadlessScreen<ShoppingState.Item>
  private let store: Store<ShoppingState, ShoppingAction>

  init() {
    screen = HeadlessScreen(list.updater)
    store = Store(
      ShoppingState(),
      middleware: [
        .logging { [log] in log.lines.append($0) },
        .delayed(by: { [gate] in await gate.pass() }, effect: \.effect),
      ],
      reduce: ShoppingState.reduce)
    store.subscribe(list)
    list.updater.updateIfNeeded()
  }

  @Test func actionsOfOneTurnAreOneBatch() async throws {
    for name in ["Milk", "Bread", "Figs"] { store.send(.add(name)) }
    #expect(screen.shownRows.isEmpty, "Nothing happens within `send`.")
    try await wait { screen.shownRows.map(\.name) == ["Milk", "Bread", "Figs"] }
    #expect(screen.batches.map(\.inserts.count) == [3])
    #expect(screen.animatedBatchCount == 1)
    #expect(log.lines == ["add(\"Milk\")", "add(\"Bread\")", "add(\"Figs\")"])
    #expect(screen.failures.isEmpty)
  }

  @Test func theDelayedEffectRemovesATickedItem() async throws {
    for name in ["Milk", "Bread"] { store.send(.add(name)) }
    store.send(.toggle(1))
    list.updater.updateIfNeeded()
    #expect(screen.shownRows.map(\.isTicked) == [true, false])
    try await wait { gate.waiting == 1 }
    gate.open()
    try await wait { screen.shownRows.map(\.name) == ["Bread"] }
    #expect(log.lines.last == "removeIfTicked(1)")
    #expect(screen.failures.isEmpty)
  }

  @Test func anItemThatIsUntickedInTimeStays() async throws {
    store.send(.add("Milk"))
    store.send(.toggle(1))
    try await wait { gate.waiting == 1 }
    store.send(.toggle(1))
    try await wait { gate.waiting == 2 }
    gate.open()
    try await wait { log.lines.count == 5 }
    list.updater.updateIfNeeded()
    #expect(screen.shownRows.map(\.name) == ["Milk"])
    #expect(screen.shownRows.map(\.isTicked) == [false])
  }

  @Test func aSubscriberThatSendsLeavesTheNewestStateToTheNext() {
    let eager = Eager(store)
    store.subscribe(eager)
    let last = Recorder()
    store.subscribe(last)
    store.send(.add("Milk"))
    #expect(last.states.last == store.state)
    #expect(store.state.items.map(\.name) == ["Milk", "Cereal"])
  }

  @Test func theStoreRetainsNoSubscriber() {
    weak var released: Recorder?
    do {
      let recorder = Recorder()
      store.subscribe(recorder)
      released = recorder
    }
    #expect(released == nil)
    store.send(.add("Milk"))
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: StoreSubscriber {
    var states: [ShoppingState] = []

    func newState(_ state: ShoppingState) { states.append(state) }
  }

  /// Answers milk with cereal.
  private final class Eager: StoreSubscriber {
    let store: Store<ShoppingState, ShoppingAction>

    init(_ store: Store<ShoppingState, ShoppingAction>) {
      self.store = store
    }

    func newState(_ state: ShoppingState) {
      if state.items.count == 1 { store.send(.add("Cereal")) }
    }
  }
}
