// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TableDiffTesting
import Testing

/// Floating sums against integers of any length.
@Suite struct ExactSumTests {
  struct Number: Identifiable, Equatable {
    let id: Int
    var value: Double
  }

  /// The nearest number to the exact sum, by bits: those from 2⁻¹⁰⁷⁴ on, in two's complement.
  static func exact(_ numbers: [Double]) -> Double {
    var bits = [Int](repeating: 0, count: 2_200)
    for number in numbers where number != 0 {
      let isSubnormal = number.exponentBitPattern == 0
      let significand = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
      let position = isSubnormal ? 0 : Int(number.exponentBitPattern) - 1
      for bit in 0..<53 where significand >> UInt64(bit) & 1 == 1 {
        bits[position + bit] += number < 0 ? -1 : 1
      }
    }
    func carry() {
      for index in 0..<bits.count - 1 {
        let bit = ((bits[index] % 2) + 2) % 2
        bits[index + 1] += (bits[index] - bit) / 2
        bits[index] = bit
      }
    }
    carry()
    let isNegative = bits[bits.count - 1] < 0
    if isNegative {
      for index in bits.indices { bits[index] = -bits[index] }
      carry()
    }
    guard let top = bits.lastIndex(of: 1) else { return 0 }
    let last = max(0, top - 52)
    var significand = 0
    for index in stride(from: top, through: last, by: -1) {
      significand = significand * 2 + bits[index]
    }
    if last > 0, bits[last - 1] == 1, significand % 2 == 1 || bits[..<(last - 1)].contains(1) {
      significand += 1
    }
    let sum = Double(sign: .plus, exponent: last - 1_074, significand: Double(significand))
    return isNegative ? -sum : sum
  }

  static func sum(_ numbers: [Double]) -> Double? {
    let rows = numbers.enumerated().map { Number(id: $0.offset, value: $0.element) }
    return DerivedTotals(summing: rows, by: { _ in 0 }, of: { $0.value })[0]
  }

  @Test func knownSums() {
    #expect(Self.sum([0.1, 0.2, -0.3]) == 2.7755575615628914e-17)
    #expect(Self.sum([1e300, 1, -1e300]) == 1)
    #expect(Self.sum([.greatestFiniteMagnitude, .greatestFiniteMagnitude]) == .infinity)
    #expect(
      Self.sum([.greatestFiniteMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
        == .greatestFiniteMagnitude)
    let least = Double.leastNonzeroMagnitude
    #expect(Self.sum([least, least]) == 2 * least)
    #expect(Self.sum([.infinity, 1]) == .infinity)
    #expect(Self.sum([.infinity, -.infinity])?.isNaN == true)
    #expect(Self.sum([.nan, 1])?.isNaN == true)
  }

  @Test func randomSums() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<400 {
      let spread = Int.random(in: 0...600, using: &random)
      let numbers = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        let exponent = Int.random(in: -spread...spread, using: &random)
        let number = Double.random(in: -1...1, using: &random)
        return Double(sign: .plus, exponent: exponent, significand: number)
      }
      #expect(Self.sum(numbers) == Self.exact(numbers), "\(numbers)")
    }
  }

  /// A sum after any edits is that of the numbers that are left.
  @Test func nothingRemains() {
    var random = SeededRandom(seed: 6)
    var rows: [Number] = []
    var sums = DerivedTotals(summing: rows, by: { _ in 0 }, of: { $0.value })
    for step in 0..<500 {
      let value = Double.random(in: -1...1, using: &random) * [1, 1e20, 1e-200, 1e200][step % 4]
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where rows.count > 0: rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
      case 1 where rows.count > 0: rows[rows.count / 2].value = step % 50 == 0 ? .infinity : value
      default: rows.append(Number(id: step, value: value))
      }
      updateGenerically(&sums, to: rows)
      if rows.contains(where: { !$0.value.isFinite }) {
        #expect(sums[0] == .infinity)
      } else {
        #expect(sums[0] ?? 0 == Self.exact(rows.map(\.value)))
      }
    }
  }
}
