// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the values of options.
package enum OptionValue {
  /// Returns a number, which may have underscores between its digits.
  package static func number(
    _ text: String, in range: ClosedRange<Int>, for name: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text.filter { $0 != "_" }), range.contains(number) else {
      throw UsageError(
        message: "\(name) takes \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// Returns the choice with this name.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, for name: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      message: "\(name) takes \(names.joined(separator: ", ")), not '\(text)'"
        + Spelling.suggestion(for: text, in: names))
  }
}
