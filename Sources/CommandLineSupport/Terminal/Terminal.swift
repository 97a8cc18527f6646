// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The capabilities of an output of the process.
package struct Terminal: Sendable {
  /// Whether the output is interactive, not a file or a pipe.
  package let isTerminal: Bool

  /// Whether a line can be rewritten.
  package let canRewriteLines: Bool

  package let hasColors: Bool

  /// The maximum columns of text: at most 100 on a terminal, unlimited elsewhere.
  package let columns: Int

  /// The columns of a terminal's line; `nil` elsewhere.
  package let lineColumns: Int?

  package static let standardOutput = Terminal(STDOUT_FILENO)
  package static let standardError = Terminal(STDERR_FILENO)

  private init(_ descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    isTerminal = isatty(descriptor) == 1
    canRewriteLines = isTerminal && environment["TERM"] != "dumb"
    hasColors = canRewriteLines && environment["NO_COLOR", default: ""].isEmpty
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    lineColumns = isTerminal ? (isKnown ? Int(size.ws_col) : 80) : nil
    columns = lineColumns.map { min(100, max(20, $0)) } ?? 10_000
  }

  /// Writes a note to standard error in wrapped lines, escaping control characters except line
  /// ends.
  package static func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrapped(VisibleText.string($0.utf8), width: standardError.columns) + "\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
  }

  /// Returns a text in a style, if the output has colors.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    hasColors && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
