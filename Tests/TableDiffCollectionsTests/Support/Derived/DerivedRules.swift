// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Which rows a list has: a value, so that it can be printed, and made narrower or wider.
struct TestFilter: Sendable, CustomStringConvertible {
  private(set) var description: String
  let includes: @Sendable (KeyedRow) -> Bool

  static let all = TestFilter(description: "all") { _ in true }
  static let none = TestFilter(description: "none") { _ in false }
  static let flagged = TestFilter(description: "flagged") { $0.flag }

  static func smallKeys(_ limit: Int) -> TestFilter {
    TestFilter(description: "keys below \(limit)") { $0.key < limit }
  }

  static func tags(_ rest: Int, modulo divisor: Int) -> TestFilter {
    TestFilter(description: "tags \(rest) mod \(divisor)") { $0.tag % divisor == rest }
  }

  /// The rows that satisfy this filter and whose id is no multiple of a number.
  func without(multiplesOf number: Int) -> TestFilter {
    TestFilter(description: "(\(self) without \(number))") { [includes] in
      includes($0) && !$0.id.isMultiple(of: number)
    }
  }

  /// The rows that satisfy this filter or whose id is a multiple of a number.
  func with(multiplesOf number: Int) -> TestFilter {
    TestFilter(description: "(\(self) with \(number))") { [includes] in
      includes($0) || $0.id.isMultiple(of: number)
    }
  }

  func and(_ other: TestFilter) -> TestFilter {
    TestFilter(description: "(\(self) and \(other))") { [includes] in
      includes($0) && other.includes($0)
    }
  }
}

/// An order of rows, with few ties or many.
enum TestOrder: CaseIterable, Sendable {
  case ascending, descending, groupAndKey, coarse, tied, flaggedFirst

  var precedes: @Sendable (KeyedRow, KeyedRow) -> Bool {
    switch self {
    case .ascending: { $0.key < $1.key }
    case .descending: { $0.key > $1.key }
    case .groupAndKey: { ($0.group, $0.key) < ($1.group, $1.key) }
    case .coarse: { $0.key / 8 < $1.key / 8 }
    case .tied: { _, _ in false }
    case .flaggedFirst: { $0.flag && !$1.flag }
    }
  }
}
