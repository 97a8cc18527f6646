// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The unmatched rows that share a tag although their ids differ.
struct TagGroup {
  let oldOffsets: [Int]
  let newOrdinals: [Int]
  let newOffsets: [Int]

  /// The largest size at which a group is searched linearly; a second hash splits larger groups.
  private static var smallCount: Int { 32 }

  /// Pairs the rows of the group by id, each new row with the first unpaired old row of equal id.
  ///
  /// Pairs before `ordinal` are verified and reported, so they are kept. Consistent ids would give
  /// the same pairs again, since up to there the k-th old and the k-th new row of the group had
  /// equal ids. An inconsistent `==` must not break up a pair whose update is already reported.
  ///
  /// - Parameters:
  ///   - matches: For each unmatched new row, the old offset of its pair; -1 for none.
  ///   - ordinal: The first new row whose pair may change.
  ///   - oldHash: A second hash of the id at an old offset, under a different seed.
  ///   - newHash: A second hash of the id at a new offset.
  ///   - areSame: Whether the ids at an old and a new offset are equal.
  ///   - areTogether: Whether an old and a new row are in the same section, where they are paired
  ///     first; `nil` if there are no sections.
  /// - Complexity: O(*g*) comparisons and hashes on average, where *g* is the size of the group;
  ///   O(*g*²) comparisons if the second hashes are equal too, as for one id in many sections or a
  ///   constant `hash(into:)`.
  func pairAnew(
    _ matches: inout ContiguousArray<Int32>, from ordinal: Int,
    oldHash: (_ offset: Int) -> UInt64, newHash: (_ offset: Int) -> UInt64,
    areSame: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    areTogether: ((_ oldOffset: Int, _ newOffset: Int) -> Bool)?, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let isLarge = max(oldOffsets.count, newOffsets.count) > Self.smallCount
    let open = newOrdinals.indices.filter { newOrdinals[$0] >= ordinal }
    let settled = Set(newOrdinals.dropLast(open.count).map { Int(matches[$0]) })
    var left = RowQueues(capacity: oldOffsets.count)
    left.clear(for: oldOffsets.count)
    for index in oldOffsets.indices.reversed() where !settled.contains(oldOffsets[index]) {
      left.push(index, key: isLarge ? oldHash(oldOffsets[index]) : 0)
      try stop?.check(after: 1)
    }
    for index in open { matches[newOrdinals[index]] = -1 }
    for isWithinSections in areTogether == nil ? [false] : [true, false] {
      for index in open where matches[newOrdinals[index]] < 0 {
        let newOffset = newOffsets[index]
        let old = try left.takeFirst(of: isLarge ? newHash(newOffset) : 0) {
          old throws(_Stopped) in
          try stop?.check(after: 1)
          if isWithinSections, areTogether?(oldOffsets[old], newOffset) == false { return false }
          return areSame(oldOffsets[old], newOffset)
        }
        if let old {
          matches[newOrdinals[index]] = Int32(truncatingIfNeeded: oldOffsets[old])
        }
      }
    }
  }
}

/// The groups of rows that share a tag in a join, looked up when a candidate proves wrong.
@usableFromInline
struct TagGroups {
  private let join: HashJoin

  /// The offsets of the new rows, computed at the first wrong candidate; most joins have none.
  private var newOffsets: [Int] = []

  @usableFromInline
  init(_ join: HashJoin) { self.join = join }

  /// Pairs all rows with the tag of a hash again; see `TagGroup`.
  ///
  /// - Parameter unmatchedNew: The offsets of the new rows.
  @usableFromInline
  mutating func pairAnew(
    like hash: UInt64, _ matches: inout ContiguousArray<Int32>, from ordinal: Int,
    unmatchedNew: OffsetRanges, oldHash: (_ offset: Int) -> UInt64,
    newHash: (_ offset: Int) -> UInt64,
    areSame: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    areTogether: ((_ oldOffset: Int, _ newOffset: Int) -> Bool)?, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if newOffsets.isEmpty { newOffsets = unmatchedNew.offsets }
    try stop?.check(after: join.partitionCount(of: hash))
    try join.group(of: hash, newOffsets: newOffsets).pairAnew(
      &matches, from: ordinal, oldHash: oldHash, newHash: newHash, areSame: areSame,
      areTogether: areTogether, stop)
  }
}

extension JoinVerification {
  /// Pairs the rows of tags that several ids share again.
  ///
  /// - Parameter ordinals: The new rows to examine.
  mutating func separate(
    _ ordinals: OffsetSet, _ rows: UnmatchedRows, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var ordinal = 0
    for run in unmatchedNew.runs {
      for offset in run.range {
        try stop?.check(after: 4)
        if ordinals.contains(ordinal) {
          let old = Int(pairs.matches[ordinal])
          if old >= 0, !rows.haveSameID(old, offset, answer) {
            try pairAnew(from: 0, like: rows.new.address(of: offset), rows, answer, stop)
          }
        }
        ordinal += 1
      }
    }
  }

  mutating func pairAnew(
    from ordinal: Int, like row: UnsafeRawPointer, _ rows: UnmatchedRows, _ answer: RowAnswers,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let hash = hash
    if groups == nil { groups = TagGroups(join) }
    let areTogether = rows.sections.map { sections in { sections.areTogether($0, $1) } }
    try groups?.pairAnew(
      like: answer(.hash(hash), row, row), &pairs.matches, from: ordinal,
      unmatchedNew: unmatchedNew,
      oldHash: { rows.old.secondHash(hash, at: $0, answer) },
      newHash: { rows.new.secondHash(hash, at: $0, answer) },
      areSame: { rows.haveSameID($0, $1, answer) }, areTogether: areTogether, stop)
  }
}

extension HashJoin {
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

extension HashPartitions {
  /// Returns the names of all rows with the partition and tag of a hash, in order.
  func names(ofRowsLike hash: UInt64) -> [Int] {
    let tag = Self.tag(of: hash, bits: bits)
    return entries[range(ofRowsLike: hash)].compactMap { entry in
      entry >> 32 == tag ? Int(entry & 0xFFFF_FFFF) : nil
    }
  }

  /// Returns the indices of the entries in the partition of a hash.
  func range(ofRowsLike hash: UInt64) -> Range<Int> {
    range(of: Self.partition(of: hash, bits: bits))
  }
}
