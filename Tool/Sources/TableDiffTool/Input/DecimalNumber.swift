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
  /// Digits are added from the highest power down, until all that follow together are less than the sum so far.
  private static func isAboveZero(_ numbers: [DecimalNumber]) -> Bool {
    var (sum, power) = (0, Int.max)
    while abs(sum) < numbers.count {
      let next = numbers.filter { !$0.digits.isEmpty && $0.exponent < power }
        .map { min($0.power, power - 1) }.max()
      guard let next else { break }
      // No exponent makes a long row of zeros.
      if sum != 0, next < power - 1 { break }
      sum = numbers.reduce(10 * sum) { $0 + $1.digit(at: next) }
      power = next
    }
    return sum > 0
  }

  /// The digit that counts a power of ten, with the sign of the number.
  private func digit(at power: Int) -> Int {
    let place = self.power - power
    return digits.indices.contains(place) ? Int(digits[place]) * (isNegative ? -1 : 1) : 0
  }
}
