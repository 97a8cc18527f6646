// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An open-addressing table from a key to a queue of rows, which are small numbers.
struct RowQueues {
  private struct Slot {
    var key: UInt64 = 0

    /// The first row plus 2; 0 if the slot is free, 1 if its queue is exhausted.
    var head: Int32 = 0
  }

  private var slots: ContiguousArray<Slot> = []

  /// For each row, the next one in its queue plus 2; 1 at the end.
  private var links: ContiguousArray<Int32>
  private var mask = 0

  init(capacity: Int) {
    links = ContiguousArray(repeating: 0, count: capacity)
  }

  /// Removes all keys, and makes room for `count` rows.
  mutating func clear(for count: Int) {
    var size = 2
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(Slot(), count: size))
  }

  mutating func push(_ row: Int, key: UInt64) {
    let slot = slot(of: key)
    links[row] = max(1, slots[slot].head)
    slots[slot] = Slot(key: key, head: Int32(truncatingIfNeeded: row + 2))
  }

  /// Removes and returns the first row of a key; `nil` if there is none.
  mutating func takeFirst(of key: UInt64) -> Int? { takeFirst(of: key) { _ in true } }

  /// Removes and returns the first wanted row of a key; `nil` if there is none.
  mutating func takeFirst<Failure>(
    of key: UInt64, where isWanted: (_ row: Int) throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    let slot = slot(of: key)
    var last = -1
    var row = Int(slots[slot].head) - 2
    while row >= 0 {
      if try isWanted(row) {
        if last < 0 { slots[slot].head = links[row] } else { links[last] = links[row] }
        return row
      }
      last = row
      row = Int(links[row]) - 2
    }
    return nil
  }

  private func slot(of key: UInt64) -> Int {
    let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot].head != 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }
}
