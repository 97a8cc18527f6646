// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The bits of an id of four bytes.
struct ShortID: Hashable {
  let bits: UInt32

  // The hashes of the standard library take several times as long.
  func _rawHashValue(seed: Int) -> Int { mixed(UInt64(bits), seed: seed) }
}

/// The bits of an id of eight bytes.
struct LongID: Hashable {
  let bits: UInt64

  func _rawHashValue(seed: Int) -> Int { mixed(bits, seed: seed) }
}

/// Folds a product of 128 bits, so that every bit of the id affects every bit of the hash.
private func mixed(_ bits: UInt64, seed: Int) -> Int {
  let secret = UInt64(truncatingIfNeeded: seed) &* 0xD6E8_FEB8_6659_FD93
  let product = (bits ^ secret).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  let hash = (product.high ^ product.low) &* (secret | 1)
  return Int(truncatingIfNeeded: hash >> 32)
}
