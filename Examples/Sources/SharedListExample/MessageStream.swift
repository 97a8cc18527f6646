// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// Messages over a connection, each a line of JSON.
struct MessageStream {
  let descriptor: Int32
  private var lines = LineBuffer()

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func send(_ message: some Encodable) throws {
    try FileDescriptor.write(
      Array(JSONEncoder().encode(message)) + [UInt8(ascii: "\n")], to: descriptor)
  }

  /// Returns the messages that have come; `nil` when the other side has hung up.
  mutating func receive<Message: Decodable>(_ type: Message.Type) throws -> [Message]? {
    guard let lines = lines.read(from: descriptor) else { return nil }
    return try lines.map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }
}

/// The lines of what is read piece by piece.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Reads once, and returns the lines that are whole; `nil` at the end.
  mutating func read(from descriptor: Int32) -> [String]? {
    let more = FileDescriptor.read(from: descriptor)
    if more.isEmpty { return nil }
    bytes += more
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    bytes = Array(parts.last ?? [])
    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
