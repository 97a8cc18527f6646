// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a text, such as a line with its LF, if any.
///
/// Slices are equal if their bytes are.
package struct TextSlice: Hashable {
  @usableFromInline let _start: UnsafeRawPointer
  @usableFromInline let _count: Int32
  @usableFromInline let _mixed: UInt32

  // Inlinable, so that a diff of slices is as fast in other modules.
  @inlinable
  package static func == (one: TextSlice, other: TextSlice) -> Bool {
    one._mixed == other._mixed && one._count == other._count
      && ByteMemory.areEqual(one._start, other._start, count: Int(one._count))
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(_mixed) }

  /// A hash of the bytes.
  package var digest: UInt32 { _mixed }

  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: _start, count: Int(_count))
  }
}

extension TextSlice {
  /// Whether the slice is shorter than another one, or as long and lexicographically less.
  package func isShorterOrLess(than other: TextSlice) -> Bool {
    if _count != other._count { return _count < other._count }
    return ByteMemory.areAscending(_start, other._start, count: Int(_count))
  }

  /// Creates a slice of bytes in memory.
  ///
  /// - Precondition: Eight bytes after the end are readable, and all bytes stay in place while the
  ///   slice is used.
  package init(_ start: UnsafeRawPointer, count: Int) {
    var mixed = UInt64(count)
    var offset = 0
    while offset < count {
      let left = count - offset
      var word = (start + offset).loadUnaligned(as: UInt64.self).littleEndian
      if left < 8 { word &= (1 << UInt64(8 * left)) - 1 }
      mixed = (mixed ^ word) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
      offset += 8
    }
    _start = start
    _count = Int32(count)
    _mixed = UInt32(truncatingIfNeeded: mixed)
  }
}
