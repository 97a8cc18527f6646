// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A diff carried out by hand, from its public arrays alone.
///
/// Deleted and moved rows are taken out of the old list; inserted and moved rows are put at their
/// new offsets; what is left of the old list is poured into the free offsets in order.
package struct AppliedByHand {
  /// For each new offset the old one its row comes from; `nil` where the row is inserted.
  package var origins: [Int?] = []

  /// The pairs of the rows that stay, ascending.
  package var staying: [(old: Int, new: Int)] = []

  /// Carries a diff out; `nil` with the reason where its parts do not fit together.
  package static func make(_ diff: ListDiff) -> (result: AppliedByHand?, problem: String?) {
    var isGone = [Bool](repeating: false, count: diff.oldCount)
    var isFilled = [Bool](repeating: false, count: diff.newCount)
    var applied = AppliedByHand()
    applied.origins = Array(repeating: nil, count: diff.newCount)
    let moves = diff.moves
    for offset in diff.deletes + moves.map(\.from) {
      guard isGone.indices.contains(offset) else { return (nil, "old offset \(offset) is outside") }
      if isGone[offset] { return (nil, "old offset \(offset) is named twice") }
      isGone[offset] = true
    }
    for offset in diff.inserts + moves.map(\.to) {
      guard isFilled.indices.contains(offset) else {
        return (nil, "new offset \(offset) is outside")
      }
      if isFilled[offset] { return (nil, "new offset \(offset) is named twice") }
      isFilled[offset] = true
    }
    for move in moves { applied.origins[move.to] = move.from }
    let rest = isGone.indices.filter { !isGone[$0] }
    let free = isFilled.indices.filter { !isFilled[$0] }
    if rest.count != free.count {
      return (nil, "\(rest.count) rows stay, \(free.count) offsets are free")
    }
    for (old, new) in zip(rest, free) {
      applied.origins[new] = old
      applied.staying.append((old, new))
    }
    return (applied, nil)
  }
}
