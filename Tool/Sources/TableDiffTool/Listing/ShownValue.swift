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

  /// The changed words of a value of which most stays; `nil` if the whole value is another one.
  var words: [Range<Int>]?

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
    let words = WordDiff.between(self)
    (a.words, b.words) = (words?.old, words?.new)
    (a.changed, b.changed) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { VisibleText.changedParts(old, $0) }
    }
    return (a, b)
  }

  /// The name as it stands before a colon.
  var shownName: String { isJSON ? VisibleText.string(name.utf8) : Self.shownName(name) }

  /// Returns the name of a column as it stands before a colon.
  static func shownName(_ name: String) -> String {
    let isPlain = !name.hasPrefix("\"") && !ValuePath.hasSigns(name)
    return VisibleText.string((isPlain ? name : ValuePath.quoted(name)).utf8)
  }
}
