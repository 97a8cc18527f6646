// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HashJoin {
  /// Pairs rows with repeated tags again: first within sections, then the rest across sections.
  ///
  /// The join pairs the k-th old row of a tag with the k-th new one, wherever they are. A row that
  /// occurs in several sections ("Favourites" and "All") would leave sections where it could stay.
  /// Only partitions with a repeated tag are read; unique ids leave hardly any.
  ///
  /// - Parameters:
  ///   - oldSection: The section of an old row by its offset, as a number that it shares with its
  ///     new section; negative if the section is deleted.
  ///   - newSection: The section of a new row by its ordinal; negative if the section is inserted.
  /// - Returns: `false` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*), where *n* is the number of rows in those partitions.
  package mutating func pairWithinSectionsFirst(
    oldSection: (_ offset: Int) -> Int, newSection: (_ ordinal: Int) -> Int,
    shouldStop: () -> Bool
  ) -> Bool {
    var queues = KeyQueues(capacity: old.largestPartition)
    var stopCheck = StopCheck()
    for partition in partitionsWithRepeats {
      let oldEntries = old.entries[old.range(of: partition)]
      let newEntries = new.entries[new.range(of: partition)]
      var isTaken = OffsetSet(bound: oldEntries.count)
      for isWithinSections in [true, false] {
        queues.clear(for: oldEntries.count)
        var index = oldEntries.count
        // In reverse, so that every queue begins with its first row.
        for entry in oldEntries.reversed() {
          index -= 1
          if isTaken.contains(index) { continue }
          let section = isWithinSections ? oldSection(Self.name(of: entry)) : 0
          if section >= 0 { queues.push(index, key: Self.key(of: entry, section: section)) }
          if stopCheck.stops(after: 1, shouldStop) { return false }
        }
        for entry in newEntries {
          let ordinal = Self.name(of: entry)
          if isWithinSections {
            candidates[ordinal] = -1
          } else if candidates[ordinal] >= 0 {
            continue
          }
          let section = isWithinSections ? newSection(ordinal) : 0
          if section >= 0, let index = queues.pop(key: Self.key(of: entry, section: section)) {
            isTaken.insert(index)
            candidates[ordinal] = Int32(
              truncatingIfNeeded: Self.name(of: oldEntries[oldEntries.startIndex + index]))
          }
          if stopCheck.stops(after: 1, shouldStop) { return false }
        }
      }
    }
    return true
  }

  /// Returns the ordinals of the new rows in the partitions that `pairWithinSectionsFirst` reads.
  package func newOrdinalsOfPartitionsWithRepeats() -> OffsetSet {
    var ordinals = OffsetSet(bound: new.entries.count)
    for partition in partitionsWithRepeats {
      for entry in new.entries[new.range(of: partition)] {
        let ordinal = Self.name(of: entry)
        ordinals.insert(ordinal)
      }
    }
    return ordinals
  }

  private static func name(of entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }

  /// Combines tag and section into one number; distinct inputs have distinct keys.
  private static func key(of entry: UInt64, section: Int) -> UInt64 {
    entry & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: section)
  }
}

/// An open-addressing table from a key to a queue of small numbers.
private struct KeyQueues {
  private struct Slot {
    var key: UInt64 = 0

    /// 0 if the slot is free, 1 if its queue is exhausted, else the first number plus 2.
    var head: Int32 = 0
  }

  private var slots: ContiguousArray<Slot> = []
  private var links: ContiguousArray<Int32>
  private var mask = 0

  init(capacity: Int) {
    links = ContiguousArray(repeating: 0, count: capacity)
  }

  /// Removes all keys, and makes room for `count` numbers.
  mutating func clear(for count: Int) {
    var size = 2
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(Slot(), count: size))
  }

  /// Adds a number to the front of the queue of a key.
  mutating func push(_ number: Int, key: UInt64) {
    let slot = slot(of: key)
    links[number] = max(1, slots[slot].head)
    slots[slot] = Slot(key: key, head: Int32(truncatingIfNeeded: number + 2))
  }

  /// Removes and returns the first number of a key; `nil` if there is none.
  mutating func pop(key: UInt64) -> Int? {
    let slot = slot(of: key)
    let number = Int(slots[slot].head) - 2
    if number < 0 { return nil }
    slots[slot].head = links[number]
    return number
  }

  private func slot(of key: UInt64) -> Int {
    let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot].head != 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }
}
