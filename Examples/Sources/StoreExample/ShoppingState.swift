// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is to be bought.
package struct ShoppingState: Equatable {
  package struct Item: Identifiable, Equatable {
    package let id: Int
    package var name: String
    package var isTicked = false
  }

  package var items: [Item] = []
  private var lastID = 0

  package init() {}

  package static func reduce(_ state: inout ShoppingState, _ action: ShoppingAction) {
    switch action {
    case .add(let name):
      state.lastID += 1
      state.items.append(Item(id: state.lastID, name: name))
    case .toggle(let id):
      guard let index = state.items.firstIndex(where: { $0.id == id }) else { return }
      state.items[index].isTicked.toggle()
    case .removeIfTicked(let id):
      state.items.removeAll { $0.id == id && $0.isTicked }
    }
  }
}

package enum ShoppingAction: Equatable {
  case add(String)
  case toggle(ShoppingState.Item.ID)
  case removeIfTicked(ShoppingState.Item.ID)

  /// What follows some time later: a ticked item disappears, unless the user unticks it before.
  package var effect: ShoppingAction? {
    if case .toggle(let id) = self { .removeIfTicked(id) } else { nil }
  }
}
