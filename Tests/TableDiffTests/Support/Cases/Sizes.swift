// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much of each family of cases a test run works through.
enum Sizes {
  /// Whether the families are unreduced, as `Scripts/test-exhaustive` asks for.
  static let isExhaustive = isSet("TABLEDIFF_EXHAUSTIVE")

  /// Whether only a tenth of the random cases run, as `Scripts/test-sanitized` asks for.
  static let isTenth = isSet("TABLEDIFF_TENTH")

  /// Whether each random case is named on standard error before it runs, to find one that traps.
  static let isTraced = isSet("TABLEDIFF_TRACE")

  /// The size of a family: unreduced, in a usual run, and in a tenth.
  static func pick(exhaustive: Int, usual: Int, tenth: Int? = nil) -> Int {
    if isTenth { return tenth ?? usual }
    return isExhaustive ? exhaustive : usual
  }

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }
}

/// Says on standard error which case runs next, where asked to.
func trace(_ name: @autoclosure () -> String) {
  if Sizes.isTraced { FileHandle.standardError.write(Data((name() + "\n").utf8)) }
}
