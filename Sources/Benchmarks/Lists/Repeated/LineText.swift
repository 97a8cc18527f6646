// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import Foundation

/// Generates the texts of lines from numbers.
enum LineText {
  typealias Text = @Sendable (_ number: Int) -> String

  /// Lines that repeat, as in source code; they have the lowest numbers.
  static let common = ["", "{", "}", "  }", "    }", "    return", "  } else {", "//"]

  /// A common line, or a line that is unique to the number.
  static let code: Text = { number in
    number < common.count ? common[number] : "    let value\(number) = compute(\(number &* 7919))"
  }

  /// A common line, or 1 to 8 words.
  ///
  /// The frequency of word *k* is proportional to 1/*k* (Zipf's law), so short lines with different
  /// numbers can be equal.
  static let words: Text = { number in
    if number < common.count { return common[number] }
    var random = SplitMix64(seed: UInt64(number))
    let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      word(Int(pow(Double(vocabulary), Double.random(in: 0..<1, using: &random))))
    }
    return words.joined(separator: " ")
  }

  private static let vocabulary = 50_000

  /// Returns the word with a rank: at least two letters, and a digit.
  private static func word(_ rank: Int) -> String {
    var rest = SplitMix64.mix(UInt64(rank))
    var letters: [UInt8] = []
    for _ in 0..<2 + rank % 7 {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters, as: UTF8.self) + String(rank % 10)
  }
}
