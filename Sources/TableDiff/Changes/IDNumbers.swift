// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Assigns numbers to ids in order of first occurrence.
///
/// Replaces a dictionary, which may trap while growing if the `==` and `hash(into:)` of its keys
/// are inconsistent. Here such an id gets two numbers at worst.
@usableFromInline
package struct IDNumbers<ID: Hashable> {
  /// A hash table with linear probing, whose size is a power of two and at least twice the number
  /// of ids.
  ///
  /// A slot has 32 bits of the mixed hash above the number of the id, counted from 1; a free one is
  /// 0.
  @usableFromInline var slots: ContiguousArray<UInt64> = []

  @usableFromInline package var ids: ContiguousArray<ID> = []

  @export(implementation)
  package init() {}

  /// The number of ids, which is the next number to assign.
  @export(implementation) package var count: Int { ids.count }

  @export(implementation)
  package mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    if slots.count < 2 * count { grow(for: count) }
  }

  /// Returns the number of an id; `nil` if it has none.
  ///
  /// - Complexity: One hash, and one comparison for each id with the same 32 bits of it.
  @export(implementation)
  package func find(_ id: ID) -> Int? {
    if slots.isEmpty { return nil }
    let number = slots[slot(of: id, hash: Self.hash(id))] & 0xFFFF_FFFF
    return number == 0 ? nil : Int(number) - 1
  }

  /// Returns the number of an id, assigning the next one to a new id.
  @export(implementation)
  package mutating func number(of id: ID) -> Int {
    if slots.count <= 2 * count { grow(for: count + 1) }
    let hash = Self.hash(id)
    let slot = slot(of: id, hash: hash)
    if slots[slot] != 0 { return Int(slots[slot] & 0xFFFF_FFFF) - 1 }
    ids.append(id)
    slots[slot] = UInt64(hash) << 32 | UInt64(count)
    return count - 1
  }

  /// Returns 32 bits that depend on the whole hash, which ids with a hash of their own need.
  @export(implementation)
  @inline(__always)
  static func hash(_ id: ID) -> UInt32 {
    let hash = UInt64(truncatingIfNeeded: id.hashValue) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  /// Returns the slot of an id, or the free slot for it.
  @export(implementation)
  @inline(__always)
  func slot(of id: ID, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let isFound =
        slots[slot] >> 32 == UInt64(hash) && ids[Int(slots[slot] & 0xFFFF_FFFF) - 1] == id
      if isFound { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @export(implementation)
  @inline(never)
  mutating func grow(for count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    var grown = ContiguousArray<UInt64>(repeating: 0, count: size)
    for entry in slots where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (size - 1)
      while grown[slot] != 0 { slot = (slot + 1) & (size - 1) }
      grown[slot] = entry
    }
    slots = grown
  }
}
