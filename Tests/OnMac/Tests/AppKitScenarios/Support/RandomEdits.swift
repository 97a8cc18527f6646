// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Random changes of lists, which follow from a seed.
struct RandomEdits: RandomNumberGenerator {
  private var state: UInt64
  private var freshID = 1_000

  init(seed: Int) { state = UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func fresh(_ count: Int) -> [Fruit] {
    freshID += count
    return fruits(freshID - count..<freshID)
  }

  /// Returns other rows.
  mutating func edited(_ old: [Fruit]) -> [Fruit] {
    var rows = old
    for _ in 0..<below(5) {
      let start = below(rows.count + 1)
      let block = start..<min(rows.count, start + 1 + below(3))
      switch below(8) {
      case 0, 1: rows.removeSubrange(block)
      case 2, 3: rows.insert(contentsOf: fresh(1 + below(3)), at: start)
      case 4:
        let moved = rows[block]
        rows.removeSubrange(block)
        rows.insert(contentsOf: moved, at: below(rows.count + 1))
      case 5, 6: for row in block { rows[row].ripeness += 1 }
      default: rows.shuffle(using: &self)
      }
    }
    return rows
  }

  /// Returns other sections.
  mutating func edited(_ old: [Shelf]) -> [Shelf] {
    var shelves = old
    for _ in 0..<below(5) {
      let place = below(shelves.count + 1)
      switch below(7) {
      case 0 where place < shelves.count: shelves.remove(at: place)
      case 1:
        freshID += 1
        shelves.insert(Shelf(id: freshID, rows: fresh(below(4))), at: place)
      case 2 where place < shelves.count:
        let moved = shelves.remove(at: place)
        shelves.insert(moved, at: below(shelves.count + 1))
      case 3 where place < shelves.count: shelves[place].title += "!"
      case 4, 5:
        if place < shelves.count { shelves[place].rows = edited(shelves[place].rows) }
      default: moveRow(in: &shelves)
      }
    }
    return shelves
  }

  private mutating func moveRow(in shelves: inout [Shelf]) {
    let (from, to) = (below(shelves.count), below(shelves.count))
    guard from != to, !shelves[from].rows.isEmpty else { return }
    let row = shelves[from].rows.remove(at: below(shelves[from].rows.count))
    shelves[to].rows.insert(row, at: below(shelves[to].rows.count + 1))
  }
}
