// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A join of the unmatched rows of two lists on the hashes of their ids.
///
/// The top bits of the hash split both sides into partitions whose table fits the first-level
/// cache, as in a radix join (Boncz, Manegold and Kersten, "Database Architecture Optimized for the
/// New Bottleneck: Memory Access", VLDB 1999). An entry takes eight bytes: 32 further bits of the
/// hash, the *tag*, and a 32-bit *name* of the row.
///
/// The k-th old row of a tag is paired with the k-th new one. Such a pair is a *candidate*. The
/// caller verifies each candidate by id; on a mismatch it pairs all rows with that tag again. Rows
/// with different tags are never compared.
@usableFromInline
struct HashJoin {
  /// For each new row by ordinal, the old offset of its candidate; -1 if it has none.
  var candidates: ContiguousArray<Int32>

  let old: HashPartitions
  let new: HashPartitions

  /// The partitions in which a tag common to both sides repeats on either side.
  private(set) var partitionsWithRepeats: ContiguousArray<Int> = []

  /// Joins old rows, named by offset, with new rows, named by ordinal.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the number of rows on both sides.
  @usableFromInline
  init(
    _ old: HashPartitions, _ new: HashPartitions, _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.old = old
    self.new = new
    candidates = ContiguousArray(repeating: -1, count: new.entries.count)
    var table = TagTable(capacity: old.largestPartition)
    for partition in 0..<old.count {
      let oldRange = old.range(of: partition)
      let newRange = new.range(of: partition)
      if oldRange.isEmpty || newRange.isEmpty { continue }
      try table.enter(old, partition, stop)
      var hasRepeats = false
      var newStart = newRange.lowerBound
      while newStart < newRange.upperBound {
        let part = newStart..<min(newRange.upperBound, newStart + _StopPoll.interval)
        let isRepeated = table.takeMatches(
          for: new.entries, in: part, from: old.entries, at: oldRange.lowerBound,
          into: &candidates)
        hasRepeats = hasRepeats || isRepeated
        try stop?.check(after: part.count)
        newStart = part.upperBound
      }
      if hasRepeats { partitionsWithRepeats.append(partition) }
    }
  }

  /// Whether a tag common to both sides repeats on either side, as repeated ids do.
  @usableFromInline var hasRepeats: Bool { !partitionsWithRepeats.isEmpty }

  /// Returns the candidates and clears them, so that the caller owns the only copy.
  @usableFromInline
  mutating func takeCandidates() -> ContiguousArray<Int32> {
    let taken = candidates
    candidates = []
    return taken
  }
}

/// An open-addressing table from a tag to the queue of old rows that have it.
///
/// A slot holds a tag and the head of its queue, a list linked through `links`. All rows with one
/// tag share a slot, so a million rows with one id still take linear time.
struct TagTable: ~Copyable {
  /// The tag in the upper half; in the lower half 0 if free, 1 if its queue is exhausted, else the
  /// head plus 2.
  private let slots: UnsafeMutablePointer<UInt64>

  /// For each old row of the partition, the next row in its queue plus 2; 1 at the end.
  private let links: UnsafeMutablePointer<UInt32>

  /// The binary logarithm of the number of slots.
  private var bits = 1

  init(capacity: Int) {
    slots = .allocate(capacity: 1 << Self.bits(for: capacity))
    links = .allocate(capacity: capacity)
  }

  deinit {
    slots.deallocate()
    links.deallocate()
  }

  /// Returns the logarithm for at least two slots a row, which keeps probes short and finite.
  private static func bits(for count: Int) -> Int {
    var bits = 1
    while bits < 31, 1 << bits < 2 * count { bits += 1 }
    return bits
  }

  /// Empties the table for a partition of `count` old rows.
  mutating func clear(for count: Int) {
    bits = Self.bits(for: count)
    slots.initialize(repeating: 0, count: 1 << bits)
  }

  @inline(__always)
  private func slot(of tag: UInt64) -> Int {
    let mask = 1 &<< bits &- 1
    var slot = Int(tag &>> UInt64(32 &- bits))
    while slots[slot] != 0, slots[slot] &>> 32 != tag { slot = (slot &+ 1) & mask }
    return slot
  }

  /// Returns the first row left in the queue of a tag; -1 if the queue is exhausted, -2 if the tag
  /// is absent.
  @inline(__always)
  func head(of tag: UInt64) -> Int { Int(slots[slot(of: tag)] & 0xFFFF_FFFF) - 2 }

  /// Adds old rows to the front of their queues, before the rows already there.
  ///
  /// - Parameters:
  ///   - part: The indices of the rows among the entries.
  ///   - range: The indices of all rows of the partition.
  mutating func enter(
    _ entries: ContiguousArray<UInt64>, in part: Range<Int>, of range: Range<Int>
  ) {
    entries.withUnsafeBufferPointer { entries in
      // In reverse, so that each queue starts with its first row.
      var index = part.upperBound
      while index > part.lowerBound {
        index &-= 1
        let row = index &- range.lowerBound
        let tag = entries[index] >> 32
        let slot = slot(of: tag)
        links[row] = max(1, UInt32(truncatingIfNeeded: slots[slot]))
        slots[slot] = tag << 32 | UInt64(row &+ 2)
      }
    }
  }

  /// Replaces the table's rows by the old rows of a partition.
  mutating func enter(
    _ rows: HashPartitions, _ partition: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let range = rows.range(of: partition)
    clear(for: range.count)
    // Rows with equal hashes can make a partition long, so it is read in parts.
    var end = range.upperBound
    while end > range.lowerBound {
      let part = max(range.lowerBound, end - _StopPoll.interval)..<end
      enter(rows.entries, in: part, of: range)
      try stop?.check(after: part.count)
      end = part.lowerBound
    }
  }

  /// Pairs each new row of a partition, in order, with the first row left in the queue of its tag.
  ///
  /// - Returns: Whether a tag common to both sides repeats on either side.
  mutating func takeMatches(
    for newEntries: ContiguousArray<UInt64>, in range: Range<Int>,
    from oldEntries: ContiguousArray<UInt64>, at oldStart: Int,
    into matches: inout ContiguousArray<Int32>
  ) -> Bool {
    var hasRepeats = false
    newEntries.withUnsafeBufferPointer { newEntries in
      oldEntries.withUnsafeBufferPointer { oldEntries in
        matches.withUnsafeMutableBufferPointer { matches in
          for index in range {
            let entry = newEntries[index]
            let slot = slot(of: entry >> 32)
            let head = Int(slots[slot] & 0xFFFF_FFFF) - 2
            if head < 0 {
              // -1 is an exhausted queue, -2 a free slot.
              if head == -1 { hasRepeats = true }
              continue
            }
            if links[head] != 1 { hasRepeats = true }
            slots[slot] = entry & 0xFFFF_FFFF_0000_0000 | UInt64(links[head])
            matches[Int(entry & 0xFFFF_FFFF)] =
              Int32(truncatingIfNeeded: oldEntries[oldStart &+ head])
          }
        }
      }
    }
    return hasRepeats
  }
}
