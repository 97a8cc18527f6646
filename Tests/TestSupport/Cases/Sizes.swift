// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much of each family of cases a test run works through.
///
/// Code without optimization takes ten to thirty times as long, so a debug build takes about a tenth of what a
/// release build does.
package enum Sizes {
  /// Whether the families are unreduced, as `Scripts/test-exhaustive` asks for.
  package static let isExhaustive = isSet("TABLEDIFF_EXHAUSTIVE")

  /// Whether the tests are built without optimization.
  package static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Whether large families are reduced, as code without optimization takes long.
  package static var isReduced: Bool { isDebug && !isExhaustive }

  /// Whether each random case is named on standard error before it runs, to find one that traps.
  package static let isTraced = isSet("TABLEDIFF_TRACE")

  /// The size of a family: unreduced, in a usual run, and in a usual run of a debug build.
  package static func pick(exhaustive: Int, usual: Int, debug: Int? = nil) -> Int {
    if isExhaustive { return exhaustive }
    return isDebug ? debug ?? usual : usual
  }

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }
}

/// Says on standard error which case runs next, where asked to.
package func trace(_ name: @autoclosure () -> String) {
  if Sizes.isTraced { FileHandle.standardError.write(Data((name() + "\n").utf8)) }
}
