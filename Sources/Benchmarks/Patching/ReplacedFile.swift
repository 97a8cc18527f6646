// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes a file so that it has either all of its new content or all of its old one.
enum ReplacedFile {
  static func write(
    _ path: String, _ body: (BufferedOutput) -> Void
  ) throws(UsageError) {
    // A link stays a link: what it leads to is replaced.
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let target = resolved.map { String(cString: $0) } ?? path
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : nil
    if mode != nil, status.st_mode & S_IFMT != S_IFREG {
      throw UsageError(message: "\(path) is not a file")
    }
    let temporary = "\(target).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0 { throw error(path) }
    let output = BufferedOutput(file)
    body(output)
    do throws(UsageError) {
      try output.finish(path)
      if let mode, fchmod(file, mode) != 0 { throw error(path) }
      if fsync(file) != 0 || rename(temporary, target) != 0 { throw error(path) }
      close(file)
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
  }

  private static func error(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be written: \(String(cString: strerror(errno)))")
  }
}
