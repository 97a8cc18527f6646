// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FileText {
  /// Reads a whole file, or standard input if the path is `-`.
  ///
  /// - Returns: Whether the file exists.
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

  /// Reads to the end, whatever the reported size of the file.
  private func readToEnd(_ file: Int32, _ path: String) throws(UsageError) {
    count = 0
    while true {
      // Room for the zeros and for one more byte, which detects the end of the file.
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

  /// Makes room for a number of bytes and the zeros, keeping the bytes read so far.
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
