// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers ids: equal ids are one symbol, in the order in which they are first met.
///
/// An open-addressing table of hashes. It knows where each symbol was met first, and asks whoever
/// knows the ids whether a row is the same where 32 bits of the hashes agree.
@usableFromInline
package struct SymbolTable: ~Copyable {
  /// The upper half of a hash above a symbol plus 1; 0 when free.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let shift: UInt64
  @usableFromInline let mask: Int

  /// For each symbol, the offset where it was first met.
  @usableFromInline private(set) var firstOffsets: ContiguousArray<Int32> = []

  /// A table for up to so many symbols.
  @usableFromInline
  package init(capacity: Int) {
    var bits = 4
    while bits < 33, 1 << bits < 2 * capacity { bits += 1 }
    shift = UInt64(64 - bits)
    mask = 1 << bits - 1
    slots = .allocate(capacity: 1 << bits)
    slots.initialize(repeating: 0, count: 1 << bits)
    firstOffsets.reserveCapacity(capacity)
  }

  deinit { slots.deallocate() }

  /// How many symbols there are.
  @usableFromInline package var count: Int { firstOffsets.count }

  /// The symbol of an id.
  ///
  /// - Parameter isSame: Whether the id is that of the row at an offset handed in earlier.
  /// - Returns: -1 where the id has no symbol.
  @inlinable
  @inline(__always)
  package func symbol(of hash: UInt64, isSame: (_ firstOffset: Int) -> Bool) -> Int32 {
    let slot = slot(of: hash, isSame: isSame)
    return Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
  }

  /// The symbol of an id, a new one where it has none yet.
  ///
  /// - Precondition: There are fewer symbols than the capacity.
  @inlinable
  @inline(__always)
  package mutating func symbol(
    of hash: UInt64, at offset: Int, isSame: (_ firstOffset: Int) -> Bool
  ) -> Int32 {
    let slot = slot(of: hash, isSame: isSame)
    if slots[slot] == 0 { add(hash, at: offset, in: slot) }
    return Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
  }

  /// The slot of an id; a free one where it has none.
  @inlinable
  @inline(__always)
  func slot(of hash: UInt64, isSame: (_ firstOffset: Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      // The slot's number says the top bits; the tag is below them.
      if entry &>> 32 == hash & 0xFFFF_FFFF,
        isSame(Int(firstOffsets[Int(entry & 0xFFFF_FFFF) &- 1]))
      {
        return slot
      }
      slot = (slot &+ 1) & mask
    }
  }

  @usableFromInline
  mutating func add(_ hash: UInt64, at offset: Int, in slot: Int) {
    firstOffsets.append(Int32(truncatingIfNeeded: offset))
    slots[slot] = (hash & 0xFFFF_FFFF) << 32 | UInt64(firstOffsets.count)
  }
}
