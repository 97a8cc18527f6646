// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An output that is written in large pieces.
///
/// If nobody reads it any more, what is written is dropped: a reader such as `head` has enough.
package final class BufferedOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Whether nobody reads any more, or writing failed.
  package private(set) var isClosed = false

  /// The error that writing failed with, if it did.
  package private(set) var failure: Int32?

  private static let size = 1 << 16

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(2 * Self.size)
    // Otherwise a pipe that is closed ends the process.
    signal(SIGPIPE, SIG_IGN)
  }

  package func write(_ text: String) { write(text.utf8) }

  package func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.size { flush() }
  }

  package func flush() {
    var written = 0
    while written < buffer.count, !isClosed {
      let count = buffer.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        isClosed = true
        if errno != EPIPE { failure = errno }
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left, and throws if something could not be written.
  package func finish(_ name: String) throws(UsageError) {
    flush()
    if let failure {
      throw UsageError(message: "\(name) cannot be written: \(String(cString: strerror(failure)))")
    }
  }
}
