// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// Formats a number with two or three significant digits, or with all digits before the decimal
/// point.
package func formatted(_ number: Double) -> String {
  if !number.isFinite { return Figures.nothing }
  // Records are read from files, so numbers may be arbitrarily large.
  if number.magnitude >= 1e15 { return String(number) }
  if number >= 100 { return grouped(Int(number.rounded())) }
  if number == number.rounded() { return String(Int(number)) }
  return String(format: number >= 10 ? "%.1f" : number >= 0.1 ? "%.2f" : "%.2g", number)
}

/// Formats seconds in a suitable unit.
package func duration(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: formatted(seconds * 1e9) + " ns"
  case ..<1e-3: formatted(seconds * 1e6) + " µs"
  case ..<1: formatted(seconds * 1e3) + " ms"
  default: formatted(seconds) + " s"
  }
}

/// Formats numbers that may be missing.
enum Figures {
  static let nothing = "–"

  static func number(_ number: Double?) -> String {
    guard let number, number.isFinite else { return nothing }
    return number > 0 && number < 0.001 ? "<0.001" : formatted(number)
  }

  static func count(_ number: Int?) -> String { number.map(grouped) ?? nothing }

  static func time(_ seconds: Double?) -> String { seconds.map(duration) ?? nothing }
}

extension ChangeCounts {
  /// The numbers with a letter for each kind, such as `1d 2i 3m 4u`.
  private var text: String {
    let parts = [(deletes, "d"), (inserts, "i"), (moves, "m"), (updates, "u")]
    let text = parts.filter { $0.0 > 0 }.map { grouped($0.0) + $0.1 }.joined(separator: " ")
    return text.isEmpty ? "none" : text
  }

  /// Returns the numbers of changed rows, and of changed sections if there are any.
  func text(withSections sections: ChangeCounts?) -> String {
    guard let sections, sections.total > 0 else { return text }
    return total == 0 ? "sections " + sections.text : text + ", sections " + sections.text
  }
}

extension RunRecord.Growth.Variable {
  /// Returns a value of the variable in short form, such as `300k` or `0.3%`.
  package func text(_ x: Double) -> String {
    switch self {
    case .editedShare: String(format: "%g%%", x * 100)
    case .rows, .rowsOfOneEdit:
      x >= 1e6
        ? String(format: "%gM", x / 1e6)
        : x >= 1e3 ? String(format: "%gk", x / 1e3) : String(format: "%g", x)
    }
  }
}
