// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BufferedOutput {
  /// Creates an output that writes to a file descriptor.
  package convenience init(_ descriptor: Int32) {
    // Otherwise, writing to a closed pipe ends the process.
    signal(SIGPIPE, SIG_IGN)
    self.init { Self.write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Outcome {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        return errno == EPIPE ? .closed : .failed(errno)
      }
    }
    return .written
  }

  /// Writes the rest, and throws if any write failed.
  package func finish(_ name: String) throws(UsageError) {
    flush()
    if let failure {
      throw UsageError(message: "\(name) cannot be written: \(String(cString: strerror(failure)))")
    }
  }
}
