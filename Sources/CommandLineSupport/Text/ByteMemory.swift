// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Bytes in memory, compared and searched by the C library.
package enum ByteMemory {
  /// Whether as many bytes are the same at two places.
  @inlinable
  package static func areEqual(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    memcmp(one, other, count) == 0
  }

  /// Whether as many bytes at one place come before those at another one, as numbers of one length.
  package static func areAscending(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Bool {
    memcmp(one, other, count) < 0
  }

  /// Returns the offset of the first byte of a value; `nil` if there is none.
  @inlinable
  package static func firstOffset(
    of byte: UInt8, at start: UnsafeRawPointer, count: Int
  ) -> Int? {
    memchr(start, Int32(byte), count).map { UnsafeRawPointer($0) - start }
  }
}

#if hasFeature(Embedded)
  // Where there is no C library to import, who links the program has these.
  @_extern(c)
  @usableFromInline
  func memcmp(_: UnsafeRawPointer, _: UnsafeRawPointer, _: Int) -> Int32

  @_extern(c)
  @usableFromInline
  func memchr(_: UnsafeRawPointer, _: Int32, _: Int) -> UnsafeMutableRawPointer?
#endif
