// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// What a diff of two outlines is to be, by its definition.
struct DiffOracle {
  let old: NaiveOutline
  let new: NaiveOutline
  private let oldNodes: [Int: NaiveOutline.Found]
  private let newNodes: [Int: NaiveOutline.Found]

  init(_ old: [Item], _ new: [Item]) {
    (self.old, self.new) = (NaiveOutline(old), NaiveOutline(new))
    oldNodes = Dictionary(uniqueKeysWithValues: self.old.all.map { ($0.node.id, $0) })
    newNodes = Dictionary(uniqueKeysWithValues: self.new.all.map { ($0.node.id, $0) })
  }

  /// Returns what is wrong with a diff; `nil` if nothing.
  func problem(_ diff: OutlineDiff<Int>) -> String? {
    let deleted = old.all.filter { newNodes[$0.node.id] == nil }
    let topmostDeleted = deleted.filter { found in
      !deleted.contains { $0.node.id == found.place.parent }
    }
    if diff.deletes != topmostDeleted.map(\.place) { return "deletes \(diff.deletes)" }
    let inserted = new.all.filter { oldNodes[$0.node.id] == nil }
    let topmostInserted = inserted.filter { found in
      !inserted.contains { $0.node.id == found.place.parent }
    }
    if diff.inserts != topmostInserted.map(\.place) { return "inserts \(diff.inserts)" }
    let pairs = new.all.compactMap { after in
      oldNodes[after.node.id].map { (before: $0, after: after) }
    }
    let updated = pairs.filter { $0.before.node.name != $0.after.node.name }
    if diff.updates.map(\.from) != updated.map(\.before.place)
      || diff.updates.map(\.to) != updated.map(\.after.place)
    {
      return "updates \(diff.updates)"
    }
    // Moves are pairs, in new order; the others keep their parents and their order.
    let moved = pairs.filter { pair in diff.moves.contains { $0.to == pair.after.place } }
    if diff.moves.map(\.from) != moved.map(\.before.place)
      || diff.moves.map(\.to) != moved.map(\.after.place)
    {
      return "moves \(diff.moves)"
    }
    let staying = pairs.filter { pair in !moved.contains { $0.after.node.id == pair.after.node.id }
    }
    if staying.contains(where: { $0.before.place.parent != $0.after.place.parent }) {
      return "a node stays at another parent"
    }
    for (left, right) in zip(staying, staying.dropFirst())
    where left.after.place.parent == right.after.place.parent {
      if left.before.place.index > right.before.place.index { return "nodes stay out of order" }
    }
    if diff.moves.count != fewestMoves {
      return "\(diff.moves.count) moves instead of \(fewestMoves)"
    }
    if diff.isEmpty != (old.top == new.top) { return "isEmpty" }
    return nil
  }

  /// The fewest moves: of all sets of pairs that may stay, a largest one is taken.
  var fewestMoves: Int {
    let parents = Set(new.all.map(\.place.parent))
    let pairCount = new.all.count { oldNodes[$0.node.id] != nil }
    return pairCount
      - parents.reduce(0) { sum, parent in
        let indices = (new.children(of: parent) ?? []).compactMap { child -> Int? in
          guard let place = oldNodes[child.id]?.place, place.parent == parent else { return nil }
          return place.index
        }
        let longest = (0..<1 << indices.count).lazy.filter { set in
          let chosen = indices.indices.filter { set >> $0 & 1 == 1 }.map { indices[$0] }
          return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
        }.map(\.nonzeroBitCount).max()
        return sum + (longest ?? 0)
      }
  }
}
