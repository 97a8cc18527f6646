// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffAppKit
import TableDiffUIKit
import Testing

/// A package that depends on the adapters as any client does.
@Suite struct ClientTests {
  /// Where there is neither UIKit nor AppKit, the adapters build, and bring no double of them along.
  @Test func nothingComesAlong() {
    #if os(Linux) && (canImport(UIKit) || canImport(AppKit))
      Issue.record("A client on Linux sees a double of UIKit or AppKit.")
    #endif
    #expect([1, 2].tableDiff(to: [2], id: \.self).deletes == [0])
  }
}
