// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The control sequences that the program writes, all of ECMA-48 or of xterm.
package enum ControlSequence {
  /// Takes over the screen: the alternate buffer, without cursor and without wrapping of lines.
  package static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"

  /// Gives the screen back as it was.
  ///
  /// A frame may be half written, so that ends first.
  package static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Begins a frame, which terminals that know how show in one piece.
  package static let beginFrame = "\u{1B}[?2026h"

  /// Ends a frame.
  package static let endFrame = "\u{1B}[?2026l"

  package static let eraseScreen = "\u{1B}[0m\u{1B}[2J"

  package static let eraseRestOfLine = "\u{1B}[0m\u{1B}[K"

  /// Moves to the beginning of a line, counted from 0.
  package static func line(_ line: Int) -> String { "\u{1B}[\(line + 1);1H" }
}
