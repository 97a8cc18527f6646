// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the walk does for the join to come: it hashes rows that it leaves over, once a join is
/// certain.
@usableFromInline
package struct JoinPreparation {
  @usableFromInline let hash: IDHash

  /// Hashes of rows left over that the walk made.
  @usableFromInline var old = EarlyHashes()
  @usableFromInline var new = EarlyHashes()

  @usableFromInline
  init(hashSeed: UInt64?) { hash = IDHash(seed: hashSeed) }
}
