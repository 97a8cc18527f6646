// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes of rows left over that were made while the walk had them in the cache.
///
/// A join reads its rows long after the walk did: each is then a miss or two. Once it is certain
/// that there will be a join, the walk hashes what it leaves over at once.
@usableFromInline
package struct EarlyHashes {
  /// The places, among all rows left over, of those hashed early.
  private var places = OffsetRanges()
  private var hashes: ContiguousArray<UInt64>?

  @usableFromInline
  package init() {}

  /// Notes the hash of the row at a place, which comes after all others so far.
  @usableFromInline
  package mutating func append(_ hash: UInt64, at ordinal: Int) {
    if hashes == nil { hashes = [] }
    hashes?.append(hash)
    places.append(ordinal..<ordinal + 1)
  }

  /// Puts the hashes made early where they belong.
  @usableFromInline
  package func copy(into all: UnsafeMutableBufferPointer<UInt64>) {
    guard let hashes else { return }
    var index = 0
    for run in places.runs {
      for place in run.range {
        all[place] = hashes[index]
        index += 1
      }
    }
  }

  /// A range of places that were hashed early, all such ranges being counted through; behind the
  /// last one a range behind all places.
  @usableFromInline
  package func places(at index: Int) -> Range<Int> { places.range(at: index) ?? .max ..< .max }
}
