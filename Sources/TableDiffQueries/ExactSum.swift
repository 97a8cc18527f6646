// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A sum of floating-point numbers without any rounding.
///
/// It is an integer with as many digits as the numbers need, as in Ulrich Kulisch, "Computer
/// Arithmetic and Validity" (2008): every finite `Double` is a multiple of 2⁻¹⁰⁷⁴. Additions can be
/// undone exactly by subtractions, in any order. Only ``value`` is rounded.
///
///     digits   [ 3 ][ -7 ][ 2 ]     the digit at index i counts 2 to the power of 32 i - 1074
@usableFromInline
struct ExactSum: Sendable {
  /// The digits from index `first` on; each may have any sign until they are carried.
  private var digits: ContiguousArray<Int64> = []

  /// The index of the first digit.
  private var first = 0

  /// The number of additions since the last carry.
  private var additionCount = 0

  /// The numbers of non-finite summands.
  private var (infinities, negativeInfinities, notNumbers) = (0, 0, 0)

  @usableFromInline init() {}

  /// Adds a number, or subtracts it.
  ///
  /// - Parameter sign: 1 or -1.
  @usableFromInline
  mutating func add(_ number: Double, _ sign: Int) {
    guard number.isFinite else {
      if number.isNaN {
        notNumbers += sign
      } else if number > 0 {
        infinities += sign
      } else {
        negativeInfinities += sign
      }
      return
    }
    if number == 0 { return }
    let isSubnormal = number.exponentBitPattern == 0
    let significand = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let position = isSubnormal ? 0 : Int(number.exponentBitPattern) - 1
    let (index, shift) = (position / 32, UInt64(position % 32))
    // 53 bits, shifted by up to 31, span three digits.
    let low = (significand & 0xffff_ffff) << shift
    let high = (significand >> 32) << shift
    let isNegative = (number < 0) != (sign < 0)
    reserve(index..<index + 3)
    add(low & 0xffff_ffff, isNegative, at: index)
    add((low >> 32) + (high & 0xffff_ffff), isNegative, at: index + 1)
    add(high >> 32, isNegative, at: index + 2)
    additionCount += 1
    // A digit grows by less than 2³³ with each addition.
    if additionCount == 1 << 28 { carry() }
  }

  private mutating func add(_ part: UInt64, _ isNegative: Bool, at index: Int) {
    let part = Int64(truncatingIfNeeded: part)
    digits[index - first] += isNegative ? -part : part
  }

  private mutating func reserve(_ range: Range<Int>) {
    if digits.isEmpty { first = range.lowerBound }
    if range.lowerBound < first {
      digits.insert(contentsOf: repeatElement(0, count: first - range.lowerBound), at: 0)
      first = range.lowerBound
    }
    while first + digits.count < range.upperBound { digits.append(0) }
  }

  /// Normalizes all digits but the last one to 0..<2³².
  private mutating func carry() {
    additionCount = 0
    guard !digits.isEmpty else { return }
    for index in 0..<digits.count - 1 {
      digits[index + 1] += digits[index] >> 32
      digits[index] &= 0xffff_ffff
    }
    let last = digits.count - 1
    if digits[last] > 0xffff_ffff || digits[last] < -0xffff_ffff {
      // The overflow of the last digit becomes a new digit.
      digits.append(digits[last] >> 32)
      digits[last] &= 0xffff_ffff
    }
  }

  /// The sum, rounded to the nearest number, with ties to even.
  @usableFromInline var value: Double {
    if notNumbers > 0 || infinities > 0 && negativeInfinities > 0 { return .nan }
    if infinities > 0 { return .infinity }
    if negativeInfinities > 0 { return -.infinity }
    var sum = self
    sum.carry()
    let isNegative = (sum.digits.last { $0 != 0 } ?? 0) < 0
    if isNegative {
      for index in sum.digits.indices { sum.digits[index] = -sum.digits[index] }
      sum.carry()
    }
    let magnitude = sum.magnitude
    return isNegative ? -magnitude : magnitude
  }

  /// The absolute value of the sum, rounded to nearest; the digits must be carried and unsigned.
  private var magnitude: Double {
    guard let top = digits.lastIndex(where: { $0 != 0 }) else { return 0 }
    // The first 64 bits, and whether any set bits follow.
    var bits: UInt64 = 0
    var rest: UInt64 = 0
    let length = 64 - digits[top].leadingZeroBitCount
    for (number, offset) in [0, 32, 64].enumerated() where top >= number {
      let digit = UInt64(bitPattern: digits[top - number])
      let shift = 64 - length - offset
      bits |= shift >= 0 ? digit << UInt64(shift) : digit >> UInt64(-shift)
      if shift < 0 { rest |= digit & (1 << UInt64(-shift) &- 1) }
    }
    for index in 0..<max(0, top - 2) { rest |= UInt64(bitPattern: digits[index]) }
    // The exponent of the last of these bits.
    let exponent = 32 * (first + top) + length - 64 - 1_074
    // A small sum has fewer significant bits; the others are zero.
    var significand = bits >> 11
    let half: UInt64 = 1 << 10
    let cut = bits & 0x7ff
    if cut > half || cut == half && (rest != 0 || significand & 1 == 1) { significand += 1 }
    return Double(sign: .plus, exponent: exponent + 11, significand: Double(significand))
  }
}
