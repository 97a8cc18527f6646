// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Makes up changes to contacts, now and then, where somebody looks.
package struct LiveChanges {
  /// The time from one change to the next.
  package static let interval = Duration.milliseconds(800)

  private var random: SeededRandom
  private var nextID: Contact.ID
  private var turn = 0

  package init(seed: UInt64, firstNewID: Contact.ID) {
    random = SeededRandom(seed: seed)
    nextID = firstNewID
  }

  /// Returns the next changes: calls, a new contact, one that moves, or one that goes.
  ///
  /// - Parameter visible: The ids of the contacts that are visible.
  package mutating func next(visible: [Contact.ID]) -> [ContactChange] {
    if visible.isEmpty { return [] }
    let offset = Int.random(in: visible.indices, using: &random)
    // Neither the same contact nor the next one, before which it is already.
    let distance = visible.count < 4 ? 0 : Int.random(in: 2..<visible.count, using: &random)
    let (id, other) = (visible[offset], visible[(offset + distance) % visible.count])
    defer { turn += 1 }
    switch turn % 4 {
    case 0: return id == other ? [.call(id)] : [.call(id), .call(other)]
    case 1:
      nextID += 1
      return [.insert(.random(id: nextID - 1, using: &random), before: id)]
    case 2: return [.move(id, before: other), .call(id)]
    default: return [.delete(id), .call(other)]
    }
  }
}
