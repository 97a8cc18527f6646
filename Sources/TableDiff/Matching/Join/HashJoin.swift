// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Joins the left-over rows of two lists on the hashes of their ids.
///
/// Both sides are split by the top bits of the hash into partitions whose table fits the
/// first-level cache, as in a radix join (Boncz, Manegold and Kersten, "Database Architecture
/// Optimized for the New Bottleneck: Memory Access", VLDB 1999). An entry takes eight bytes: 32
/// further bits of the hash, its *tag*, and 32 bits that say which row.
///
/// Rows of equal tag are joined in their order: the k-th old one with the k-th new one. That is a
/// *candidate*. The caller verifies each candidate by id; on a mismatch it pairs all rows with that
/// tag again. Rows are never compared where the tags differ.
@usableFromInline
package struct HashJoin {
  /// For each new row, in the order of the rows, the candidate's old offset; -1 for none.
  var candidates: ContiguousArray<Int32>

  let old: HashPartitions
  let new: HashPartitions

  /// The partitions in which a tag that both sides have stands more than once on either side.
  private(set) var partitionsWithRepeats: ContiguousArray<Int> = []

  /// Joins old rows, named by their offsets, with new rows, named by their places in the order.
  ///
  /// - Returns: `nil` when `shouldStop` said so.
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
      // Many rows of one hash make a partition long: it is read in blocks.
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

  /// Whether a tag that both sides have stands more than once on either side, as repeated ids do.
  @usableFromInline package var hasRepeats: Bool { !partitionsWithRepeats.isEmpty }

  /// Hands the candidates over.
  @usableFromInline
  package mutating func takeCandidates() -> ContiguousArray<Int32> {
    let taken = candidates
    candidates = []
    return taken
  }

  /// All rows whose tag is that of a hash.
  ///
  /// - Parameter newOffsets: The offsets of the new rows, in their order.
  /// - Complexity: O(*p*), where *p* is the number of rows in the hash's partition.
  func group(of hash: UInt64, newOffsets: [Int]) -> TagGroup {
    let ordinals = new.names(ofRowsLike: hash)
    return TagGroup(
      oldOffsets: old.names(ofRowsLike: hash), newOrdinals: ordinals,
      newOffsets: ordinals.map { newOffsets[$0] })
  }

  /// How many rows are read to find a group.
  func partitionCount(of hash: UInt64) -> Int {
    old.range(ofRowsLike: hash).count + new.range(ofRowsLike: hash).count
  }
}
