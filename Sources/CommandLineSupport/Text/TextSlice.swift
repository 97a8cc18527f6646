// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a text, such as a line, including the LF at its end if there is one.
///
/// Slices are equal if their bytes are.
package struct TextSlice: Hashable {
  @usableFromInline let _start: UnsafeRawPointer
  @usableFromInline let _count: Int32
  @usableFromInline let _mixed: UInt32

  // Inlinable, so that a diff of slices is as fast in other modules as in this one.
  @inlinable
  package static func == (one: TextSlice, other: TextSlice) -> Bool {
    one._mixed == other._mixed && one._count == other._count
      && ByteMemory.areEqual(one._start, other._start, count: Int(one._count))
  }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(_mixed) }

  /// A number that is the same for the same bytes, and seldom for others.
  package var digest: UInt32 { _mixed }

  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: _start, count: Int(_count))
  }
}

extension TextSlice {
  /// Whether the slice has fewer bytes than another one, or as many and lesser ones.
  package func isShorterOrLess(than other: TextSlice) -> Bool {
    if _count != other._count { return _count < other._count }
    return ByteMemory.areAscending(_start, other._start, count: Int(_count))
  }

  /// Creates the slice at some bytes.
  ///
  /// - Precondition: Eight bytes after its end may be read, and all stay in place while the slice
  ///   is used.
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
