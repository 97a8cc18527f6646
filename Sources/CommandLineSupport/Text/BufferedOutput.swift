// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An output that is written in large pieces.
///
/// If nobody reads it any more, what is written is dropped: a reader such as `head` has enough.
package final class BufferedOutput {
  /// What has not been written yet.
  package private(set) var buffer: [UInt8] = []

  /// Whether nobody reads any more, or writing failed.
  package private(set) var isClosed = false

  /// The error that writing failed with, if it did.
  package private(set) var failure: Int32?

  /// What writes a piece; `nil` if all stays in the buffer.
  private let sink: ((UnsafeRawBufferPointer) -> Outcome)?

  /// What became of a piece.
  package enum Outcome {
    case written
    case closed
    case failed(Int32)
  }

  private static let size = 1 << 16

  /// Creates an output that stays in memory.
  package init() { sink = nil }

  /// Creates an output with what writes a piece.
  package init(_ sink: @escaping (UnsafeRawBufferPointer) -> Outcome) {
    self.sink = sink
    buffer.reserveCapacity(2 * Self.size)
  }

  package func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfLarge()
  }

  // For other modules a generic function is not specialized, and asks for each byte.
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
