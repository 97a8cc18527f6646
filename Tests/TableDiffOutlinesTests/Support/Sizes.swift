// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much of each family of cases a test run works through.
enum Sizes {
  /// Whether the families are unreduced, as `Scripts/test-exhaustive` asks for.
  static let isExhaustive = ProcessInfo.processInfo.environment["TABLEDIFF_EXHAUSTIVE"] == "1"

  /// Whether large families are reduced, as code without optimization takes long.
  static var isReduced: Bool {
    #if DEBUG
      !isExhaustive
    #else
      false
    #endif
  }
}
