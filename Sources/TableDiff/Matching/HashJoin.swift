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
/// *candidate*: whoever knows the ids compares them, and where a pair proves wrong asks for the
/// whole group of that tag to pair it anew. Rows are never compared where the tags differ.
@usableFromInline
package struct HashJoin {
  /// For each new row, in the order of the rows, the candidate's old offset; -1 for none.
  private var candidates: ContiguousArray<Int32>

  private let old: HashPartitions
  private let new: HashPartitions

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
    var block = Block()
    for partition in 0..<old.count {
      let oldRange = old.range(of: partition)
      let newRange = new.range(of: partition)
      if oldRange.isEmpty || newRange.isEmpty { continue }
      table.fill(with: old.entries, in: oldRange)
      table.takeMatches(
        for: new.entries, in: newRange, from: old.entries, at: oldRange.lowerBound,
        into: &candidates)
      if block.ends(after: oldRange.count + newRange.count, shouldStop) { return nil }
    }
  }

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
  @usableFromInline
  package func group(of hash: UInt64, newOffsets: [Int]) -> TagGroup {
    let ordinals = new.names(ofRowsLike: hash)
    return TagGroup(
      oldOffsets: old.names(ofRowsLike: hash), newOrdinals: ordinals,
      newOffsets: ordinals.map { newOffsets[$0] })
  }
}
