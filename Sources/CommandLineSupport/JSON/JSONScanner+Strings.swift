// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// Reads a string, and returns its range with the quotes.
  package mutating func string() throws(TextError) -> Range<Int> {
    let start = offset
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a string") }
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<offset
      case UInt8(ascii: "\\"): _ = try escape()
      case 0..<0x20: throw TextError(offset, "a control character in a string")
      default: offset += 1
      }
    }
    throw TextError(start, "a string is not closed")
  }

  /// Reads an escape sequence.
  private mutating func escape() throws(TextError) -> Unicode.Scalar {
    let start = offset
    offset += 2
    switch offset <= bytes.count ? bytes[offset - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal(start)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The high half of a surrogate pair, which the low half must follow.
      if unit < 0xDC00, byte == UInt8(ascii: "\\"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "u")
      {
        offset += 2
        let second = try hexadecimal(start)
        if 0xDC00...0xDFFF ~= second,
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        {
          return scalar
        }
      }
      throw TextError(start, "half of a surrogate pair")
    default: throw TextError(start, "an unknown escape sequence")
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func hexadecimal(_ start: Int) throws(TextError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard byte < 0x80, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw TextError(start, "an escape sequence without four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// Returns the text of a validated string.
  package static func decoded(_ string: UnsafeRawBufferPointer) -> [UInt8] {
    let inner = string.dropFirst().dropLast()
    if !inner.contains(UInt8(ascii: "\\")) { return [UInt8](inner) }
    var scanner = JSONScanner(string, offset: 1)
    var text: [UInt8] = []
    while scanner.offset < string.count - 1 {
      if scanner.byte == UInt8(ascii: "\\"), let scalar = try? scanner.escape() {
        text.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        text.append(scanner.byte)
        scanner.offset += 1
      }
    }
    return text
  }

  /// Whether a text without quotes would be read as another kind of value, or looks quoted.
  package static func isAmbiguous(_ text: [UInt8]) -> Bool {
    if text.isEmpty || text.first == UInt8(ascii: "\"") { return true }
    return text.withUnsafeBytes { bytes in
      var scanner = JSONScanner(bytes)
      return (try? scanner.value()) != nil && scanner.isAtEnd
    }
  }

  /// Appends a text as a JSON string.
  package static func append(_ text: some Sequence<UInt8>, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        json.append(UInt8(ascii: "\\"))
        json.append(byte)
      case UInt8(ascii: "\n"): json.append(contentsOf: Array("\\n".utf8))
      case UInt8(ascii: "\r"): json.append(contentsOf: Array("\\r".utf8))
      case UInt8(ascii: "\t"): json.append(contentsOf: Array("\\t".utf8))
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        json.append(contentsOf: Array("\\u00\(byte < 16 ? "0" : "")\(digits)".utf8))
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  /// Appends a JSON array; a closure appends each element.
  package static func appendList<Element>(
    _ elements: some Sequence<Element>, to json: inout [UInt8],
    _ append: (Element, inout [UInt8]) -> Void
  ) {
    json.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      append(element, &json)
    }
    json.append(UInt8(ascii: "]"))
  }
}
