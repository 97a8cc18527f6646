// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How fields and records are told apart in CSV or TSV.
package struct Dialect: Hashable, Sendable {
  /// What stands between two fields.
  let delimiter: UInt8

  /// Whether a field can stand in quotes; if not, quotes are characters like others.
  var hasQuotes = true

  /// Whether CR alone ends a line.
  let hasLoneReturns: Bool

  /// What a line begins with that is no record; `nil` if all are.
  let comment: UInt8?

  package init(
    delimiter: UInt8, hasQuotes: Bool = true, hasLoneReturns: Bool = false, comment: UInt8? = nil
  ) {
    (self.delimiter, self.hasQuotes, self.hasLoneReturns) = (delimiter, hasQuotes, hasLoneReturns)
    self.comment = comment
  }

  /// CSV as RFC 4180 has it.
  package static let csv = Dialect(delimiter: UInt8(ascii: ","))
}
