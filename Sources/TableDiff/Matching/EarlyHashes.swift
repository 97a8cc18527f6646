// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes of rows left over that were made while the walk had them in the cache.
///
/// A join reads its rows long after the walk did: each is then a miss or two. Once it is certain
/// that there will be a join, the walk hashes what it leaves over at once.
@usableFromInline
package struct EarlyHashes {
  /// The place, among all rows left over, of the first one hashed early.
  private var start = 0
  private var hashes: ContiguousArray<UInt64>?

  package init() {}

  /// Notes the hash of the row at a place; places are handed in one after the other.
  @usableFromInline
  package mutating func append(_ hash: UInt64, at ordinal: Int) {
    if hashes == nil {
      start = ordinal
      hashes = []
    }
    hashes?.append(hash)
  }

  /// The hashes made early, and the places they belong to.
  @usableFromInline
  package func copy(into all: UnsafeMutableBufferPointer<UInt64>) -> Range<Int> {
    guard let hashes else { return 0..<0 }
    for index in hashes.indices { all[start + index] = hashes[index] }
    return start..<start + hashes.count
  }
}
