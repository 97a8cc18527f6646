// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Text from a file, as it can be shown in a line of a terminal.
///
/// Control characters, those that change the direction of text, and those without a width become
/// visible: they could otherwise hide or forge a part of what is shown.
package enum VisibleText {
  /// Returns the bytes to show, with tabs as spaces.
  ///
  /// - Parameter column: The column of the first byte, from where tabs count.
  package static func bytes(of text: some Collection<UInt8>, column: inout Int) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(text.count)
    var isPlain = true
    for byte in text {
      if byte == 0x09 {
        let count = 8 - column % 8
        shown.append(contentsOf: repeatElement(0x20, count: count))
        column += count
      } else if byte < 0x20 || byte == 0x7F {
        shown.append(UInt8(ascii: "^"))
        shown.append(byte ^ 0x40)
        column += 2
      } else {
        if byte == 0xC2 || byte == 0xE2 || byte == 0xEF { isPlain = false }
        shown.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    return isPlain ? shown : Array(replaced(String(decoding: shown, as: UTF8.self)).utf8)
  }

  /// Returns a text as it is shown.
  package static func string(_ text: some Collection<UInt8>) -> String {
    var column = 0
    return String(decoding: bytes(of: text, column: &column), as: UTF8.self)
  }

  private static func replaced(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: isHidden) { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Returns how many columns of a terminal a text takes.
  package static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x20..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
