// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The destination of a command's result.
package enum OutputFile {
  /// Writes to a file atomically, or to a descriptor, a pipe or a device directly.
  ///
  /// Attributes of an old file that could not be kept are reported on standard error.
  package static func write(
    to path: String, _ body: (BufferedOutput) -> Void
  ) throws(UsageError) {
    if let descriptor = descriptor(path) {
      try write(to: descriptor, path == "-" ? "standard output" : path, body)
    } else if isStream(path) {
      let stream = open(path, O_WRONLY | O_CLOEXEC)
      if stream < 0 { throw ReplacedFile.error(path) }
      defer { close(stream) }
      try write(to: stream, path, body)
    } else {
      for loss in try ReplacedFile.write(path, body) {
        Terminal.note("warning: " + VisibleText.string(loss.utf8))
      }
    }
  }

  private static func write(
    to descriptor: Int32, _ name: String, _ body: (BufferedOutput) -> Void
  ) throws(UsageError) {
    let output = BufferedOutput(descriptor)
    body(output)
    try output.finish(name)
  }

  /// Returns the descriptor that a path names, possibly through links.
  ///
  /// The file behind it must not be reopened: a shell may append to it, and replacing the file
  /// would detach it from other writers.
  package static func descriptor(_ path: String) -> Int32? {
    for path in ReplacedFile.links(from: path) {
      switch path {
      case "-", "/dev/stdout": return STDOUT_FILENO
      case "/dev/stderr": return STDERR_FILENO
      default:
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
          if let number = Int32(path.dropFirst(folder.count)) { return number }
        }
      }
    }
    return nil
  }

  /// Whether a path leads to a pipe or a device.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
