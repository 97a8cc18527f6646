// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Text from a file in a form that is safe to show in a terminal.
///
/// Control characters, direction marks, line separators and zero-width characters are made visible,
/// because they could hide or forge parts of the output. Only joiners and selectors within emoji
/// are kept.
package enum VisibleText {
  /// Returns the bytes to show, with tabs as spaces.
  ///
  /// - Parameter column: The column of the first byte, for tab stops.
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
        if beginsHidden(byte) { isPlain = false }
        shown.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    return isPlain ? shown : Array(replaced(String(decoding: shown, as: UTF8.self)).utf8)
  }

  package static func string(_ text: some Collection<UInt8>) -> String {
    var column = 0
    return String(decoding: bytes(of: text, column: &column), as: UTF8.self)
  }

  private static func replaced(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if !scalars.contains(where: isHidden) { return text }
    var shown = ""
    var isAfterPicture = false
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars[index...].dropFirst().first
      if !isHidden(scalar) {
        shown.unicodeScalars.append(scalar)
        isAfterPicture = isPicture(scalar)
      } else if scalar == selector && (isAfterPicture || next == keycap)
        || scalar == joiner && isAfterPicture && next.map(isPicture) == true
      {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += spelling(scalar)
        isAfterPicture = false
      }
    }
    return shown
  }

  /// Returns the code point of a scalar as text.
  static func spelling(_ scalar: Unicode.Scalar) -> String {
    "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
  }

  /// Joins two emoji.
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// Selects emoji presentation for the character before it.
  static let selector: Unicode.Scalar = "\u{FE0F}"

  private static let keycap: Unicode.Scalar = "\u{20E3}"

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isEmoji
  }

  /// Whether a byte may start the UTF-8 form of a hidden scalar.
  private static func beginsHidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }

  /// Whether a scalar outside ASCII is invisible or a control character.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80: false
    case 0x80...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns the number of terminal columns of a text.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  /// Returns the number of terminal columns of a character.
  package static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x20..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      if first.properties.isEmojiPresentation { return 2 }
      return first.properties.isGraphemeExtend ? 0 : 1
    }
  }
}
