// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Turns what a terminal sends into keys.
///
/// Sequences may arrive in pieces. An escape that nothing follows is the key of that name; only time
/// tells, so whoever reads calls ``flush()`` when nothing has come for a while.
package struct KeyParser {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether the beginning of a sequence has arrived.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that bytes complete.
  package mutating func keys(of bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while let first = rest.first {
      guard let (key, length) = Self.parse(first, rest) else { break }
      if let key { keys.append(key) }
      rest.removeFirst(length)
    }
    pending = Array(rest)
    return keys
  }

  /// Gives up waiting for the rest of a sequence, and returns the key that its beginning is.
  package mutating func flush() -> Key? {
    defer { pending = [] }
    return pending.first == 0x1B ? .escape : nil
  }

  /// Returns the first key and its length in bytes; `nil` if bytes are missing.
  private static func parse(_ first: UInt8, _ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    switch first {
    case 0x1B: escape(bytes)
    case 0x00: (.step, 1)
    case 0x03, 0x11: (.quit, 1)
    case 0x08, 0x7F: (.backspace, 1)
    case 0x09: (.tab, 1)
    case 0x0C: (.redraw, 1)
    case 0x1A: (.suspend, 1)
    case ..<0x20: (nil, 1)
    default: text(first, bytes)
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let bytes = Array(bytes)
    guard bytes.count > 1 else { return nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return (.escape, 1)
    }
    guard let end = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    return (key(bytes[end], parameter: bytes[2..<end].prefix { $0 != UInt8(ascii: ";") }), end + 1)
  }

  private static func key(_ final: UInt8, parameter: ArraySlice<UInt8>) -> Key? {
    switch (final, parameter.first) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), UInt8(ascii: "1")),
      (UInt8(ascii: "~"), UInt8(ascii: "7")):
      .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), UInt8(ascii: "4")),
      (UInt8(ascii: "~"), UInt8(ascii: "8")):
      .end
    case (UInt8(ascii: "~"), UInt8(ascii: "5")): .pageUp
    case (UInt8(ascii: "~"), UInt8(ascii: "6")): .pageDown
    default: nil
    }
  }

  private static func text(_ first: UInt8, _ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return nil }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    return (text?.first.map { .text($0) }, text == nil ? 1 : length)
  }
}
