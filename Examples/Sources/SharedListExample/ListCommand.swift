// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A line that the user types.
package enum ListCommand: Equatable {
  case edit(ItemEdit)
  case quit

  /// What can be typed.
  package static let help = """
    add TEXT | rename NUMBER TEXT | move NUMBER NUMBER | remove NUMBER | quit
    """

  /// Creates the command of a line; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - line: The line, which names items by their numbers from 1.
  ///   - items: The items that are shown.
  ///   - newID: The id of an item to be added.
  package init?(_ line: String, items: [Item], newID: @autoclosure () -> String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    func item(_ word: String) -> Int? {
      Int(word).map { $0 - 1 }.flatMap { items.indices.contains($0) ? $0 : nil }
    }
    switch (words.first, words.count) {
    case ("quit", 1): self = .quit
    case ("add", 2...):
      let text = words.dropFirst().joined(separator: " ")
      self = .edit(.add(Item(id: newID(), text: text), before: nil))
    case ("rename", 3):
      guard let index = item(words[1]) else { return nil }
      self = .edit(.rename(id: items[index].id, text: words[2]))
    case ("move", 3):
      guard let from = item(words[1]), let to = item(words[2]) else { return nil }
      var others = items
      others.remove(at: from)
      self = .edit(.move(id: items[from].id, before: to < others.count ? others[to].id : nil))
    case ("remove", 2):
      guard let index = item(words[1]) else { return nil }
      self = .edit(.remove(id: items[index].id))
    default: return nil
    }
  }
}
