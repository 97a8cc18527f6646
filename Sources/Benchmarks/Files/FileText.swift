// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes of a file, and eight more that may be read after its end.
///
/// One text can read many files in turn: its memory grows to what the longest needs.
final class FileText {
  private(set) var count = 0
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  deinit { buffer.deallocate() }

  var bytes: UnsafeRawPointer { UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped) }

  /// Whether the file is not text: git looks for a zero in the first 8,000 bytes.
  var isBinary: Bool { memchr(bytes, 0, min(count, 8_000)) != nil }

  func hasSameBytes(as other: FileText) -> Bool {
    count == other.count && memcmp(bytes, other.bytes, count) == 0
  }

  /// Reads a whole file.
  ///
  /// - Returns: Whether there is a file of this name.
  func read(_ path: String) throws(UsageError) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return false }
    guard file >= 0 else { throw Self.error(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.error(path) }
    // A line stores its length in 32 bits.
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size < Int32.max else {
      throw UsageError(message: "\(path) is not a file of less than 2 GB")
    }
    try read(file, Int(status.st_size), path)
    return true
  }

  private func read(_ file: Int32, _ size: Int, _ path: String) throws(UsageError) {
    if buffer.count < size + 8 {
      buffer.deallocate()
      buffer = .allocate(byteCount: size + size / 4 + 8, alignment: 16)
    }
    count = 0
    while count < size {
      let more = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
      if more < 0 { throw Self.error(path) }
      if more == 0 { break }
      count += more
    }
    UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + 8])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  private static func error(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno)))")
  }
}
