// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension VisibleText {
  /// The maximum number of bytes shown of a value: some twenty lines of a terminal.
  package static let limit = 2_000

  /// A part of a text, with notes on what is omitted on both sides.
  package struct Part {
    package let range: Range<Int>
    package let before: String
    package let after: String
  }

  /// Returns the visible part of a long text, or all of a short one.
  ///
  /// The omitted text is described by its length and a digest, so that different texts look
  /// different.
  ///
  /// - Parameters:
  ///   - changed: The range that the part must include.
  ///   - limit: The maximum number of bytes around it, a tenth of which may come before it.
  package static func part(
    of text: UnsafeRawBufferPointer, around changed: Range<Int> = 0..<0, limit: Int = limit
  ) -> Part {
    let lead = limit / 10
    if text.count <= limit { return Part(range: 0..<text.count, before: "", after: "") }
    func isInScalar(_ offset: Int) -> Bool { text[offset] & 0xC0 == 0x80 }
    var start = changed.lowerBound <= limit - lead ? 0 : changed.lowerBound - lead
    while start > 0, isInScalar(start) { start -= 1 }
    var end = min(text.count, max(start + limit, changed.upperBound + lead))
    while end < text.count, end > start, isInScalar(end) { end -= 1 }
    func note(_ range: Range<Int>) -> String {
      var digest: UInt32 = 2_166_136_261
      for byte in text[range] { digest = (digest ^ UInt32(byte)) &* 16_777_619 }
      return "(\(grouped(range.count)) bytes left out: \(String(digest, radix: 16)))"
    }
    return Part(
      range: start..<end, before: start == 0 ? "" : note(0..<start) + "… ",
      after: end == text.count ? "" : " …" + note(end..<text.count))
  }

  /// Returns the parts of two texts between their common prefix and suffix.
  package static func changedParts(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> (old: Range<Int>, new: Range<Int>) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start..<old.count - end, start..<new.count - end)
  }

  /// Returns a text for display, truncated if it is long.
  package static func cut(_ text: UnsafeRawBufferPointer) -> String {
    let part = part(of: text)
    if isPlain(text, part.range) {
      return part.before + String(decoding: text[part.range], as: UTF8.self) + part.after
    }
    var column = 0
    let shown = bytes(of: exact(text, part.range), column: &column)
    return part.before + String(decoding: shown, as: UTF8.self) + part.after
  }

  /// Returns a text for display, truncated if it is long.
  package static func cut(_ text: [UInt8]) -> String { text.withUnsafeBytes { cut($0) } }

  /// Whether a part of a text is ASCII that needs no escaping.
  package static func isPlain(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    text[range].allSatisfy {
      0x20 <= $0 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "^")
    }
  }

  /// Returns an unambiguous form of a part of a text, in which tabs, most control characters and
  /// the escape signs themselves are escaped.
  ///
  /// - Parameter doublesQuotes: Whether the text is in quotes.
  package static func exact(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, doublesQuotes: Bool = false
  ) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(range.count)
    func follows(_ bytes: StaticString, _ offset: Int) -> Bool {
      let count = bytes.utf8CodeUnitCount
      return offset + count <= text.count
        && (0..<count).allSatisfy { text[offset + $0] == bytes.utf8Start[$0] }
    }
    for offset in range {
      let byte = text[offset]
      switch byte {
      case 0x09: shown += tab
      case 0x0A, 0x0D: shown.append(byte)
      case ..<0x20, 0x7F: shown += spelling(Unicode.Scalar(byte)).utf8
      case UInt8(ascii: "\"") where doublesQuotes: shown += [byte, byte]
      case UInt8(ascii: "^") where follows("^J", offset) || follows("^M", offset),
        UInt8(ascii: "<") where follows("<U+", offset):
        shown += spelling(Unicode.Scalar(byte)).utf8
      case 0xE2 where follows("⇥", offset): shown += "<U+21E5>".utf8
      case 0x87 where offset > 0 && follows("⇥", offset - 1),
        0xA5 where offset > 1 && follows("⇥", offset - 2):
        break
      default: shown.append(byte)
      }
    }
    return shown
  }

  /// The form of a tab where columns count: a sign, then spaces to the next stop.
  private static let tab = Array("⇥\t".utf8)

  /// Whether two texts with different bytes look the same, such as the two forms of "é", or emoji
  /// with and without joiners.
  package static func looksLike(_ text: [UInt8], _ other: [UInt8]) -> Bool {
    let isPlain = text.allSatisfy { $0 < 0x80 } && other.allSatisfy { $0 < 0x80 }
    return !isPlain
      && look(String(decoding: text, as: UTF8.self)) == look(String(decoding: other, as: UTF8.self))
      && !text.elementsEqual(other)
  }

  /// Returns a key that is equal for texts that look the same.
  package static func look(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0xE2 }) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0 != joiner && $0 != selector }))
  }

  /// Returns a text that spells out the scalars of the characters in which it differs from a text
  /// that looks the same.
  package static func spelled(_ text: String, unlike other: String) -> String {
    if text.count != other.count { return spelled(text.unicodeScalars) }
    return zip(text, other).map { character, other in
      character.unicodeScalars.elementsEqual(other.unicodeScalars)
        ? String(character) : spelled(character.unicodeScalars)
    }.joined()
  }

  private static func spelled(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { $0.isASCII ? String($0) : spelling($0) }.joined()
  }
}
