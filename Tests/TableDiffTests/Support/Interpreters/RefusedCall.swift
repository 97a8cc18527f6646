// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call that the documentation of its target forbids.
struct RefusedCall: Error, Equatable, CustomStringConvertible {
  /// The rule that it breaks, such as `G1`.
  let rule: String
  let description: String

  init(_ rule: String, _ description: String) {
    self.rule = rule
    self.description = "\(rule): \(description)"
  }

  /// Throws unless a range is one of at least one row, within `count` rows.
  static func check(_ rows: Range<Int>, within count: Int, _ rule: String) throws(RefusedCall) {
    if rows.isEmpty || rows.lowerBound < 0 || rows.upperBound > count {
      throw RefusedCall(rule, "rows \(rows) of \(count)")
    }
  }
}
