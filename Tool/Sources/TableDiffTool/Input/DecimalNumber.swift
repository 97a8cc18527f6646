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

  /// The most digits that are read, and the largest and smallest power of ten that a digit counts.
  private static let (digitLimit, largest, smallest) = (38, 127, -128)

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

  /// Reads digits with a sign, a point and an exponent as they may be there, such as `-1.5e3` or
  /// `.5`.
  ///
  /// Of more than 38 digits the first ones count. Other texts are no numbers, such as `1,000`, `0x1`
  /// or `inf`, nor are numbers from 1e128.
  package init?(_ text: String) {
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
    var exponent = 0
    if takeOne(of: "eE") != nil {
      let isSmall = takeOne(of: "+-") == UInt8(ascii: "-")
      let digits = take(isDigit)
      if digits.isEmpty { return nil }
      // Whatever follows, this is out of range.
      for digit in digits where exponent < 1_000_000_000 / 10 {
        exponent = exponent * 10 + Int(digit - UInt8(ascii: "0"))
      }
      if isSmall { exponent = -exponent }
    }
    if !rest.isEmpty { return nil }
    var digits = (Array(whole) + Array(part))[...]
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    let left = max(0, digits.count - Self.digitLimit)
    self.init(
      isNegative: isNegative, digits.dropLast(left).map { $0 - UInt8(ascii: "0") },
      exponent: exponent - part.count + left)
    let power = self.exponent + self.digits.count - 1
    if power > Self.largest || self.exponent < Self.smallest { return nil }
  }

  package var isBelowZero: Bool { isNegative }

  /// Whether the number is no farther from another one than a distance.
  package func isWithin(_ distance: DecimalNumber, of other: DecimalNumber) -> Bool {
    let least = min(exponent, other.exponent, distance.exponent)
    let (a, b) = (digits(from: least), other.digits(from: least))
    let apart =
      isNegative != other.isNegative
      ? Self.sum(a, b) : Self.isBelow(a, b) ? Self.difference(b, a) : Self.difference(a, b)
    return !Self.isBelow(distance.digits(from: least), apart)
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
