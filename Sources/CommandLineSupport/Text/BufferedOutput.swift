// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An output that is written in large chunks.
///
/// If its reader has closed it, like `head` after some lines, the rest is discarded.
package final class BufferedOutput {
  /// The bytes not written yet.
  package private(set) var buffer: [UInt8] = []

  /// Whether the reader has closed the output, or writing failed.
  package private(set) var isClosed = false

  /// The error of a failed write.
  package private(set) var failure: Int32?

  /// Writes a chunk; `nil` if everything stays in the buffer.
  private let sink: ((UnsafeRawBufferPointer) -> Outcome)?

  /// The outcome of writing a chunk.
  package enum Outcome {
    case written
    case closed
    case failed(Int32)
  }

  private static let size = 1 << 16

  /// Creates an output that stays in memory.
  package init() { sink = nil }

  /// Creates an output that writes chunks with a closure.
  package init(_ sink: @escaping (UnsafeRawBufferPointer) -> Outcome) {
    self.sink = sink
    buffer.reserveCapacity(2 * Self.size)
  }

  package func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfLarge()
  }

  // A generic function would not be specialized for other modules, and would read byte by byte.
  package func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfLarge()
  }

  package func write(_ bytes: UnsafeRawBufferPointer) {
    buffer.append(contentsOf: bytes)
    flushIfLarge()
  }

  package func write(_ bytes: some Sequence<UInt8>) { write(Array(bytes)) }

  private func flushIfLarge() { if buffer.count >= Self.size { flush() } }

  package func flush() {
    guard let sink else { return }
    if !isClosed {
      switch buffer.withUnsafeBytes(sink) {
      case .written: break
      case .closed: isClosed = true
      case .failed(let error): (isClosed, failure) = (true, error)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
