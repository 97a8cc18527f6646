// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Bytes in memory, compared and searched by the C library.
package enum ByteMemory {
  /// Whether the bytes at two addresses are equal.
  @inlinable
  package static func areEqual(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    memcmp(one, other, count) == 0
  }

  /// Whether the bytes at one address precede those at another one lexicographically.
  package static func areAscending(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    memcmp(one, other, count) < 0
  }

  /// Returns the offset of the first byte with a value; `nil` if there is none.
  @inlinable
  package static func firstOffset(
    of byte: UInt8, at start: UnsafeRawPointer, count: Int
  ) -> Int? {
    memchr(start, Int32(byte), count).map { UnsafeRawPointer($0) - start }
  }
}

#if hasFeature(Embedded)
  // Without a C library to import, the functions are resolved when the program is linked.
  @_extern(c)
  @usableFromInline
  func memcmp(_: UnsafeRawPointer, _: UnsafeRawPointer, _: Int) -> Int32

  @_extern(c)
  @usableFromInline
  func memchr(_: UnsafeRawPointer, _: Int32, _: Int) -> UnsafeMutableRawPointer?
#endif
