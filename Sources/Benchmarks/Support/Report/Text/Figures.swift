// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// How results write numbers.
enum Figures {
  static let nothing = "–"

  static func number(_ number: Double?) -> String {
    guard let number, number.isFinite else { return nothing }
    if number > 0, number < 0.001 { return "<0.001" }
    return formatted(number)
  }

  static func count(_ number: Int?) -> String { number.map(grouped) ?? nothing }

  static func times(_ ratio: Double?) -> String {
    let text = number(ratio)
    return text == nothing ? text : text + "\u{A0}×"
  }

  static func time(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return nothing }
    return duration(seconds).replacingOccurrences(of: " ", with: "\u{A0}")
  }

  static func percent(_ share: Double?) -> String {
    let text = number(share.map { $0 * 100 })
    return text == nothing ? text : text + "%"
  }

  /// Returns a short form for an axis, such as `10k`.
  static func short(_ number: Double) -> String {
    switch number {
    case 1e9...: self.number(number / 1e9) + "G"
    case 1e6...: self.number(number / 1e6) + "M"
    case 1e3...: self.number(number / 1e3) + "k"
    default: self.plain(number)
    }
  }

  /// Returns a number without a limit for small ones.
  static func plain(_ number: Double) -> String {
    guard number > 0, number < 1 else { return self.number(number) }
    return String(number)
  }

  /// Returns a target with signs of multiplication.
  static func target(_ text: String?) -> String {
    text?.replacingOccurrences(of: " x ", with: " × ") ?? nothing
  }

  /// Returns the first and last of some numbers as a range.
  static func range(_ numbers: [Double]) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return nothing }
    let (first, last) = (number(least), number(most))
    return first == last ? first : first + " to " + last
  }

  static func changes(_ details: RunRecord.Details) -> String {
    details.changes.text(withSections: details.sectionChanges)
  }
}
