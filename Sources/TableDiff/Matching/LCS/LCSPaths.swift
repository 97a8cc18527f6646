// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ways in which the solver of longest common subsequences may go.
package struct LCSPaths: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Dropping rows whose token the other side lacks, and cutting where it is certain.
  package static let cuts = LCSPaths(rawValue: 1)
  /// Myers: fast where few rows differ.
  package static let myers = LCSPaths(rawValue: 2)
  /// Rows of bits: steady where much differs and tokens are few.
  package static let bitRows = LCSPaths(rawValue: 4)
  /// Hunt and Szymanski: fast where few rows match.
  package static let matches = LCSPaths(rawValue: 8)

  /// Solving boxes of few rows in any case, whatever the effort.
  package static let fewRows = LCSPaths(rawValue: 16)

  package static let all: LCSPaths = [.cuts, .myers, .bitRows, .matches, .fewRows]
}
