// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import StoreExample
import TableDiffTesting
import TableDiffUpdating

@MainActor
func runStore() async {
  let store = Store(
    ShoppingState(),
    middleware: [
      .logging { print("action: \($0)") },
      .delayed(by: { try? await Task.sleep(for: .milliseconds(200)) }, effect: \.effect),
    ],
    reduce: ShoppingState.reduce)
  let list = ShoppingList()
  let screen = HeadlessScreen(list.updater)
  store.subscribe(list)
  list.updater.updateIfNeeded()
  list.updater.options.onEvent = { event in
    if case .batchBegan(let batch) = event { print("        \(batch)") }
  }

  print("Three actions in one turn are one batch.")
  for name in ["Milk", "Bread", "Figs"] { store.send(.add(name)) }
  await Task.yield(until: { screen.shownRows.count == 3 })

  print("A ticked item is removed some time later.")
  store.send(.toggle(2))
  await Task.yield(until: { screen.shownRows.count == 2 })
  print("The list has \(screen.shownRows.map(\.name).joined(separator: " and ")).")
}
