// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a user presses.
package enum Key: Equatable, Sendable {
  case text(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case backspace, escape, tab
  case redraw, suspend, quit

  /// Control and space, which takes a stepped program to its next frame.
  case step
}
