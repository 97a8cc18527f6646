// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension VisibleText {
  /// The most bytes of a value that are shown: some twenty lines of a terminal.
  package static let limit = 2_000

  /// A part of a text, and what says how much is left out on both sides.
  package struct Part {
    package let range: Range<Int>
    package let before: String
    package let after: String
  }

  /// Returns the part of a long text that is shown, or all of a shorter one.
  ///
  /// - Parameters:
  ///   - place: The offset of a byte that is in the part.
  ///   - limit: The most bytes of the part, of which a tenth may be before the place.
  package static func part(
    of text: UnsafeRawBufferPointer, around place: Int = 0, limit: Int = limit
  ) -> Part {
    let lead = limit / 10
    if text.count <= limit { return Part(range: 0..<text.count, before: "", after: "") }
    func isInScalar(_ offset: Int) -> Bool { text[offset] & 0xC0 == 0x80 }
    var start = place <= limit - lead ? 0 : place - lead
    while start > 0, isInScalar(start) { start -= 1 }
    var end = min(text.count, start + limit)
    while end < text.count, end > start, isInScalar(end) { end -= 1 }
    func note(_ count: Int) -> String { count == 0 ? "" : "(\(grouped(count)) bytes left out)" }
    let (before, after) = (note(start), note(text.count - end))
    return Part(
      range: start..<end, before: before.isEmpty ? "" : before + "… ",
      after: after.isEmpty ? "" : " …" + after)
  }

  /// Returns a text as it is shown, cut if it is long.
  package static func cut(_ text: UnsafeRawBufferPointer) -> String {
    let part = part(of: text)
    return part.before + string(text[part.range]) + part.after
  }

  /// Returns a text as it is shown, cut if it is long.
  package static func cut(_ text: [UInt8]) -> String { text.withUnsafeBytes { cut($0) } }

  /// Whether two texts look the same although they have different bytes, as "é" of one scalar and of
  /// two, or emoji with and without what joins them.
  package static func looksLike(_ text: some Collection<UInt8>, _ other: some Collection<UInt8>)
    -> Bool
  {
    look(String(decoding: text, as: UTF8.self)) == look(String(decoding: other, as: UTF8.self))
      && !text.elementsEqual(other)
  }

  /// Returns a string that is equal for texts that look the same.
  package static func look(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0xE2 }) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0 != joiner && $0 != selector }))
  }

  /// Returns a text with the scalars of those characters in which it differs from another text that
  /// looks the same.
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
