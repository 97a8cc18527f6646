// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many cases tests take: without optimization about a tenth of what a release build takes.
enum Extent {
  /// Whether `Scripts/test-exhaustive` runs the tests.
  static let isExhaustive = ProcessInfo.processInfo.environment["TABLEDIFF_EXHAUSTIVE"] != nil

  #if DEBUG
    private static let isDebug = true
  #else
    private static let isDebug = false
  #endif

  /// The largest number of rows in small lists.
  static var largestBase: Int { isExhaustive ? 5 : 4 }

  /// Of triples whose largest list has as many rows, every so many-th is taken.
  static func step(size: Int) -> Int {
    switch size {
    case ..<4: 1
    case 4: isExhaustive ? 1 : isDebug ? 307 : 11
    default: 41
    }
  }

  /// The number of random cases in place of `count`.
  static func cases(_ count: Int) -> Int {
    isExhaustive ? 10 * count : isDebug ? count / 25 : count
  }
}
