// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A value that changed, as it is shown.
struct ShownValue {
  let bytes: [UInt8]

  /// Whether the value stands in quotes, since it has signs of a listing itself.
  var isQuoted = false

  /// Whether characters are spelled already.
  var isSpelled = false

  /// The part of the value that changed.
  var changed = 0..<0

  init(_ bytes: [UInt8], isJSON: Bool) {
    self.bytes = bytes
    isQuoted = !isJSON && Self.hasSigns(bytes)
  }

  /// Creates a value some of whose characters are spelled.
  init(spelled text: String, isJSON: Bool) {
    self.init(Array(text.utf8), isJSON: isJSON)
    isSpelled = true
  }

  /// Whether a value is shown as it is, wherever it stands.
  ///
  /// - Parameter sign: What no space is behind in the value.
  static func isPlain(_ value: UnsafeRawBufferPointer, without sign: Unicode.Scalar) -> Bool {
    guard let first = value.first, let last = value.last, value.count <= VisibleText.limit else {
      return false
    }
    if first == 0x20 || last == 0x20 || first == UInt8(ascii: "\"") || first == UInt8(ascii: "(") {
      return false
    }
    let sign = UInt8(ascii: sign)
    var before: UInt8 = 0
    for byte in value {
      if byte == 0x20, before == sign { return false }
      if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "^") {
        return false
      }
      before = byte
    }
    return true
  }

  /// Whether a value could be taken for what stands around it.
  private static func hasSigns(_ value: [UInt8]) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    if [0x20, UInt8(ascii: "\""), UInt8(ascii: "(")].contains(first) || last == 0x20 {
      return true
    }
    // As bytes: Unicode would be asked for each character.
    return value.indices.contains { index in
      switch value[index] {
      case 0x2C: value[index...].starts(with: ", ".utf8)
      case 0xE2: value[index...].starts(with: "→".utf8) || value[index...].starts(with: "…(".utf8)
      default: false
      }
    }
  }
}

extension DelimitedScanner {
  /// Returns the value of a field if it is shown as it is.
  func plainValue(_ field: Field, without sign: Unicode.Scalar) -> UnsafeRawBufferPointer? {
    if field.hasDoubledQuotes { return nil }
    let value = UnsafeRawBufferPointer(rebasing: bytes[field.start..<field.end])
    return ShownValue.isPlain(value, without: sign) ? value : nil
  }
}

extension FieldChange {
  /// The old value and the new one, so that they can be told apart.
  var shown: (old: ShownValue?, new: ShownValue?) {
    guard let old, let new else {
      return (
        self.old.map { ShownValue($0, isJSON: isJSON) },
        self.new.map { ShownValue($0, isJSON: isJSON) }
      )
    }
    if VisibleText.looksLike(old, new) {
      let texts = (VisibleText.cut(old), VisibleText.cut(new))
      return (
        ShownValue(spelled: VisibleText.spelled(texts.0, unlike: texts.1), isJSON: isJSON),
        ShownValue(spelled: VisibleText.spelled(texts.1, unlike: texts.0), isJSON: isJSON)
      )
    }
    var (a, b) = (ShownValue(old, isJSON: isJSON), ShownValue(new, isJSON: isJSON))
    (a.changed, b.changed) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { VisibleText.changedParts(old, $0) }
    }
    return (a, b)
  }

  /// The changed words of values of which most stays; `nil` if they are other ones as a whole.
  var words: WordDiff? {
    guard let old, let new, min(old.count, new.count) >= WordDiff.leastValue,
      !VisibleText.looksLike(old, new)
    else { return nil }
    // Slices of words may read eight bytes more.
    let padding = [UInt8](repeating: 0, count: 8)
    return (old + padding).withUnsafeBytes { a in
      (new + padding).withUnsafeBytes { b in
        let words = WordDiff(
          UnsafeRawBufferPointer(rebasing: a.dropLast(8)),
          UnsafeRawBufferPointer(rebasing: b.dropLast(8)))
        return words.similarity >= 0.5 ? words : nil
      }
    }
  }

  /// The name as it stands before a colon.
  var shownName: String { isJSON ? VisibleText.string(name.utf8) : Self.shownName(name) }

  /// Returns the name of a column as it stands before a colon.
  static func shownName(_ name: String) -> String {
    let isPlain = !name.hasPrefix("\"") && !ValuePath.hasSigns(name)
    return VisibleText.string((isPlain ? name : ValuePath.quoted(name)).utf8)
  }
}
