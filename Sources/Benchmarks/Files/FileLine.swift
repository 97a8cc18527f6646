// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of a file, including the LF at its end if there is one.
///
/// Lines are equal if their bytes are.
struct FileLine: Hashable {
  private let bytes: UnsafeRawPointer
  private let count: Int32
  private let mixed: UInt32

  static func == (one: FileLine, other: FileLine) -> Bool {
    one.mixed == other.mixed && one.count == other.count
      && memcmp(one.bytes, other.bytes, Int(one.count)) == 0
  }

  func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
}

extension FileLine {
  /// Creates the line at some bytes.
  ///
  /// - Precondition: Eight bytes after its end may be read, and all stay in place while the line
  ///   is used.
  private init(_ bytes: UnsafeRawPointer, count: Int) {
    var mixed = UInt64(count)
    var offset = 0
    while offset < count {
      let left = count - offset
      var word = (bytes + offset).loadUnaligned(as: UInt64.self).littleEndian
      if left < 8 { word &= (1 << UInt64(8 * left)) - 1 }
      mixed = (mixed ^ word) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
      offset += 8
    }
    self.bytes = bytes
    self.count = Int32(count)
    self.mixed = UInt32(truncatingIfNeeded: mixed)
  }

  /// Puts the lines of a part of a text into an array, split by bytes.
  ///
  /// - Precondition: The text stays as it is while the lines are used.
  static func split(_ text: FileText, _ part: Range<Int>, into lines: inout [FileLine]) {
    lines.removeAll(keepingCapacity: true)
    lines.reserveCapacity(part.count / 16)
    var start = text.bytes + part.lowerBound
    let end = text.bytes + part.upperBound
    while start < end {
      let newline = memchr(start, Int32(UInt8(ascii: "\n")), end - start)
      let next = newline.map { UnsafeRawPointer($0) + 1 } ?? end
      lines.append(FileLine(start, count: next - start))
      start = next
    }
  }
}
