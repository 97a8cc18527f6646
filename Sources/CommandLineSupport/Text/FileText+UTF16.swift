// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension FileText {
  package enum Encoding: Sendable { case utf8, utf16LittleEndian, utf16BigEndian }

  /// Returns a text in UTF-8 if this one begins with the mark of UTF-16, or else this one.
  ///
  /// - Throws: An error if half of a character is there.
  package func decodedUTF16() throws(TextError) -> FileText {
    guard count >= 2, [[0xFF, 0xFE], [0xFE, 0xFF]].contains([byte(0), byte(1)]) else { return self }
    let isLittle = byte(0) == 0xFF
    let decoded = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count / 2 * 3 + 8, alignment: 16)
    var (offset, length) = (2, 0)
    func unit() -> UInt32? {
      if offset + 2 > count { return nil }
      let (first, second) = (UInt32(byte(offset)), UInt32(byte(offset + 1)))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    while offset < count {
      let start = offset
      var value = unit()
      offset += 2
      if let high = value, 0xD800..<0xDC00 ~= high, let low = unit(), 0xDC00..<0xE000 ~= low {
        value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        offset += 2
      }
      guard let scalar = value.flatMap(Unicode.Scalar.init) else {
        decoded.deallocate()
        throw TextError(nil, "half of a character of UTF-16 at byte \(start)")
      }
      for byte in UTF8.encode(scalar).unsafelyUnwrapped {
        decoded[length] = byte
        length += 1
      }
    }
    UnsafeMutableRawBufferPointer(rebasing: decoded[length..<length + 8])
      .initializeMemory(as: UInt8.self, repeating: 0)
    let text = FileText(taking: decoded, count: length)
    text.encoding = isLittle ? .utf16LittleEndian : .utf16BigEndian
    return text
  }
}
