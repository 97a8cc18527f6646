// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Well-formed numbers that cannot be decoded.
package enum JSONNumbers {
  /// Returns the offset of the first number in a value with more digits than can be decoded.
  package static func firstTooLarge(
    in place: Range<Int>, of bytes: UnsafeRawBufferPointer
  ) -> Range<Int>? {
    var scanner = JSONScanner(bytes, offset: place.lowerBound)
    while scanner.offset < place.upperBound {
      if scanner.byte == UInt8(ascii: "\"") {
        guard (try? scanner.string()) != nil else { return nil }
        continue
      }
      let start = scanner.offset
      while scanner.offset < place.upperBound, isPartOfNumber(scanner.byte) { scanner.offset += 1 }
      if scanner.offset == start {
        scanner.offset += 1
        continue
      }
      let text = String(decoding: bytes[start..<scanner.offset], as: UTF8.self)
      if let number = Double(text), Int64(text) == nil, !(abs(number) < 0x1p63) {
        return start..<scanner.offset
      }
    }
    return nil
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
