// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The hashes that the walk makes of the rows it leaves over, once a join is certain.
@usableFromInline
package struct JoinPreparation {
  @usableFromInline let hash: IDHash

  /// The hashes of rows left over.
  @usableFromInline var old = EarlyHashes()
  @usableFromInline var new = EarlyHashes()

  @usableFromInline
  init(hashSeed: UInt64?) { hash = IDHash(seed: hashSeed) }
}
