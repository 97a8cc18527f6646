// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A scanner that validates JSON (RFC 8259) without creating values.
package struct JSONScanner {
  package let bytes: UnsafeRawBufferPointer
  package var offset: Int

  /// The ranges of the keys of open objects, if keys are checked.
  private var keys: [Range<Int>] = []

  /// Whether objects with duplicate keys are rejected.
  private let checksKeys: Bool

  /// The maximum nesting depth of arrays and objects.
  private static let depthLimit = 200

  package init(_ bytes: UnsafeRawBufferPointer, offset: Int = 0, checksKeys: Bool = false) {
    (self.bytes, self.offset, self.checksKeys) = (bytes, offset, checksKeys)
  }

  /// The byte at the offset, or zero at the end.
  package var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  package var isAtEnd: Bool { offset >= bytes.count }

  package mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Reads the start of an array or object.
  ///
  /// - Returns: Whether it is not empty.
  package mutating func enter(_ open: Character) throws(TextError) -> Bool {
    guard byte == open.asciiValue else { throw unexpected("'\(open)'") }
    offset += 1
    skipSpace()
    if byte != Self.close(open) { return true }
    offset += 1
    return false
  }

  /// Reads the comma after an element or member, or the end.
  ///
  /// - Returns: Whether another element or member follows.
  package mutating func next(in open: Character) throws(TextError) -> Bool {
    skipSpace()
    if byte == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
      return true
    }
    guard byte == Self.close(open) else {
      throw unexpected(open == "[" ? "',' or ']'" : "',' or '}'")
    }
    offset += 1
    return false
  }

  private static func close(_ open: Character) -> UInt8 { UInt8(ascii: open == "[" ? "]" : "}") }

  /// Reads the key of a member and the colon, and returns the key's range with the quotes.
  package mutating func key() throws(TextError) -> Range<Int> {
    let key = try string()
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("':'") }
    offset += 1
    skipSpace()
    return key
  }

  /// Reads an object, and passes the ranges of its keys and values to a closure.
  ///
  /// - Parameter depth: The nesting depth of the object; its values are one level deeper.
  package mutating func members(
    depth: Int = -1,
    _ body: (_ scanner: JSONScanner, _ key: Range<Int>, _ value: Range<Int>) -> Void
  ) throws(TextError) {
    try readMembers { (scanner, key) throws(TextError) in
      let value = try scanner.value(depth: depth + 1)
      body(scanner, key, value)
    }
  }

  /// Reads an object; a closure reads the value of each key.
  package mutating func readMembers(
    _ readValue: (_ scanner: inout JSONScanner, _ key: Range<Int>) throws(TextError) -> Void
  ) throws(TextError) {
    let first = keys.count
    var hasMore = try enter("{")
    while hasMore {
      let key = try key()
      if checksKeys { keys.append(key) }
      try readValue(&self, key)
      hasMore = try next(in: "{")
    }
    if keys.count - first > 1 { try JSONKeys.requireDistinct(keys[first...], in: bytes) }
    keys.removeSubrange(first...)
  }

  /// Reads any value, and returns its range.
  package mutating func value(depth: Int = 0) throws(TextError) -> Range<Int> {
    let start = offset
    if depth > Self.depthLimit { throw TextError(start, "nested deeper than \(Self.depthLimit)") }
    switch byte {
    case UInt8(ascii: "{"):
      try members(depth: depth) { _, _, _ in }
    case UInt8(ascii: "["):
      var hasMore = try enter("[")
      while hasMore {
        _ = try value(depth: depth + 1)
        hasMore = try next(in: "[")
      }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
    return start..<offset
  }

  private mutating func word(_ word: StaticString) throws(TextError) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[index] else { throw TextError(start, "expected a value") }
      offset += 1
    }
  }

  private mutating func number() throws(TextError) {
    if byte == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(TextError) {
    let start = offset
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    if offset == start { throw unexpected("a value") }
  }

  package func unexpected(_ wanted: String) -> TextError {
    let shown = byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
    return TextError(offset, "expected \(wanted), not \(isAtEnd ? "the end" : shown)")
  }
}
