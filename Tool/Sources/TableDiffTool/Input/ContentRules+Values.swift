// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

extension ContentRules {
  /// Whether values can be equal whose bytes differ.
  var isLoose: Bool { hasTolerance || ignoresCase || ignoresBlanks }

  /// Whether two values of a column are equal.
  package func areEqual(_ old: [UInt8], _ new: [UInt8], in column: String) -> Bool {
    if old == new { return true }
    let (a, b) = (text(old), text(new))
    if a.utf8.elementsEqual(b.utf8) { return true }
    return areNear(a, b, in: column, takeExponents: tolerances[column] != nil)
  }

  /// Whether two values of a key are equal; the rules hold in arrays and objects too, but for keys.
  ///
  /// - Precondition: Both are valid values of JSON.
  package func areEqualJSON(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, in key: String
  ) -> Bool {
    switch (old.first, new.first) {
    case (UInt8(ascii: "{"), UInt8(ascii: "{")):
      let (a, b) = (JSONScanner.sortedMembers(old), JSONScanner.sortedMembers(new))
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.key == $1.key && areEqualJSON($0.value, $1.value, in: key) }
    case (UInt8(ascii: "["), UInt8(ascii: "[")):
      let (a, b) = (JSONScanner.elements(old), JSONScanner.elements(new))
      return a.count == b.count
        && zip(a, b).allSatisfy {
          areEqualJSON(
            UnsafeRawBufferPointer(rebasing: old[$0]), UnsafeRawBufferPointer(rebasing: new[$1]),
            in: key)
        }
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")):
      return text(JSONScanner.decoded(old)).utf8.elementsEqual(text(JSONScanner.decoded(new)).utf8)
    default:
      return old.elementsEqual(new)
        || areNear(
          String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self), in: key,
          takeExponents: true)
    }
  }

  /// Adds the value of `--tolerance`: a number, or a column or key with its own one.
  package mutating func addTolerance(_ value: String) throws(UsageError) {
    let start = value.lastIndex(of: "=").map { value.index(after: $0) } ?? value.startIndex
    let text = String(value[start...])
    guard let number = DecimalNumber(text, takesExponent: true), !number.isBelowZero else {
      throw UsageError(
        message: "--tolerance takes a number from 0, such as 0.01 or price=0.01, not '\(text)'")
    }
    if start == value.startIndex {
      tolerance = number
    } else {
      tolerances[String(value[..<start].dropLast())] = number
    }
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

  /// Whether two texts are numbers that are no farther apart than the tolerance of a column.
  private func areNear(_ a: String, _ b: String, in column: String, takeExponents: Bool) -> Bool {
    guard let tolerance = tolerances[column] ?? tolerance,
      let a = DecimalNumber(a, takesExponent: takeExponents),
      let b = DecimalNumber(b, takesExponent: takeExponents)
    else { return false }
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
