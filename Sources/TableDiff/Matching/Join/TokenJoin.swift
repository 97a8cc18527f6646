// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers ids by their hashes: the token of an id is the ordinal of the first old row that has it.
///
/// Partition by partition, so that the table stays in the first-level cache, as in `HashJoin`. And
/// as there, that two rows have one token is a *candidate*, which the caller verifies by id; rows
/// of different tokens do have different ids.
@usableFromInline
package struct TokenJoin {
  /// The token of each old row, by its ordinal.
  @usableFromInline package private(set) var old: ContiguousArray<Int32>

  /// The token of each new row, by its name; as many as there are old rows, where none is like it.
  @usableFromInline package private(set) var new: ContiguousArray<Int32>

  /// The ordinals of old rows that have the hash of a token but not its id, each of another id: by
  /// the token, then by a second hash.
  private var others: [Int32: [UInt64: [Int]]] = [:]

  /// Whether no two old rows have the same token.
  package var isEachOldUnique: Bool {
    for ordinal in old.indices where Int(old[ordinal]) != ordinal { return false }
    return true
  }

  /// Numbers old rows, named by their ordinals, and new rows, named by their ordinals in the order.
  ///
  /// - Returns: `nil` when `shouldStop` said so.
  /// - Complexity: O(*n*) on average, where *n* is the number of rows on both sides.
  @usableFromInline
  package init?(
    _ oldRows: HashPartitions, _ newRows: HashPartitions, shouldStop: () -> Bool
  ) {
    let none = Int32(truncatingIfNeeded: oldRows.entries.count)
    old = ContiguousArray(repeating: none, count: oldRows.entries.count)
    new = ContiguousArray(repeating: none, count: newRows.entries.count)
    var table = TokenTable(capacity: oldRows.largestPartition)
    var stopCheck = StopCheck()
    for partition in 0..<oldRows.count {
      let oldRange = oldRows.range(of: partition)
      let newRange = newRows.range(of: partition)
      table.clear(for: oldRange.count)
      // Many rows of one hash make a partition long: it is read in blocks.
      for start in stride(
        from: oldRange.lowerBound, to: oldRange.upperBound, by: StopCheck.interval)
      {
        let part = start..<min(oldRange.upperBound, start + StopCheck.interval)
        oldRows.entries.withUnsafeBufferPointer { entries in
          old.withUnsafeMutableBufferPointer { tokens in
            for index in part {
              let ordinal = entries[index] & 0xFFFF_FFFF
              tokens[Int(ordinal)] = table.first(of: entries[index] >> 32, entering: ordinal)
            }
          }
        }
        if stopCheck.stops(after: part.count, shouldStop) { return nil }
      }
      for start in stride(
        from: newRange.lowerBound, to: newRange.upperBound, by: StopCheck.interval)
      {
        let part = start..<min(newRange.upperBound, start + StopCheck.interval)
        newRows.entries.withUnsafeBufferPointer { entries in
          new.withUnsafeMutableBufferPointer { tokens in
            for index in part {
              let first = table.first(of: entries[index] >> 32)
              if first >= 0 { tokens[Int(entries[index] & 0xFFFF_FFFF)] = first }
            }
          }
        }
        if stopCheck.stops(after: part.count, shouldStop) { return nil }
      }
    }
  }

  /// Gives an old row a token that does not share its id with others of the same hash: the first
  /// of the rows so separated that it is equal to, else itself.
  ///
  /// Rows have to be separated from the first to the last.
  ///
  /// - Parameters:
  ///   - hash: A second hash of the row's id.
  ///   - isSame: Whether the row's id is that of the old row at another ordinal; `nil` to stop.
  /// - Returns: `false` when `isSame` said to stop.
  @usableFromInline
  package mutating func separate(
    _ ordinal: Int, hash: UInt64, isSame: (_ ordinal: Int) -> Bool?
  ) -> Bool {
    let token = old[ordinal]
    let (alike, isStopped) = other(of: token, hash: hash, isSame: isSame)
    if isStopped { return false }
    old[ordinal] = Int32(truncatingIfNeeded: alike ?? ordinal)
    if alike == nil { others[token, default: [:]][hash, default: []].append(ordinal) }
    return true
  }

  /// The same for a new row, once all old rows are separated; it has no token where none of them
  /// is equal to it.
  @usableFromInline
  package mutating func separate(
    new name: Int, hash: UInt64, isSame: (_ ordinal: Int) -> Bool?
  ) -> Bool {
    let (alike, isStopped) = other(of: new[name], hash: hash, isSame: isSame)
    new[name] = Int32(truncatingIfNeeded: alike ?? old.count)
    return !isStopped
  }

  private func other(
    of token: Int32, hash: UInt64, isSame: (_ ordinal: Int) -> Bool?
  ) -> (ordinal: Int?, isStopped: Bool) {
    for ordinal in others[token]?[hash] ?? [] {
      guard let isFound = isSame(ordinal) else { return (nil, true) }
      if isFound { return (ordinal, false) }
    }
    return (nil, false)
  }
}

/// An open-addressing table from a tag to the first ordinal that has it.
private struct TokenTable: ~Copyable {
  /// A tag above its first ordinal plus 1; 0 when free.
  private let slots: UnsafeMutablePointer<UInt64>
  private var bits = 1

  /// A table for partitions of up to `capacity` rows.
  init(capacity: Int) {
    slots = .allocate(capacity: 1 << Self.bits(for: capacity))
  }

  deinit { slots.deallocate() }

  /// At least twice as many slots as rows, so that a search ends soon and always.
  private static func bits(for count: Int) -> Int {
    var bits = 1
    while bits < 32, 1 << bits < 2 * count { bits += 1 }
    return bits
  }

  /// Empties the table for a partition of so many rows.
  mutating func clear(for count: Int) {
    bits = Self.bits(for: count)
    slots.initialize(repeating: 0, count: 1 << bits)
  }

  /// The first ordinal with a tag; that ordinal itself is entered where there was none.
  @inline(__always)
  func first(of tag: UInt64, entering ordinal: UInt64) -> Int32 {
    let slot = slot(of: tag)
    if slots[slot] == 0 { slots[slot] = tag &<< 32 | (ordinal &+ 1) }
    return Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
  }

  /// The first ordinal with a tag; -1 where there is none.
  @inline(__always)
  func first(of tag: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: slots[slot(of: tag)] & 0xFFFF_FFFF) &- 1
  }

  @inline(__always)
  private func slot(of tag: UInt64) -> Int {
    let mask = 1 &<< bits &- 1
    var slot = Int(tag &>> UInt64(32 &- bits))
    while slots[slot] != 0, slots[slot] &>> 32 != tag { slot = (slot &+ 1) & mask }
    return slot
  }
}
