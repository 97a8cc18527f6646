// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A style of terminal text, with its number in escape sequences.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case dim = 2
  case reversed = 7
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
  case cyan = 36
}
