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
package struct HashJoin {
  /// For each new row by ordinal, the old offset of its candidate; -1 for none.
  var candidates: ContiguousArray<Int32>

  let old: HashPartitions
  let new: HashPartitions

  /// The partitions in which a tag common to both sides occurs more than once on either side.
  private(set) var partitionsWithRepeats: ContiguousArray<Int> = []

  /// Joins old rows, named by offset, with new rows, named by ordinal.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n*) on average, where *n* is the number of rows on both sides.
  @usableFromInline
  package init?(
    _ old: HashPartitions, _ new: HashPartitions, shouldStop: () -> Bool
  ) {
    self.old = old
    self.new = new
    candidates = ContiguousArray(repeating: -1, count: new.entries.count)
    var table = TagTable(capacity: old.largestPartition)
    var stopCheck = StopCheck()
    for partition in 0..<old.count {
      let oldRange = old.range(of: partition)
      let newRange = new.range(of: partition)
      if oldRange.isEmpty || newRange.isEmpty { continue }
      // Rows with equal hashes can make a partition long, so it is read in parts.
      table.clear(for: oldRange.count)
      var oldEnd = oldRange.upperBound
      while oldEnd > oldRange.lowerBound {
        let part = max(oldRange.lowerBound, oldEnd - StopCheck.interval)..<oldEnd
        table.enter(old.entries, in: part, of: oldRange)
        if stopCheck.stops(after: part.count, shouldStop) { return nil }
        oldEnd = part.lowerBound
      }
      var hasRepeats = false
      var newStart = newRange.lowerBound
      while newStart < newRange.upperBound {
        let part = newStart..<min(newRange.upperBound, newStart + StopCheck.interval)
        let isRepeated = table.takeMatches(
          for: new.entries, in: part, from: old.entries, at: oldRange.lowerBound,
          into: &candidates)
        hasRepeats = hasRepeats || isRepeated
        if stopCheck.stops(after: part.count, shouldStop) { return nil }
        newStart = part.upperBound
      }
      if hasRepeats { partitionsWithRepeats.append(partition) }
    }
  }

  /// Whether a tag common to both sides occurs more than once on either side, as repeated ids do.
  @usableFromInline package var hasRepeats: Bool { !partitionsWithRepeats.isEmpty }

  /// Returns the candidates and clears them, so that the caller owns the only copy.
  @usableFromInline
  package mutating func takeCandidates() -> ContiguousArray<Int32> {
    let taken = candidates
    candidates = []
    return taken
  }

  /// Returns all rows with the tag of a hash.
  ///
  /// - Parameter newOffsets: The offsets of the new rows by ordinal.
  /// - Complexity: O(*p*), where *p* is the number of rows in the hash's partition.
  func group(of hash: UInt64, newOffsets: [Int]) -> TagGroup {
    let ordinals = new.names(ofRowsLike: hash)
    return TagGroup(
      oldOffsets: old.names(ofRowsLike: hash), newOrdinals: ordinals,
      newOffsets: ordinals.map { newOffsets[$0] })
  }

  /// Returns the number of rows that `group(of:newOffsets:)` reads.
  func partitionCount(of hash: UInt64) -> Int {
    old.range(ofRowsLike: hash).count + new.range(ofRowsLike: hash).count
  }
}
