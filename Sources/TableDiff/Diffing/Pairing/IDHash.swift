// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes ids to 64 well-mixed bits under a secret seed.
///
/// Integers, the most common ids, take two multiplications instead of a `Hasher`, and strings are
/// hashed by their bytes. The seed prevents ids crafted to collide from making the join quadratic.
/// Other ids use `Hashable`.
@usableFromInline
package struct IDHash {
  @usableFromInline let seed: UInt64

  /// Creates hashes under a seed; by default, one that differs between processes, like that of the
  /// standard library.
  @export(implementation)
  package init(seed: UInt64?) {
    self.seed = seed ?? UInt64(truncatingIfNeeded: Hasher().finalize())
  }

  @export(implementation)
  @inline(always)
  func callAsFunction<ID: Hashable>(_ id: ID) -> UInt64 {
    #if !hasFeature(Embedded)
      // The comparisons of types are folded if the caller is specialised.
      if ID.self == Int.self {
        return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self)))
      }
      if ID.self == UInt.self { return mix(UInt64(unsafeBitCast(id, to: UInt.self))) }
      if ID.self == Int64.self { return mix(UInt64(bitPattern: unsafeBitCast(id, to: Int64.self))) }
      if ID.self == UInt64.self { return mix(unsafeBitCast(id, to: UInt64.self)) }
      if ID.self == Int32.self {
        return mix(UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int32.self)))
      }
      if ID.self == UInt32.self { return mix(UInt64(unsafeBitCast(id, to: UInt32.self))) }
      if ID.self == ObjectIdentifier.self {
        return mix(UInt64(UInt(bitPattern: unsafeBitCast(id, to: ObjectIdentifier.self))))
      }
      if ID.self == String.self { return ofString(unsafeBitCast(id, to: String.self)) }
    #endif
    return spread(id._rawHashValue(seed: Int(truncatingIfNeeded: seed)))
  }

  @usableFromInline
  package func ofString(_ id: String) -> UInt64 {
    StringHash(seed: seed)(id)
      ?? spread(id._rawHashValue(seed: Int(truncatingIfNeeded: seed)))
  }

  /// Returns a second hash, for ids whose first hashes are equal.
  ///
  /// Uses `Hashable` under another seed, so only ids that feed the same values to every hasher
  /// share both hashes.
  @export(implementation)
  func second(_ id: some Hashable) -> UInt64 {
    UInt64(truncatingIfNeeded: id._rawHashValue(seed: Int(truncatingIfNeeded: ~seed)))
  }

  /// Returns 64 bits of a standard library hash, which has 32 bits on 32-bit platforms.
  @export(implementation)
  @inline(always)
  func spread(_ hash: Int) -> UInt64 {
    #if _pointerBitWidth(_32)
      // The join uses the top bits first.
      UInt64(UInt(bitPattern: hash)) &* 0x9E37_79B9_7F4A_7C15
    #else
      UInt64(bitPattern: Int64(hash))
    #endif
  }

  /// Folds a 128-bit product, so that every bit of the id affects every part of the hash.
  @export(implementation)
  @inline(always)
  func mix(_ bits: UInt64) -> UInt64 {
    let product = (bits ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return (product.high ^ product.low) &* (seed | 1)
  }
}
