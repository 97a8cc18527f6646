// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The time by which everything moves, which the program advances from frame to frame.
@MainActor
package final class FrameClock {
  package var now = Duration.zero

  package init() {}
}
