// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes of unmatched rows that the walk computed while the rows were in the cache.
///
/// A join reads its rows long after the walk, so each read is a cache miss or two. Once a join is
/// certain, the walk hashes every row that it leaves over.
@usableFromInline
package struct EarlyHashes {
  /// The ordinals, among all unmatched rows, of the rows hashed early.
  private var ordinals = OffsetRanges()
  private var hashes: ContiguousArray<UInt64>?

  @usableFromInline
  package init() {}

  /// Appends the hash of a row; its ordinal is larger than all before.
  @usableFromInline
  package mutating func append(_ hash: UInt64, at ordinal: Int) {
    if hashes == nil { hashes = [] }
    hashes?.append(hash)
    ordinals.append(ordinal..<ordinal + 1)
  }

  /// Copies the early hashes to their ordinals in a buffer of all hashes.
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

  /// Returns the range of hashed ordinals at an index; behind the last one, an empty range at
  /// `Int.max`.
  @usableFromInline
  package func ordinals(at index: Int) -> Range<Int> { ordinals.range(at: index) ?? .max ..< .max }
}
