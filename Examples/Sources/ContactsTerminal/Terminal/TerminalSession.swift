// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Takes over a terminal, and gives it back however the program ends.
@MainActor
package final class TerminalSession {
  private let input: Int32
  private let output: Int32
  private let original: termios

  package init(input: Int32, output: Int32) throws(SystemFailure) {
    self.input = input
    self.output = output
    var settings = termios()
    if tcgetattr(input, &settings) != 0 {
      throw SystemFailure(call: "tcgetattr", number: errno)
    }
    original = settings
    TerminalRescue.prepare(input: input, output: output, settings: settings)
  }

  /// The terminal to draw on.
  package var terminal: Terminal {
    Terminal(
      size: { [output] in Self.size(of: output) },
      write: { [output] in try FileDescriptor.write($0, to: output) })
  }

  /// Takes over the screen and the keyboard.
  package func enter() throws(SystemFailure) {
    var settings = original
    cfmakeraw(&settings)
    TerminalRescue.isNeeded = true
    if tcsetattr(input, TCSAFLUSH, &settings) != 0 {
      throw SystemFailure(call: "tcsetattr", number: errno)
    }
    try FileDescriptor.write(Array(ControlSequence.enter.utf8), to: output)
  }

  /// Gives both back.
  package func leave() {
    TerminalRescue.restore()
  }

  private static func size(of output: Int32) -> TerminalSize {
    var size = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &size) != 0 { return TerminalSize(columns: 0, rows: 0) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
