// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

extension ContentRules {
  /// Whether values can be equal whose bytes differ.
  var isLoose: Bool { tolerance != nil || ignoresCase || ignoresBlanks }

  /// Whether two values of fields are equal.
  package func areEqual(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    if old == new { return true }
    let (a, b) = (text(old), text(new))
    if a.utf8.elementsEqual(b.utf8) { return true }
    return areNear(a, b)
  }

  /// Whether two values of JSON are equal; the rules hold in arrays and objects too, but for keys.
  ///
  /// - Precondition: Both are valid values.
  package func areEqualJSON(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> Bool {
    switch (old.first, new.first) {
    case (UInt8(ascii: "{"), UInt8(ascii: "{")):
      let (a, b) = (JSONScanner.sortedMembers(old), JSONScanner.sortedMembers(new))
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.key == $1.key && areEqualJSON($0.value, $1.value) }
    case (UInt8(ascii: "["), UInt8(ascii: "[")):
      let (a, b) = (JSONScanner.elements(old), JSONScanner.elements(new))
      return a.count == b.count
        && zip(a, b).allSatisfy {
          areEqualJSON(
            UnsafeRawBufferPointer(rebasing: old[$0]), UnsafeRawBufferPointer(rebasing: new[$1]))
        }
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")):
      return text(JSONScanner.decoded(old)).utf8.elementsEqual(text(JSONScanner.decoded(new)).utf8)
    default:
      return old.elementsEqual(new)
        || areNear(String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
    }
  }

  /// Reads the value of `--tolerance`.
  package static func tolerance(_ text: String) throws(UsageError) -> DecimalNumber {
    if let number = DecimalNumber(text), !number.isBelowZero { return number }
    throw UsageError(message: "--tolerance takes a number from 0, such as 0.01, not '\(text)'")
  }

  /// Returns what of a text counts.
  private func text(_ value: [UInt8]) -> String {
    var part = value[...]
    if ignoresBlanks {
      part = part.drop(while: Self.isBlank)
      while let last = part.last, Self.isBlank(last) { part.removeLast() }
    }
    let text = String(decoding: part, as: UTF8.self)
    return ignoresCase ? text.lowercased() : text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// Whether two texts are numbers that are no farther apart than the tolerance.
  private func areNear(_ a: String, _ b: String) -> Bool {
    guard let tolerance, let a = DecimalNumber(a), let b = DecimalNumber(b) else { return false }
    return a.isWithin(tolerance, of: b)
  }
}

extension JSONScanner {
  /// Returns the members of an object in the order of their keys.
  static func sortedMembers(
    _ object: UnsafeRawBufferPointer
  ) -> [(key: [UInt8], value: UnsafeRawBufferPointer)] {
    members(object).sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }
}
