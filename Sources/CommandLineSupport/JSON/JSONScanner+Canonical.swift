// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// Returns the canonical form of a value: without spaces, with members sorted by key, and with as
  /// few escape sequences as possible.
  ///
  /// Numbers are not normalized.
  ///
  /// - Precondition: The bytes are a valid value.
  package static func canonical(_ value: UnsafeRawBufferPointer) -> [UInt8] {
    var form: [UInt8] = []
    form.reserveCapacity(value.count)
    var scanner = JSONScanner(value)
    // The value has already been validated.
    try? scanner.appendCanonical(to: &form)
    return form
  }

  private mutating func appendCanonical(to form: inout [UInt8]) throws(TextError) {
    switch byte {
    case UInt8(ascii: "{"):
      var members: [(key: [UInt8], value: [UInt8])] = []
      var hasMore = try enter("{")
      while hasMore {
        let key = Self.decoded(slice(try key()))
        var value: [UInt8] = []
        try appendCanonical(to: &value)
        members.append((key, value))
        hasMore = try next(in: "{")
      }
      members.sort { $0.key.lexicographicallyPrecedes($1.key) }
      form.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { form.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &form)
        form.append(UInt8(ascii: ":"))
        form.append(contentsOf: member.value)
      }
      form.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      form.append(byte)
      var hasMore = try enter("[")
      while hasMore {
        try appendCanonical(to: &form)
        hasMore = try next(in: "[")
        if hasMore { form.append(UInt8(ascii: ",")) }
      }
      form.append(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): Self.append(Self.decoded(slice(try string())), to: &form)
    default: form.append(contentsOf: slice(try value()))
    }
  }

  /// Returns the members of an object in order.
  ///
  /// - Precondition: The bytes are a valid object.
  package static func members(
    _ object: UnsafeRawBufferPointer
  ) -> [(key: [UInt8], value: UnsafeRawBufferPointer)] {
    var members: [(key: [UInt8], value: UnsafeRawBufferPointer)] = []
    var scanner = JSONScanner(object)
    guard var hasMore = try? scanner.enter("{") else { return [] }
    while hasMore, let key = try? scanner.key(), let value = try? scanner.value() {
      members.append((decoded(scanner.slice(key)), scanner.slice(value)))
      hasMore = (try? scanner.next(in: "{")) ?? false
    }
    return members
  }

  /// Returns the ranges of the elements of an array.
  ///
  /// - Precondition: The bytes are a valid array, possibly after a byte order mark.
  package static func elements(_ array: UnsafeRawBufferPointer) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var scanner = JSONScanner(array, offset: array.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    scanner.skipSpace()
    guard var hasMore = try? scanner.enter("[") else { return [] }
    // Values in rows may be nested as deeply as where rows are read one by one.
    while hasMore, let element = try? scanner.value(depth: -2) {
      elements.append(element)
      hasMore = (try? scanner.next(in: "[")) ?? false
    }
    return elements
  }

  /// Returns a value without spaces outside of strings, except after commas and colons.
  package static func compact(_ value: UnsafeRawBufferPointer) -> [UInt8] {
    var text: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in value {
      if !isInString, byte <= 0x20 { continue }
      text.append(byte)
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        text.append(0x20)
      } else {
        isInString = byte == UInt8(ascii: "\"")
      }
    }
    return text
  }

  package func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range])
  }
}
