// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension FileText {
  /// Throws unless the text is UTF-8 without null bytes.
  package func requireText() throws(TextError) {
    if let program = compression {
      throw TextError(0, "the file is compressed; '\(program)' prints what is in it")
    }
    if count >= 2, [[0xFF, 0xFE], [0xFE, 0xFF]].contains([byte(0), byte(1)]) {
      throw TextError(0, "the text is UTF-16; 'iconv -f UTF-16 -t UTF-8' converts it")
    }
    if count >= 4, count.isMultiple(of: 2), let encoding = encodingWithoutMark {
      throw TextError(
        0, "the text seems to be \(encoding); 'iconv -f \(encoding) -t UTF-8' converts it")
    }
    if let zero = ByteMemory.firstOffset(of: 0, at: bytes, count: count) {
      throw TextError(zero, "a zero byte: the file is binary")
    }
    var offset = 0
    while offset < count {
      if bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        offset += 8
        continue
      }
      let length = lengthOfScalar(at: offset)
      if length == 0 {
        throw TextError(offset, "no valid UTF-8: the file is binary, or in another encoding")
      }
      offset += length
    }
  }

  /// The form of UTF-16 of a text that starts with two ASCII characters instead of a mark.
  private var encodingWithoutMark: String? {
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (1..., 0, 1..., 0): "UTF-16LE"
    case (0, 1..., 0, 1...): "UTF-16BE"
    default: nil
    }
  }

  package func byte(_ offset: Int) -> UInt8 { bytes.load(fromByteOffset: offset, as: UInt8.self) }

  /// The command that prints a compressed file, if the text is one.
  private var compression: String? {
    let start = [UInt8](UnsafeRawBufferPointer(start: bytes, count: min(count, 10)))
    let magics: [([UInt8], String)] = [
      ([0x1F, 0x8B], "gzip -cd"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd -cd"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz -cd"), ([0x50, 0x4B, 0x03, 0x04], "unzip -p"),
      ([0x50, 0x4B, 0x05, 0x06], "unzip -p"),
    ]
    if let found = magics.first(where: { start.starts(with: $0.0) }) { return found.1 }
    // A text may start with these letters, so the number of a block or of the end must follow.
    let number = Array(start.dropFirst(4).prefix(3))
    let isBlock = number == [0x31, 0x41, 0x59] || number == [0x17, 0x72, 0x45]
    return start.starts(with: Array("BZh".utf8)) && isBlock ? "bzip2 -cd" : nil
  }

  /// Returns the length of the scalar at an offset, or 0 if it is invalid.
  private func lengthOfScalar(at offset: Int) -> Int {
    let first = byte(offset)
    if first < 0x80 { return 1 }
    // The zeros after the end are not continuation bytes.
    let (length, low, high): (Int, UInt8, UInt8) =
      switch first {
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    if length == 0 || byte(offset + 1) < low || byte(offset + 1) > high { return 0 }
    for next in 2..<max(2, length) where byte(offset + next) & 0xC0 != 0x80 { return 0 }
    return length
  }
}
