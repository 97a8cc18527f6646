// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a user does to the list: by ids, so that it can be done to another state of it.
package enum ItemEdit: Equatable, Codable, Sendable {
  /// Adds an item before another one; at the end if that is `nil` or not there any more.
  case add(Item, before: String?)

  /// Moves an item before another one; to the end if that is `nil` or not there any more.
  case move(id: String, before: String?)

  case rename(id: String, text: String)

  case remove(id: String)

  /// An error thrown when an edit cannot be done.
  package struct Refusal: Error {}

  package func apply(to items: inout [Item]) throws(Refusal) {
    func index(of id: String) throws(Refusal) -> Int {
      guard let index = items.firstIndex(where: { $0.id == id }) else { throw Refusal() }
      return index
    }
    func place(before id: String?) -> Int {
      items.firstIndex { $0.id == id } ?? items.endIndex
    }
    switch self {
    case .add(let item, let next):
      if items.contains(where: { $0.id == item.id }) { throw Refusal() }
      items.insert(item, at: place(before: next))
    case .move(let id, let next):
      let item = items.remove(at: try index(of: id))
      items.insert(item, at: place(before: next))
    case .rename(let id, let text): items[try index(of: id)].text = text
    case .remove(let id): items.remove(at: try index(of: id))
    }
  }
}
