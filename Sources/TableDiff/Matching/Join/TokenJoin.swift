// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Interns ids by their hashes: the token of an id is the ordinal of the first old row with that
/// id.
///
/// It works partition by partition, like `HashJoin`, so that the table stays in the first-level
/// cache. As there, two rows with one token are a *candidate* that the caller verifies by id; rows
/// with different tokens have different ids.
@usableFromInline
package struct TokenJoin {
  /// The token of each old row, by ordinal.
  @usableFromInline package private(set) var old: ContiguousArray<Int32>

  /// The token of each new row, by name; the number of old rows if no old row has its hash.
  @usableFromInline package private(set) var new: ContiguousArray<Int32>

  /// The ordinals of old rows that share the hash of a token but not its id, one for each id; by
  /// token, then by second hash.
  private var others: [Int32: [UInt64: [Int]]] = [:]

  /// Whether no two old rows share a token.
  package var isEachOldUnique: Bool {
    for ordinal in old.indices where Int(old[ordinal]) != ordinal { return false }
    return true
  }

  /// Interns the ids of old and new rows, both named by ordinal.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
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
      // Rows with equal hashes can make a partition long, so it is read in parts.
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

  /// Separates an old row from the token of its hash, whose id is different.
  ///
  /// Its new token is the ordinal of the first separated row with an equal id, or its own ordinal.
  /// Call this in ascending order of ordinals.
  ///
  /// - Parameters:
  ///   - hash: A second hash of the row's id.
  ///   - isSame: Whether the row's id equals that of the old row at an ordinal; `nil` to stop.
  /// - Returns: `false` if `isSame` returned `nil`.
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

  /// Separates a new row from the token of its hash, once all old rows are separated.
  ///
  /// If no old row has an equal id, its token is the number of old rows.
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
  /// A tag in the upper half and its first ordinal plus 1 in the lower half; 0 if free.
  private let slots: UnsafeMutablePointer<UInt64>
  private var bits = 1

  /// Creates a table for partitions of up to `capacity` rows.
  init(capacity: Int) {
    slots = .allocate(capacity: 1 << Self.bits(for: capacity))
  }

  deinit { slots.deallocate() }

  /// Returns the binary logarithm of the number of slots: at least twice as many as rows, so that
  /// probing ends, and soon.
  private static func bits(for count: Int) -> Int {
    var bits = 1
    while bits < 32, 1 << bits < 2 * count { bits += 1 }
    return bits
  }

  /// Empties the table for a partition of `count` rows.
  mutating func clear(for count: Int) {
    bits = Self.bits(for: count)
    slots.initialize(repeating: 0, count: 1 << bits)
  }

  /// Returns the first ordinal with a tag; inserts `ordinal` if there is none.
  @inline(__always)
  func first(of tag: UInt64, entering ordinal: UInt64) -> Int32 {
    let slot = slot(of: tag)
    if slots[slot] == 0 { slots[slot] = tag &<< 32 | (ordinal &+ 1) }
    return Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
  }

  /// Returns the first ordinal with a tag; -1 if there is none.
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
