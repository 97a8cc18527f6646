// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// Where each row is on the other side, as plain tables, from a diff carried out by hand.
struct NaiveMap {
  /// For each old offset the new one; `nil` where the row is deleted.
  var newOffsets: [Int?]

  /// For each new offset the old one; `nil` where the row is inserted.
  var oldOffsets: [Int?]

  /// The old offsets of the rows that stay.
  var staying: Set<Int>

  /// The map of a diff; `nil` where its parts do not fit together.
  init?(_ diff: ListDiff) {
    guard let applied = AppliedByHand.make(diff).result else { return nil }
    oldOffsets = applied.origins
    newOffsets = Array(repeating: nil, count: diff.oldCount)
    for (new, old) in applied.origins.enumerated() {
      if let old { newOffsets[old] = new }
    }
    staying = Set(applied.staying.map(\.old))
  }

  /// The row nearest to one by the order of the old list, those that stay first.
  func nearest(to offset: Int) -> Int? {
    if let new = newOffsets[offset] { return new }
    let order = Array(offset..<newOffsets.count) + (0..<offset).reversed()
    if let stays = order.first(where: { staying.contains($0) }) { return newOffsets[stays] }
    return order.first { newOffsets[$0] != nil }.flatMap { newOffsets[$0] }
  }
}
