// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport

/// The part of each of two texts between the lines that both begin with and those that both end
/// with.
///
/// A shortest edit script exists that touches no other lines.
struct ChangedPart {
  let old: Range<Int>
  let new: Range<Int>

  init(_ old: FileText, _ new: FileText) {
    let (a, b) = (old.bytes, new.bytes)
    let shorter = min(old.count, new.count)
    var start = Self.commonPrefix(a, b, limit: shorter)
    if start == old.count, start == new.count {
      (self.old, self.new) = (start..<start, start..<start)
      return
    }
    // Back to the start of the line.
    while start > 0, a[start - 1] != Self.newline { start -= 1 }
    let end = Self.commonSuffix(a + old.count, b + new.count, limit: shorter - start)
    // The first of the common bytes may be within a line.
    var kept = end
    while kept > 0, a[old.count - kept] != Self.newline { kept -= 1 }
    kept = max(kept - 1, 0)
    self.old = start..<old.count - kept
    self.new = start..<new.count - kept
  }

  private static let newline = UInt8(ascii: "\n")

  private static func commonPrefix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int) -> Int
  {
    var count = 0
    while count + 8 <= limit, word(a + count) == word(b + count) { count += 8 }
    while count < limit, a[count] == b[count] { count += 1 }
    return count
  }

  /// Returns how many bytes before two ends are equal.
  private static func commonSuffix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int) -> Int
  {
    var count = 0
    while count + 8 <= limit, word(a - count - 8) == word(b - count - 8) { count += 8 }
    while count < limit, a[-count - 1] == b[-count - 1] { count += 1 }
    return count
  }

  private static func word(_ bytes: UnsafeRawPointer) -> UInt64 {
    bytes.loadUnaligned(as: UInt64.self)
  }
}

extension UnsafeRawPointer {
  fileprivate subscript(offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}
