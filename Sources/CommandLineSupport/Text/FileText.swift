// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes of a file, followed by eight readable zeros.
///
/// A text can read many files in turn, reusing its memory.
package final class FileText {
  package internal(set) var count = 0 { didSet { knownLineEnd = nil } }

  /// The encoding that the bytes had in the file.
  package internal(set) var encoding = Encoding.utf8

  var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// Slices store their length in 32 bits.
  package static let limit = Int(Int32.max)

  package init() {}

  /// Creates a text from bytes in memory.
  ///
  /// - Parameters:
  ///   - buffer: The bytes and eight zeros, 16-byte aligned; the text deallocates them.
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

  /// The line terminator: LF, or CR in a text without LF.
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

  /// Returns the offset after the end of a line, or the end of the text.
  package func endOfLine(at start: Int, before end: Int) -> Int {
    let newline = ByteMemory.firstOffset(of: lineEnd, at: bytes + start, count: end - start)
    return newline.map { start + $0 + 1 } ?? end
  }

  /// The number of lines; the last one may lack a line end.
  package var lineCount: Int {
    var (lines, start) = (0, 0)
    while start < count { (lines, start) = (lines + 1, endOfLine(at: start, before: count)) }
    return lines
  }

  /// Returns a path for messages.
  package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}
