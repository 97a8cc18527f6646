// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TableDiffTesting

/// A list that is edited at random.
struct EditedItems {
  private(set) var rows = TreeArray<Item>()
  private var random: SeededRandom
  private var nextID = 0
  private let groupCount: Int

  init(seed: UInt64, count: Int, groupCount: Int) {
    random = SeededRandom(seed: seed)
    self.groupCount = groupCount
    for _ in 0..<count { insert() }
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func insert() {
    let item = Item(id: nextID, group: number(below: groupCount), value: number(below: 20) - 10)
    nextID += 1
    // Often at one place, where labels run out.
    let offset = number(below: 3) == 0 ? rows.count / 2 : number(below: rows.count + 1)
    rows.insert(item, at: offset)
  }

  /// Makes one edit, some, or so many that all is made anew.
  mutating func edit() {
    let count = [1, 1, 1, 3, 12, max(1, min(rows.count, 300))][number(below: 6)]
    for _ in 0..<count {
      switch rows.isEmpty ? 0 : number(below: 7) {
      case 0, 1: insert()
      case 2: rows.remove(at: number(below: rows.count))
      case 3: rows.move(from: number(below: rows.count), to: number(below: rows.count))
      case 4: rows[number(below: rows.count)].group = number(below: groupCount)
      case 5: rows[number(below: rows.count)].value = number(below: 20) - 10
      default:
        let offset = number(below: rows.count)
        rows[offset].value += 1
        rows.move(from: offset, to: number(below: rows.count))
      }
    }
    if number(below: 40) == 0 { rows.removeAll() }
    if number(below: 10) == 0, rows.count > 2 {
      let range = rows.count / 4..<rows.count / 2
      rows.moveSubrange(range, to: rows.count - range.count)
    }
  }
}
