// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
package import Foundation

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
  static func tolerance(_ text: String) throws(UsageError) -> Decimal {
    if let number = number(text), number >= 0 { return number }
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
    guard let tolerance, let a = Self.number(a), let b = Self.number(b) else { return false }
    let distance = abs(a - b)
    return !distance.isNaN && distance <= tolerance
  }

  /// Returns the number that a text is: digits with a sign, a point and an exponent as they may be
  /// there, such as `-1.5e3` or `.5`.
  ///
  /// Numbers are decimal, so that 1.01 is no farther from 1 than 0.01, and are read to 38 digits.
  ///
  /// - Returns: `nil` for other texts, such as `1,000`, `0x1` or `inf`, and for numbers from 1e128.
  package static func number(_ text: String) -> Decimal? {
    var rest = text.utf8[...]
    func isDigit(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }
    func take(_ holds: (UInt8) -> Bool) -> String {
      let part = rest.prefix(while: holds)
      rest = rest.dropFirst(part.count)
      return String(decoding: part, as: UTF8.self)
    }
    func takeOne(of bytes: String) -> String? {
      guard let first = rest.first, bytes.utf8.contains(first) else { return nil }
      rest = rest.dropFirst()
      return String(UnicodeScalar(first))
    }
    let sign = takeOne(of: "+-") == "-" ? "-" : ""
    let whole = take(isDigit)
    let part = takeOne(of: ".") == nil ? "" : take(isDigit)
    if whole.isEmpty, part.isEmpty { return nil }
    var exponent = ""
    if takeOne(of: "eE") != nil {
      let minus = takeOne(of: "+-") == "-" ? "-" : ""
      let digits = take(isDigit)
      if digits.isEmpty { return nil }
      exponent = "e" + minus + digits
    }
    if !rest.isEmpty { return nil }
    let zeroed = (whole.isEmpty ? "0" : whole) + "." + (part.isEmpty ? "0" : part)
    guard let number = Decimal(string: sign + zeroed + exponent), !number.isNaN else { return nil }
    return number
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
