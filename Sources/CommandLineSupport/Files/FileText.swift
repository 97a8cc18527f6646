// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of a file, and eight zeros that may be read after its end.
///
/// One text can read many files in turn: its memory grows to what the longest needs.
package final class FileText {
  package private(set) var count = 0
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// A slice stores its length in 32 bits.
  private static let limit = Int(Int32.max)

  package init() {}

  deinit { buffer.deallocate() }

  package var bytes: UnsafeRawPointer { UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped) }

  /// Whether the file is not text: git looks for a zero in the first 8,000 bytes.
  package var isBinary: Bool { memchr(bytes, 0, min(count, 8_000)) != nil }

  package func hasSameBytes(as other: FileText) -> Bool {
    count == other.count && memcmp(bytes, other.bytes, count) == 0
  }

  /// Returns the offset behind the LF that ends a line, or of the end if there is none.
  package func endOfLine(at start: Int, before end: Int) -> Int {
    let newline = memchr(bytes + start, Int32(UInt8(ascii: "\n")), end - start)
    return newline.map { UnsafeRawPointer($0) - bytes + 1 } ?? end
  }

  /// The number of lines, whether or not the last one ends with LF.
  package var lineCount: Int {
    var (lines, start) = (0, 0)
    while start < count { (lines, start) = (lines + 1, endOfLine(at: start, before: count)) }
    return lines
  }

  /// Returns a path as messages show it.
  package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a whole file, or standard input if the path is `-`.
  ///
  /// - Returns: Whether there is a file of this name.
  package func read(_ path: String, orInput takesInput: Bool = false) throws(UsageError) -> Bool {
    if takesInput, path == "-" {
      try readToEnd(STDIN_FILENO, "standard input")
      return true
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return false }
    guard file >= 0 else { throw Self.error(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.error(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw UsageError(message: "\(path) is a folder, not a file")
    case S_IFREG where status.st_size >= Self.limit: throw Self.tooLong(path)
    case S_IFREG:
      count = 0
      reserve(Int(status.st_size) + 1)
    default: break
    }
    try readToEnd(file, path)
    return true
  }

  /// Reads all that comes, whatever size a file said it has.
  private func readToEnd(_ file: Int32, _ path: String) throws(UsageError) {
    count = 0
    while true {
      // Room for the zeros, and for a byte more than the file has: that it has ended is found then.
      if buffer.count < count + 9 { reserve(count * 2) }
      let room = buffer.count - 8 - count
      let more = Foundation.read(file, buffer.baseAddress.map { $0 + count }, room)
      if more < 0 {
        if errno == EINTR { continue }
        throw Self.error(path)
      }
      if more == 0 { break }
      count += more
      if count >= Self.limit { throw Self.tooLong(path) }
    }
    UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + 8])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// Makes room for so many bytes and the zeros after them, and keeps those that were read.
  private func reserve(_ size: Int) {
    if buffer.count >= size + 8 { return }
    let longer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size + size / 8 + 8, alignment: 16)
    longer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    buffer.deallocate()
    buffer = longer
  }

  private static func error(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno)))")
  }

  private static func tooLong(_ path: String) -> UsageError {
    UsageError(message: "\(path) has 2 GB or more")
  }
}
