// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An edit on its way to the server, with the number that its sender gave it.
package struct EditMessage: Equatable, Codable, Sendable {
  package let number: Int
  package let edit: ItemEdit
}

/// A state on its way to a terminal, with the numbers of the terminal's edits that it has or lacks for good.
package struct StateMessage: Equatable, Codable, Sendable {
  package let items: [Item]
  package var confirmed: [Int] = []
  package var refused: [Int] = []
}

/// The one that decides: edits are done in the order in which they arrive.
package struct SharedListServer {
  private var items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// The state for terminals that did not send the last edit.
  package var state: StateMessage { StateMessage(items: items) }

  /// Does an edit if it can be done, and returns the state for its sender.
  package mutating func receive(_ message: EditMessage) -> StateMessage {
    var changed = items
    do {
      try message.edit.apply(to: &changed)
    } catch {
      return StateMessage(items: items, refused: [message.number])
    }
    items = changed
    return StateMessage(items: items, confirmed: [message.number])
  }
}
