// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The groups of rows that a join found to share a tag: looked up where a candidate proves wrong.
@usableFromInline
package struct TagGroups {
  private let join: HashJoin

  /// The offsets of the new rows; wrong candidates are rare, so the table waits for the first one.
  private var newOffsets: [Int] = []

  private var stopCheck = StopCheck()

  @usableFromInline
  package init(_ join: HashJoin) { self.join = join }

  /// Pairs all rows whose tag is that of a hash anew, as `TagGroup` says.
  ///
  /// - Parameter newRest: The offsets of the new rows.
  /// - Returns: `false` when `shouldStop` said so.
  @usableFromInline
  package mutating func pairAnew(
    like hash: UInt64, _ matches: inout ContiguousArray<Int32>, from ordinal: Int,
    newRest: OffsetRanges, oldHash: (_ offset: Int) -> UInt64, newHash: (_ offset: Int) -> UInt64,
    areSame: (_ oldOffset: Int, _ newOffset: Int) -> Bool,
    areTogether: ((_ oldOffset: Int, _ newOffset: Int) -> Bool)?, shouldStop: () -> Bool
  ) -> Bool {
    if newOffsets.isEmpty { newOffsets = newRest.offsets }
    if stopCheck.stops(after: join.partitionCount(of: hash), shouldStop) { return false }
    return join.group(of: hash, newOffsets: newOffsets).pairAnew(
      &matches, from: ordinal, oldHash: oldHash, newHash: newHash, areSame: areSame,
      areTogether: areTogether, stopCheck: &stopCheck, shouldStop: shouldStop)
  }
}
