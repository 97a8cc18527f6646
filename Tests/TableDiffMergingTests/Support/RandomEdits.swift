// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Edits lists at random.
///
/// New rows have one of a few ids, so that two sides now and then insert the same one.
struct RandomEdits {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func number(below bound: Int) -> Int { random.below(bound) }

  mutating func side() -> Bool { random.chance(50) }

  /// Returns a list with some edits, each of a few rows.
  mutating func edited(_ list: [Item], count: Int) -> [Item] {
    var rows = list
    for _ in 0..<count {
      let start = random.below(rows.count + 1)
      let block = start..<min(rows.count, start + 1 + random.below(3))
      switch random.below(6) {
      case 0: rows.removeSubrange(block)
      case 1, 2: rows.insert(contentsOf: fresh(rows), at: start)
      case 3:
        let moved = rows[block]
        rows.removeSubrange(block)
        rows.insert(contentsOf: moved, at: random.below(rows.count + 1))
      case 4: for offset in block { rows[offset].text = random.below(3) }
      default: rows[block].reverse()
      }
    }
    return rows
  }

  /// Returns a list with one edit that neither deletes nor moves rows of another one.
  mutating func extended(_ list: [Item], keeping others: [Item]) -> [Item] {
    var rows = list
    let offset = random.below(rows.count + 1)
    let own = rows.indices.filter { index in !others.contains { $0.id == rows[index].id } }
    switch random.below(5) {
    case 0: if offset < rows.count { rows[offset].text = random.below(3) }
    case 1: if let index = own.first { rows.remove(at: index) }
    case 2: if let index = own.last { rows.insert(rows.remove(at: index), at: min(offset, index)) }
    default: rows.insert(contentsOf: fresh(rows), at: offset)
    }
    return rows
  }

  private mutating func fresh(_ rows: [Item]) -> [Item] {
    let items = (0...random.below(2)).map { _ in
      Item(id: 100 + random.below(12), text: random.below(2))
    }
    return items.filter { item in !rows.contains { $0.id == item.id } }.prefix(1) + []
  }
}
