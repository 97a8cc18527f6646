// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A decimal number, as a text spells it.
///
/// Numbers are decimal, so that 1.01 is no farther from 1 than 0.01.
package struct DecimalNumber: Hashable, Sendable {
  private let isNegative: Bool

  /// The digits, the first and the last of which are not 0; none if the number is 0.
  private let digits: [UInt8]

  /// The power of ten that the last digit counts.
  private let exponent: Int

  private init(isNegative: Bool = false, _ digits: [UInt8], exponent: Int) {
    var (digits, exponent) = (digits[...].drop { $0 == 0 }, exponent)
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits)
    self.exponent = digits.isEmpty ? 0 : exponent
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Reads digits with a sign, a point and an exponent as they may be there, such as `-1.5` or `.5`.
  ///
  /// Other texts are no numbers, such as `1,000`, `0x1` or `inf`; nor are `007` and `12e4`, which are
  /// codes to most people, unlike `1e-7`.
  ///
  /// - Parameter takesExponent: Whether `12e4` is a number all the same.
  package init?(_ text: String, takesExponent: Bool = false) {
    var rest = text.utf8[...]
    func take(_ holds: (UInt8) -> Bool) -> Substring.UTF8View {
      let part = rest.prefix(while: holds)
      rest = rest[part.endIndex...]
      return part
    }
    func takeOne(of bytes: StaticString) -> UInt8? {
      guard let first = rest.first,
        (0..<bytes.utf8CodeUnitCount).contains(where: { bytes.utf8Start[$0] == first })
      else { return nil }
      rest = rest.dropFirst()
      return first
    }
    func isDigit(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }
    let isNegative = takeOne(of: "+-") == UInt8(ascii: "-")
    let whole = take(isDigit)
    let part = takeOne(of: ".") == nil ? rest[..<rest.startIndex] : take(isDigit)
    if whole.isEmpty, part.isEmpty { return nil }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
    var exponent = 0
    if takeOne(of: "eE") != nil {
      let isSmall = takeOne(of: "+-") == UInt8(ascii: "-")
      let digits = take(isDigit)
      // Sums of longer exponents could overflow.
      guard isSmall || takesExponent, digits.count <= 15, let power = Int(String(digits) ?? "")
      else { return nil }
      exponent = isSmall ? -power : power
    }
    if !rest.isEmpty { return nil }
    self.init(
      isNegative: isNegative, (Array(whole) + part).map { $0 - UInt8(ascii: "0") },
      exponent: exponent - part.count)
  }

  package var isBelowZero: Bool { isNegative }

  /// Whether the number is no farther from another one than a distance.
  package func isWithin(_ distance: DecimalNumber, of other: DecimalNumber) -> Bool {
    !Self.isAboveZero([self, other.negative, distance.negative])
      && !Self.isAboveZero([other, negative, distance.negative])
  }

  private var negative: DecimalNumber {
    DecimalNumber(isNegative: !isNegative, digits, exponent: exponent)
  }

  /// The power of ten that the first digit counts.
  private var power: Int { exponent + digits.count - 1 }

  /// Whether the sum of three numbers is above zero.
  ///
  /// Only numbers of about the same size are added, so that no exponent makes a long row of zeros.
  private static func isAboveZero(_ numbers: [DecimalNumber]) -> Bool {
    let terms = numbers.filter { !$0.digits.isEmpty }.sorted { $0.power > $1.power }
    guard terms.count > 1, terms[0].power <= terms[1].power + 1 else {
      return terms.first.map { !$0.isNegative } ?? false
    }
    return isAboveZero([sum(terms[0], terms[1])] + terms.dropFirst(2))
  }

  private static func sum(_ a: DecimalNumber, _ b: DecimalNumber) -> DecimalNumber {
    let least = min(a.exponent, b.exponent)
    let (x, y) = (a.digits(from: least), b.digits(from: least))
    if a.isNegative == b.isNegative {
      return DecimalNumber(isNegative: a.isNegative, sum(x, y).reversed(), exponent: least)
    }
    return isBelow(x, y)
      ? DecimalNumber(isNegative: b.isNegative, difference(y, x).reversed(), exponent: least)
      : DecimalNumber(isNegative: a.isNegative, difference(x, y).reversed(), exponent: least)
  }

  /// Returns the digits down to a power of ten, from the last to the first one.
  private func digits(from power: Int) -> [UInt8] {
    digits.isEmpty
      ? [] : Array(repeating: 0, count: exponent - power) + Array(digits.reversed())
  }

  private static func sum(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var (sum, carry) = ([UInt8](), UInt8(0))
    for place in 0..<max(a.count, b.count) {
      let digit = (place < a.count ? a[place] : 0) + (place < b.count ? b[place] : 0) + carry
      sum.append(digit % 10)
      carry = digit / 10
    }
    if carry > 0 { sum.append(carry) }
    return sum
  }

  /// - Precondition: `b` is not larger than `a`.
  private static func difference(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var (difference, borrowed) = ([UInt8](), UInt8(0))
    for place in a.indices {
      let less = (place < b.count ? b[place] : 0) + borrowed
      borrowed = a[place] < less ? 1 : 0
      difference.append(a[place] + 10 * borrowed - less)
    }
    return difference
  }

  private static func isBelow(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    for place in (0..<max(a.count, b.count)).reversed() {
      let (digit, other) = (place < a.count ? a[place] : 0, place < b.count ? b[place] : 0)
      if digit != other { return digit < other }
    }
    return false
  }
}
