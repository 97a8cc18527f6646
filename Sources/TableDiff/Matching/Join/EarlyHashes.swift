// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes of rows left over that were made while the walk had them in the cache.
///
/// A join reads its rows long after the walk did: each is then a miss or two. Once it is certain
/// that there will be a join, the walk hashes what it leaves over at once.
@usableFromInline
package struct EarlyHashes {
  /// The ordinals, among all rows left over, of those hashed early.
  private var ordinals = OffsetRanges()
  private var hashes: ContiguousArray<UInt64>?

  @usableFromInline
  package init() {}

  /// Notes the hash of the row at an ordinal, which comes after all others so far.
  @usableFromInline
  package mutating func append(_ hash: UInt64, at ordinal: Int) {
    if hashes == nil { hashes = [] }
    hashes?.append(hash)
    ordinals.append(ordinal..<ordinal + 1)
  }

  /// Puts the hashes made early where they belong.
  @usableFromInline
  package func copy(into all: UnsafeMutableBufferPointer<UInt64>) {
    guard let hashes else { return }
    var index = 0
    for run in ordinals.runs {
      for ordinal in run.range {
        all[ordinal] = hashes[index]
        index += 1
      }
    }
  }

  /// A range of ordinals that were hashed early, all such ranges being counted through; behind the
  /// last one a range behind all ordinals.
  @usableFromInline
  package func ordinals(at index: Int) -> Range<Int> { ordinals.range(at: index) ?? .max ..< .max }
}
