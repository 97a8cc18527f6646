// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes of a file, and eight zeros that may be read after its end.
///
/// One text can read many files in turn: its memory grows to what the longest needs.
package final class FileText {
  package internal(set) var count = 0 { didSet { knownLineEnd = nil } }
  var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// A slice stores its length in 32 bits.
  package static let limit = Int(Int32.max)

  package init() {}

  /// Creates a text of bytes that are in memory.
  ///
  /// - Parameters:
  ///   - buffer: The bytes and eight zeros, aligned by 16; the text deallocates them.
  ///   - count: The number of bytes without the zeros.
  package init(taking buffer: UnsafeMutableRawBufferPointer, count: Int) {
    self.buffer.deallocate()
    (self.buffer, self.count) = (buffer, count)
  }

  deinit { buffer.deallocate() }

  package var bytes: UnsafeRawPointer { UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped) }

  package func hasSameBytes(as other: FileText) -> Bool {
    count == other.count && ByteMemory.areEqual(bytes, other.bytes, count: count)
  }

  /// What ends a line: LF, or CR in a text that has no LF.
  package var lineEnd: UInt8 {
    if let knownLineEnd { return knownLineEnd }
    let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    func has(_ byte: UInt8) -> Bool {
      ByteMemory.firstOffset(of: byte, at: bytes, count: count) != nil
    }
    let lineEnd = !has(lf) && has(cr) ? cr : lf
    knownLineEnd = lineEnd
    return lineEnd
  }

  private var knownLineEnd: UInt8?

  /// Returns the offset behind what ends a line, or of the end of the text if nothing does.
  package func endOfLine(at start: Int, before end: Int) -> Int {
    let newline = ByteMemory.firstOffset(of: lineEnd, at: bytes + start, count: end - start)
    return newline.map { start + $0 + 1 } ?? end
  }

  /// The number of lines, whether or not the last one has an end.
  package var lineCount: Int {
    var (lines, start) = (0, 0)
    while start < count { (lines, start) = (lines + 1, endOfLine(at: start, before: count)) }
    return lines
  }

  /// Returns a path as messages show it.
  package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}
