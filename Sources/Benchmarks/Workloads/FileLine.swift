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

  /// Returns the lines of a text, split by bytes.
  static func lines(of text: FileText) -> [FileLine] {
    var lines: [FileLine] = []
    lines.reserveCapacity(text.count / 16)
    var start = text.bytes
    let end = start + text.count
    while start < end {
      let newline = memchr(start, Int32(UInt8(ascii: "\n")), end - start)
      let next = newline.map { UnsafeRawPointer($0) + 1 } ?? end
      lines.append(FileLine(start, count: next - start))
      start = next
    }
    return lines
  }
}

/// The bytes of a file, and eight more that may be read after its end.
final class FileText {
  let count: Int
  private let buffer: UnsafeMutableRawBufferPointer

  var bytes: UnsafeRawPointer { UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped) }

  /// Reads a whole file.
  init(path: String) throws {
    guard let file = fopen(path, "rb") else { throw Self.error(path) }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { throw Self.error(path) }
    let size = ftell(file)
    rewind(file)
    // A line stores its length in 32 bits.
    guard (0..<Int(Int32.max)).contains(size) else {
      throw UsageError(message: "\(path) is not a file of less than 2 GB")
    }
    buffer = .allocate(byteCount: size + 8, alignment: 16)
    count = size
    if size > 0, fread(buffer.baseAddress, 1, size, file) != size { throw Self.error(path) }
    UnsafeMutableRawBufferPointer(rebasing: buffer[size...]).initializeMemory(
      as: UInt8.self, repeating: 0)
  }

  deinit { buffer.deallocate() }

  private static func error(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be read: \(String(cString: strerror(errno)))")
  }
}
